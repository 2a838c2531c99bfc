import { mustBeOpen, since } from '../../periods/closed/rules.ts';
import { type Correction } from '../../periods/closed/shape.ts';
import { type DateRange } from '../../periods/months.ts';
import { type Dated, datedOn } from '../../shared/dated.ts';
import { type Employment } from '../../replicas/people.ts';
import { openBack } from '../open/rules.ts';
import { type WorkplanState } from '../state.ts';

interface Said {
  from: string;
  by: string;
  employments?: readonly Employment[];
  /** Dates of closed months. */
  closed?: readonly DateRange[];
  correction?: Correction;
}

export interface TimeSettings extends Said {
  /** null = none of the person's own; absent = unchanged. */
  ruleSetId?: string | null;
  defaultShift?: { shiftId: string; version: number } | null;
}

/** Whether a day, and every later one, has this value already. */
export function isSaid<T extends Dated>(
  list: readonly T[],
  from: string,
  is: (one: T | undefined) => boolean,
): boolean {
  return is(datedOn(list, from)) && !list.some((one) => one.from > from);
}

/** The last day that has a record because of it. */
export function throughOf({ opened }: WorkplanState, from: string): string {
  const through = opened.at(-1)?.through ?? from;
  return through > from ? through : from;
}

export interface WorksheetGiven extends Said {
  worksheet: { worksheetId: string; version: number } | null;
  offset: number;
}

/** A rotating pattern from a day on, or none. */
export function giveWorksheet(state: WorkplanState, given: WorksheetGiven) {
  const { from, by, worksheet, offset, closed = [], correction } = given;
  const { worksheetId, version } = worksheet ?? { worksheetId: null, version: 0 };
  const isGiven = isSaid(state.worksheets, from, (one) =>
    one?.worksheetId
      ? one.worksheetId === worksheetId && one.version === version && one.offset === offset
      : worksheetId === null,
  );
  if (isGiven) return [];
  const acted = { by, ...mustBeOpen(closed, since(from), correction) };
  const data = { from, through: throughOf(state, from), worksheetId, version, offset, ...acted };
  return [...(worksheetId === null ? [] : openBack(state, given)), { type: 'WorksheetAssigned' as const, data }];
}

/** What counts for a person from a day on; nothing where it does already. */
export function setTimes(state: WorkplanState, settings: TimeSettings) {
  const { from, by, ruleSetId, defaultShift, closed = [], correction } = settings;
  const through = throughOf(state, from);
  const shiftId = defaultShift?.shiftId ?? null;
  const hasRules =
    ruleSetId === undefined || isSaid(state.rules, from, (one) => (one?.ruleSetId ?? null) === ruleSetId);
  const hasShift =
    defaultShift === undefined || isSaid(state.defaults, from, (one) => (one?.shiftId ?? null) === shiftId);
  if (hasRules && hasShift) return [];
  const acted = { by, ...mustBeOpen(closed, since(from), correction) };
  return [
    ...(hasRules ? [] : [{ type: 'RulesAssigned' as const, data: { from, through, ruleSetId, ...acted } }]),
    ...(hasShift
      ? []
      : [
          ...(shiftId === null ? [] : openBack(state, settings)),
          {
            type: 'DefaultShiftSet' as const,
            data: { from, through, shiftId, version: defaultShift?.version ?? 0, ...acted },
          },
        ]),
  ];
}
