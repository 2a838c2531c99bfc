import { decider, event, personal } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { z } from 'zod';
import { withDated } from '../shared/dated.ts';
import { datesBetween } from '../timesheet/weeks.ts';
import { changedOn, emptyWorkplan, planned, type WorkplanState, withoutEntries } from './state.ts';

const note = personal('text', z.string().nullable());
const by = z.string();

const entry = z.object({
  date: daySchema,
  shiftId: z.string(),
  /** Of the shift, as it was planned. */
  version: z.int(),
  /** Working minutes expected; these are absent where they were not recorded yet. */
  minutes: z.int().optional(),
  /** Local times; null = at whatever time. */
  begin: z.string().nullable().optional(),
  end: z.string().nullable().optional(),
});

export type EntryData = z.infer<typeof entry>;

/** One stream per person: overlap spans dates (streams.md). */
export const workplan = decider({
  name: 'workplan',
  initial: emptyWorkplan,
  events: {
    /** From this day on, up to and with `through`, the person has a record of each day. */
    DaysOpened: event(1, z.object({ from: daySchema, through: daySchema })),
    WorkplanSet: event(
      1,
      z.object({
        id: z.string(),
        from: daySchema,
        to: daySchema,
        entries: z.array(entry),
        /** Of its first day. */
        branchId: z.string().nullable(),
        note,
        origin: z.enum(['SINGLE', 'MULTIPLE', 'WORKSHEET', 'IMPORT', 'REQUEST']),
        by,
      }),
    ),
    WorkplanNoted: event(1, z.object({ id: z.string(), note, by })),
    WorkplanShiftRemoved: event(
      1,
      z.object({ id: z.string(), shiftId: z.string(), dates: z.array(daySchema), reason: note, by }),
    ),
    WorkplanCancelled: event(
      1,
      z.object({ id: z.string(), from: daySchema, to: daySchema, reason: personal('text', z.string()), by }),
    ),
    /** null = none from this day on. */
    DefaultShiftSet: event(
      1,
      z.object({ from: daySchema, through: daySchema, shiftId: z.string().nullable(), version: z.int(), by }),
    ),
    /** null = none from this day on. */
    WorksheetAssigned: event(
      1,
      z.object({
        from: daySchema,
        through: daySchema,
        worksheetId: z.string().nullable(),
        version: z.int(),
        offset: z.int(),
        by,
      }),
    ),
    /** null = none of the person's own from this day on. */
    RulesAssigned: event(1, z.object({ from: daySchema, through: daySchema, ruleSetId: z.string().nullable(), by })),
  },
  evolve: {
    DaysOpened: (state, { from, through }, { at }) => ({
      ...changedOn(state, datesBetween(from, through), at),
      opened: [...state.opened, { from, through }],
    }),
    WorkplanSet: (state, data, { at }) => planned(changedOn(state, datesBetween(data.from, data.to), at), data),
    WorkplanNoted: (state) => state,
    WorkplanShiftRemoved: (state, { id, shiftId, dates }, { at }) =>
      withoutEntries(changedOn(state, dates, at), dates, (one) => one.workplanId === id && one.shiftId === shiftId),
    WorkplanCancelled: (state, { id, from, to }, { at }) =>
      cancelled(changedOn(state, datesBetween(from, to), at), { id, from, to }),
    DefaultShiftSet: (state, { from, through, shiftId, version }, { at, revision }) => ({
      ...changedOn(state, datesBetween(from, through), at),
      settingsRevision: revision,
      defaults: withDated(state.defaults, { from, shiftId, version }),
      shiftIds: shiftId ? state.shiftIds.add(shiftId) : state.shiftIds,
    }),
    WorksheetAssigned: (state, { from, through, worksheetId, version, offset }, { at, revision }) => ({
      ...changedOn(state, datesBetween(from, through), at),
      worksheetRevision: revision,
      worksheets: withDated(state.worksheets, { from, worksheetId, version, offset }),
    }),
    RulesAssigned: (state, { from, through, ruleSetId }, { at, revision }) => ({
      ...changedOn(state, datesBetween(from, through), at),
      settingsRevision: revision,
      rules: withDated(state.rules, { from, ruleSetId }),
    }),
  },
});

export type WorkplanEvents = (typeof workplan)['events'];

function cancelled(state: WorkplanState, { id, from, to }: { id: string; from: string; to: string }): WorkplanState {
  const dates = datesBetween(from, to);
  const without = withoutEntries(state, dates, (one) => one.workplanId === id);
  const covered = without.covered.withMutations((all) => {
    for (const date of dates) {
      const rest = all.get(date, []).filter((one) => one !== id);
      if (rest.length > 0) all.set(date, rest);
      else all.delete(date);
    }
  });
  return { ...without, covered, plans: without.plans.delete(id) };
}
