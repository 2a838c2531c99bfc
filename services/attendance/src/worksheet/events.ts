import { decider, event } from '@kadro/chassis/declare';
import { daySchema, daysBetween, localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { correctionText } from '../periods/closed/shape.ts';
import { type Version, versionOn, withVersion } from '../shift/events.ts';

const placed = z.object({
  shiftId: z.string(),
  /** Of the shift, as the worksheet was defined. */
  version: z.int(),
});

export const worksheetFields = z.object({
  name: localizedTextSchema,
  /** null = for all branches. */
  branchId: z.string().nullable(),
  /** The first day of the pattern falls on it, and again after each turn, before it too. */
  anchor: daySchema,
  /** Shifts of each day; without any it is off. */
  days: z.array(z.object({ shifts: z.array(placed) })),
});

export type WorksheetFields = z.infer<typeof worksheetFields>;
export type PlacedShift = z.infer<typeof placed>;

export interface WorksheetState {
  archived: boolean;
  /** In order, the first is 1. */
  versions: readonly Version<WorksheetFields>[];
}

/** A rotating pattern in its versions: `attendance.worksheet` per worksheet. */
export const worksheet = decider({
  name: 'worksheet',
  initial: { archived: false, versions: [] } as WorksheetState,
  events: {
    WorksheetDefined: event(1, worksheetFields),
    WorksheetRedefined: event(
      1,
      z.object({
        version: z.int(),
        effectiveOn: daySchema.nullable(),
        changed: worksheetFields.partial(),
        ...correctionText,
      }),
    ),
    WorksheetArchived: event(1, z.object({})),
    WorksheetRestored: event(1, z.object({})),
  },
  evolve: {
    WorksheetDefined: (_state, fields) => ({ archived: false, versions: [{ version: 1, effectiveOn: null, fields }] }),
    WorksheetRedefined: (state, change) => withVersion(state, change),
    WorksheetArchived: (state) => ({ ...state, archived: true }),
    WorksheetRestored: (state) => ({ ...state, archived: false }),
  },
});

/** The fields of its last version. */
export const latestOf = ({ versions }: WorksheetState): WorksheetFields => versions.at(-1)!.fields;

/** What the pattern has on a date; `offset` = so many days later than it is anchored. */
export function shiftsOn({ anchor, days }: WorksheetFields, date: string, offset = 0): readonly PlacedShift[] {
  const past = (daysBetween(anchor, date) - offset) % days.length;
  return days[(past + days.length) % days.length]!.shifts;
}

/** As it was given to somebody, or in a later version that is effective by the date. */
export const worksheetOn = (state: WorksheetState, given: number, date: string): WorksheetFields | undefined =>
  versionOn(state, given, date)?.fields;
