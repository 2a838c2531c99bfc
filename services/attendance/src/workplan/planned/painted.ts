import { absencesOf, inOrder, isUndecided } from '../../absence/shape.ts';
import { type AbsenceState } from '../../absence/events.ts';
import { type ShiftState } from '../../shift/events.ts';
import { type Draft } from '../../staffing/coverage/facts.ts';
import { type TimesheetFacts } from '../../timesheet/facts.ts';
import { type WorkplanState } from '../state.ts';

/** Of what is only painted: no workplan has it yet. */
const painted = 'painted';

/** Leave that is asked for and not decided yet, by id. */
export const askedOf = ({ leaves }: AbsenceState): ReadonlySet<string> =>
  new Set([...leaves].flatMap(([id, { status }]) => (isUndecided(status) ? id : [])));

/** As if all leave were approved that is asked for. */
export function grantedAbsence(state: AbsenceState): AbsenceState {
  const taken = [...askedOf(state)].flatMap((id) => [
    ...absencesOf(id, { ...state.leaves.get(id)!, status: 'APPROVED' }),
  ]);
  const byDate = state.byDate.withMutations((all) => {
    for (const [date, one] of taken) all.update(date, [], (there) => inOrder([...there, one]));
  });
  return { ...state, byDate };
}

/** With what is painted in the place of what the dates have; the newest version of a shift is planned. */
function paintedPlan(
  state: WorkplanState,
  drafts: readonly Draft[],
  shifts: ReadonlyMap<string, ShiftState>,
): WorkplanState {
  const entriesOf = ({ shiftIds }: Draft) =>
    shiftIds.flatMap((shiftId) => {
      const version = shifts.get(shiftId)?.versions.length ?? 0;
      return version > 0 ? [{ shiftId, version, workplanId: painted }] : [];
    });
  return {
    ...state,
    entries: state.entries.withMutations((all) => {
      for (const draft of drafts) {
        const entries = entriesOf(draft);
        if (entries.length > 0) all.set(draft.date, entries);
        else all.delete(draft.date);
      }
    }),
    covered: state.covered.withMutations((all) => {
      for (const { date } of drafts) all.update(date, [], (ids) => [...ids, painted]);
    }),
  };
}

/** The facts of a person as they were if what is painted were set, and leave approved that is asked for. */
export const paintedFacts = (
  facts: TimesheetFacts,
  drafts: readonly Draft[],
  shifts: ReadonlyMap<string, ShiftState>,
): TimesheetFacts => ({
  ...facts,
  absence: grantedAbsence(facts.absence),
  workplan: paintedPlan(facts.workplan, drafts, shifts),
  shifts: new Map([...facts.shifts, ...shifts]),
});
