import { type CommandScope, endpoint } from '@kadro/chassis';
import { daysBetween, todayIn } from '@kadro/kernel';
import { z } from 'zod';
import { reject } from '../errors/index.ts';
import { people } from '../replicas/people.ts';
import { ruleSchema } from '../rule-sets/shape.ts';
import { organizationAdmins } from '../shared/access.ts';
import { settingsOf } from '../shared/places.ts';
import { id, mustBeBranch } from '../shared/references.ts';
import { shiftSchema } from '../shift/shape.ts';
import { daysOf, given } from '../worksheet/commands.ts';
import { type Range } from './compare.ts';
import { draftedRules, draftedShift, draftedWorksheet, isPlaced } from './drafts.ts';
import { changesOf } from './figures.ts';
import { nextPeople, type TryOut } from './people.ts';
import { beginning, cursorOf, progressOf, totalsOf } from './progress.ts';
import { mostDays, rangeFields, tryOutAnswer } from './shape.ts';

interface Asked extends Range {
  cursor?: string;
}

const mostPeople = 100_000;

/** Past days only. @throws Rejection date_order, try_out_not_past, date_range_too_long */
async function mustBePast(scope: CommandScope, { from, to }: Range): Promise<void> {
  const today = todayIn((await settingsOf(scope)).zone, scope.now());
  if (to < from) reject('date_order', { fields: { to: { name: 'date_order' } } });
  if (to > today) {
    const params = { on: today };
    reject('try_out_not_past', { params, fields: { to: { name: 'try_out_not_past', params } } });
  }
  if (daysBetween(from, to) < mostDays) return;
  const problem = { name: 'date_range_too_long', params: { max: mostDays } } as const;
  reject(problem.name, { params: problem.params, fields: { to: problem } });
}

async function answerOf(scope: CommandScope, { from, to, cursor }: Asked, what: Omit<TryOut, 'range'>) {
  const before = cursor === undefined ? beginning : progressOf(cursor);
  if (!before) reject('value_invalid', { fields: { cursor: { name: 'value_invalid' } } });
  const page = await nextPeople(scope, { ...what, range: { from, to } }, before);
  const { looked, touched, changed } = page.progress;
  const everybody = await scope.rows(people.model).count(scope.organization, { where: [] }, mostPeople);
  return {
    status: 200,
    body: {
      people: page.people.map(({ employeeId, before: had, after, days }) => ({
        employeeId,
        figures: changesOf(had, after),
        days,
      })),
      totals: totalsOf(page.progress),
      touched,
      changed,
      looked,
      of: everybody.total,
      cursor: page.isDone ? null : cursorOf(page.progress),
    },
  };
}

const common = {
  method: 'POST',
  access: organizationAdmins,
  area: 'shift',
  keepsIntent: false,
  answers: { status: 200, shape: tryOutAnswer },
} as const;

const range = { from: '2026-06-01', to: '2026-06-30' };

const tryOutShift = endpoint({
  ...common,
  name: 'TryOutShift',
  path: 'shifts/{id}/try-out',
  summary: 'What day records would be, had a shift been another over a past range; changes nothing',
  input: shiftSchema.partial().extend(rangeFields).strict(),
  example: { ...range, lateTolerance: 10 },
  handle: async ({ to, cursor, ...input }, scope) => {
    const shiftId = scope.params.id ?? '';
    await mustBePast(scope, { from: input.from, to });
    await mustBeBranch(input.branchId, scope);
    const draft = await draftedShift(scope, shiftId, input);
    return answerOf(scope, { from: input.from, to, cursor }, { draft, where: [{ index: 'shiftIds', eq: shiftId }] });
  },
});

const tryOutWorksheet = endpoint({
  ...common,
  name: 'TryOutWorksheet',
  path: 'worksheets/{id}/try-out',
  summary: 'What day records would be, had a rotating pattern been another over a past range; changes nothing',
  input: z.object(given).partial().extend(rangeFields).strict(),
  example: { ...range, days: [{ shiftIds: [] }] },
  handle: async ({ to, cursor, days: said, ...input }, scope) => {
    const worksheetId = scope.params.id ?? '';
    await mustBePast(scope, { from: input.from, to });
    const { days, shifts } = await daysOf(scope, said, input.branchId);
    const draft = await draftedWorksheet(scope, worksheetId, { ...input, ...(days ? { days } : {}) }, shifts);
    const where = [{ index: 'worksheetIds', eq: worksheetId }];
    return answerOf(scope, { from: input.from, to, cursor }, { draft, where });
  },
});

const tryOutRules = endpoint({
  ...common,
  name: 'TryOutRules',
  path: 'shift-parameters/{id}/try-out',
  summary: 'What day records would be, had a rule set been another, or elsewhere, over a past range; changes nothing',
  input: ruleSchema
    .partial()
    .extend({ ...rangeFields, organization: z.boolean().optional(), branchIds: z.array(id).max(500).optional() })
    .strict(),
  example: { ...range, setOff: true },
  handle: async ({ to, cursor, organization, branchIds, ...input }, scope) => {
    const ruleSetId = scope.params.id ?? '';
    await mustBePast(scope, { from: input.from, to });
    for (const branchId of branchIds ?? []) await mustBeBranch(branchId, scope);
    const places = { organization, branchIds };
    const draft = await draftedRules(scope, ruleSetId, input, places);
    // at other places it may be anybody's
    const where = isPlaced(places) ? [] : [{ index: 'ruleSetIds', eq: ruleSetId }];
    return answerOf(scope, { from: input.from, to, cursor }, { draft, where });
  },
});

/** Drafts of what day records follow from, over past days: nothing is stored by them. */
export const tryOuts = { endpoints: [tryOutShift, tryOutWorksheet, tryOutRules] };
