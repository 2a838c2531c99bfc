import { type Dated, datedOn } from '../../shared/dated.ts';
import { type WorkplanState } from '../state.ts';

interface Said {
  from: string;
  by: string;
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
export const throughOf = ({ opened }: WorkplanState, from: string): string =>
  opened && opened.through > from ? opened.through : from;

/** What counts for a person from a day on; nothing where it does already. */
export function setTimes(state: WorkplanState, { from, by, ruleSetId, defaultShift }: TimeSettings) {
  const through = throughOf(state, from);
  const shiftId = defaultShift?.shiftId ?? null;
  const hasRules =
    ruleSetId === undefined || isSaid(state.rules, from, (one) => (one?.ruleSetId ?? null) === ruleSetId);
  const hasShift =
    defaultShift === undefined || isSaid(state.defaults, from, (one) => (one?.shiftId ?? null) === shiftId);
  return [
    ...(hasRules ? [] : [{ type: 'RulesAssigned' as const, data: { from, through, ruleSetId, by } }]),
    ...(hasShift
      ? []
      : [
          {
            type: 'DefaultShiftSet' as const,
            data: { from, through, shiftId, version: defaultShift?.version ?? 0, by },
          },
        ]),
  ];
}
