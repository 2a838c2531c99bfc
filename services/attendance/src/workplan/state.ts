import { addDays } from '@kadro/kernel';
import { Map, Set } from 'immutable';
import { type DatedRules } from '../rule-sets/book.ts';
import { type Requests } from '../requests/state.ts';
import { datedOn } from '../shared/dated.ts';
import { shiftsOn, type WorksheetState, worksheetOn } from '../worksheet/events.ts';
import { type ShiftChangeState } from './requests/shape.ts';

export interface Entry {
  shiftId: string;
  /** Of the shift, as it was planned. */
  version: number;
  workplanId: string;
}

export interface DefaultShift {
  from: string;
  /** null = none from this day on. */
  shiftId: string | null;
  version: number;
}

export interface GivenWorksheet {
  from: string;
  /** null = none from this day on. */
  worksheetId: string | null;
  version: number;
  /** The pattern begins so many days later than it is anchored. */
  offset: number;
}

/** Persistent maps: one more event costs the same after years. */
export interface WorkplanState {
  /** Ranges of days that have a record whatever happens, ascending; months that were missed for long are in none. */
  opened: readonly { from: string; through: string }[];
  /** Planned by date. */
  entries: Map<string, readonly Entry[]>;
  /** Ids of the workplans whose range holds the date: without an entry it is off (rules, attendance). */
  covered: Map<string, readonly string[]>;
  plans: Map<string, { from: string; to: string }>;
  /** Ascending by `from`. */
  defaults: readonly DefaultShift[];
  /** Ascending by `from`. */
  worksheets: readonly GivenWorksheet[];
  /** Rule sets of the person, ascending by `from`. */
  rules: readonly DatedRules[];
  /** When something about a date was recorded last: by then it has happened. */
  changedAt: Map<string, string>;
  /** All that were ever planned. */
  shiftIds: Set<string>;
  /** Of the last change of rule sets and default shifts, and of worksheets; -1 before any. */
  settingsRevision: number;
  worksheetRevision: number;
  /** For other shifts, whatever became of them. */
  requests: Requests<ShiftChangeState>;
}

export const emptyWorkplan: WorkplanState = {
  opened: [],
  entries: Map(),
  covered: Map(),
  plans: Map(),
  defaults: [],
  worksheets: [],
  rules: [],
  changedAt: Map(),
  shiftIds: Set(),
  settingsRevision: -1,
  worksheetRevision: -1,
  requests: Map(),
};

interface Planned {
  id: string;
  from: string;
  to: string;
  entries: readonly { date: string; shiftId: string; version: number }[];
}

export function planned(state: WorkplanState, { id, from, to, entries }: Planned): WorkplanState {
  return {
    ...state,
    plans: state.plans.set(id, { from, to }),
    shiftIds: state.shiftIds.union(entries.map(({ shiftId }) => shiftId)),
    covered: state.covered.withMutations((all) => {
      for (let date = from; date <= to; date = addDays(date, 1)) all.update(date, [], (ids) => [...ids, id]);
    }),
    entries: state.entries.withMutations((all) => {
      for (const { date, shiftId, version } of entries)
        all.update(date, [], (there) => [...there, { shiftId, version, workplanId: id }]);
    }),
  };
}

export function withoutEntries(
  state: WorkplanState,
  dates: readonly string[],
  isGone: (entry: Entry) => boolean,
): WorkplanState {
  const entries = state.entries.withMutations((all) => {
    for (const date of dates) {
      const rest = all.get(date, []).filter((one) => !isGone(one));
      if (rest.length > 0) all.set(date, rest);
      else all.delete(date);
    }
  });
  return { ...state, entries };
}

/** What a worksheet of the person has on a date; null = there is none. */
function patternOn(
  { worksheets: given }: Pick<WorkplanState, 'worksheets'>,
  date: string,
  worksheets: ReadonlyMap<string, WorksheetState>,
): readonly Pick<Entry, 'shiftId' | 'version'>[] | null {
  const standing = datedOn(given, date);
  const state = standing?.worksheetId ? worksheets.get(standing.worksheetId) : undefined;
  const fields = standing && state && worksheetOn(state, standing.version, date);
  return fields ? shiftsOn(fields, date, standing.offset) : null;
}

/**
 * Which plan counts on a date: its entries, else the worksheet, else the default shift; null = the working pattern. An
 * empty date of a planned range is off (rules, attendance: which plan).
 */
export function plannedOn(
  state: WorkplanState,
  date: string,
  worksheets: ReadonlyMap<string, WorksheetState>,
): readonly Pick<Entry, 'shiftId' | 'version'>[] | null {
  const entries = state.entries.get(date);
  if (entries) return entries;
  if (state.covered.has(date)) return [];
  const pattern = patternOn(state, date, worksheets);
  if (pattern) return pattern;
  const standing = datedOn(state.defaults, date);
  return standing?.shiftId ? [{ shiftId: standing.shiftId, version: standing.version }] : null;
}

/** Notes that something about these dates was recorded. */
export function changedOn<S extends { changedAt: Map<string, string> }>(
  state: S,
  dates: readonly string[],
  at: string,
): S {
  return { ...state, changedAt: state.changedAt.withMutations((all) => dates.forEach((date) => all.set(date, at))) };
}
