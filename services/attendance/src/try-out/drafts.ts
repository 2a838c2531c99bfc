import { type CommandScope } from '@kadro/chassis';
import { reject } from '../errors/index.ts';
import { type RuleBookState, withPlaced } from '../rule-sets/book.ts';
import { changeRules } from '../rule-sets/define/rules.ts';
import { type RulesState, rules, withChange } from '../rule-sets/events.ts';
import { placeRules } from '../rule-sets/place/rules.ts';
import { type RuleFields } from '../rule-sets/shape.ts';
import { shift, type ShiftState, withVersion } from '../shift/events.ts';
import { changeShift } from '../shift/rules.ts';
import { type ShiftFields } from '../shift/shape.ts';
import { type TimesheetFacts } from '../timesheet/facts.ts';
import { worksheet, type WorksheetFields } from '../worksheet/events.ts';
import { changeWorksheet } from '../worksheet/rules.ts';

/** The facts of a person as they would be. */
export type Draft = (facts: TimesheetFacts) => TimesheetFacts;

/** @throws Rejection entity_not_found */
async function known<S>(scope: CommandScope, decider: Parameters<typeof scope.state<S>>[0], id: string): Promise<S> {
  const { state, revision } = await scope.state<S>(decider, id);
  return revision < 0 ? reject('entity_not_found') : state;
}

/** A shift with other fields from a day on, for whatever is planned with it. @throws Rejection as changing it does */
export async function draftedShift(
  scope: CommandScope,
  id: string,
  { from, ...input }: Partial<ShiftFields> & { from: string },
): Promise<Draft> {
  const state = await known(scope, shift, id);
  const changed = changeShift(state, { ...input, effectiveOn: from }).map(({ data }) => data);
  const draft = changed.reduce<ShiftState>(withVersion, state);
  return (facts) => ({ ...facts, shifts: new Map([...facts.shifts, [id, draft]]) });
}

/** A pattern from a day on; `shifts` are the ones that it has. @throws Rejection as changing it does */
export async function draftedWorksheet(
  scope: CommandScope,
  id: string,
  { from, ...input }: Partial<WorksheetFields> & { from: string },
  shifts: ReadonlyMap<string, ShiftState>,
): Promise<Draft> {
  const state = await known(scope, worksheet, id);
  const changed = changeWorksheet(state, { ...input, effectiveOn: from }, shifts).map(({ data }) => data);
  const draft = changed.reduce<typeof state>(withVersion, state);
  return (facts) => ({
    ...facts,
    worksheets: new Map([...facts.worksheets, [id, draft]]),
    shifts: new Map([...facts.shifts, ...shifts]),
  });
}

/** Values from a day on, also where others of the set were changed later. */
function withValues(state: RulesState, from: string, input: Partial<RuleFields>): RulesState {
  const later = state.periods.flatMap((period) => (period.from !== null && period.from > from ? period.from : []));
  return [from, ...later].reduce(
    (drafted, effectiveOn) =>
      changeRules(drafted, { ...input, effectiveOn }).reduce((all, { data }) => withChange(all, data), drafted),
    state,
  );
}

export interface Places {
  organization?: boolean;
  branchIds?: readonly string[];
}

/** A rule set with other values, or at other places, from a day on. @throws Rejection as changing it does */
export async function draftedRules(
  scope: CommandScope,
  id: string,
  { from, ...input }: Partial<RuleFields> & { from: string },
  places: Places = {},
): Promise<Draft> {
  const draft = withValues(await known(scope, rules, id), from, input);
  const placed = (book: RuleBookState): RuleBookState =>
    placeRules(book, { ...places, ruleSetId: id, from, by: scope.principal.account }).reduce(
      (all, { data }) => withPlaced(all, data),
      book,
    );
  return (facts) => ({
    ...facts,
    book: placed(facts.book),
    ruleSets: new Map([...facts.ruleSets, [id, draft]]),
  });
}

export const isPlaced = ({ organization, branchIds }: Places): boolean =>
  organization !== undefined || branchIds !== undefined;
