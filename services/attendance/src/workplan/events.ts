import { decider, event, personal } from '@kadro/chassis/declare';
import { daySchema, type RequestStatus } from '@kadro/kernel';
import { z } from 'zod';
import { acts } from '../requests/events.ts';
import { type Moved, moved } from '../requests/state.ts';
import { withDated } from '../shared/dated.ts';
import { personalCorrection } from '../periods/closed/shape.ts';
import { datesBetween } from '../timesheet/weeks.ts';
import { shiftChangeAsked } from './requests/shape.ts';
import { changedOn, emptyWorkplan, planned, type WorkplanState, withoutEntries } from './state.ts';

const note = personal('text', z.string().nullable());
const by = z.string();
/** Of whoever acts. */
const acted = { by, ...personalCorrection };

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
        ...acted,
      }),
    ),
    WorkplanNoted: event(1, z.object({ id: z.string(), note, by })),
    WorkplanShiftRemoved: event(
      1,
      z.object({ id: z.string(), shiftId: z.string(), dates: z.array(daySchema), reason: note, ...acted }),
    ),
    WorkplanCancelled: event(
      1,
      z.object({ id: z.string(), from: daySchema, to: daySchema, reason: personal('text', z.string()), ...acted }),
    ),
    /** null = none from this day on. */
    DefaultShiftSet: event(
      1,
      z.object({ from: daySchema, through: daySchema, shiftId: z.string().nullable(), version: z.int(), ...acted }),
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
        ...acted,
      }),
    ),
    /** null = none of the person's own from this day on. */
    RulesAssigned: event(
      1,
      z.object({ from: daySchema, through: daySchema, ruleSetId: z.string().nullable(), ...acted }),
    ),
    ShiftChangeRequested: event(1, shiftChangeAsked),
    ShiftChangeStepApproved: acts.decided,
    /** What it asks for is planned beside it. */
    ShiftChangeApproved: acts.decided,
    ShiftChangeDenied: acts.decided,
    ShiftChangeDetailAsked: acts.detailAsked,
    ShiftChangeDetailGiven: acts.detailGiven,
    ShiftChangeCancelled: acts.cancelled,
    ShiftChangeApproverReplaced: acts.approverReplaced,
  },
  evolve: {
    DaysOpened: (state, { from, through }, { at }) => ({
      ...changedOn(state, datesBetween(from, through), at),
      opened: [...state.opened, { from, through }].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
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
    ShiftChangeRequested: (state, { name: _name, reason: _reason, ...data }) => ({
      ...state,
      requests: state.requests.set(data.id, { ...data, status: 'PENDING' }),
    }),
    ShiftChangeStepApproved: (state, data) => request(state, data),
    ShiftChangeApproved: (state, data) => request(state, data, 'APPROVED'),
    ShiftChangeDenied: (state, data) => request(state, data, 'DENIED'),
    ShiftChangeDetailAsked: (state, data) => request(state, data, 'NEED_EXTRA_DETAIL'),
    ShiftChangeDetailGiven: (state, data) => request(state, data, 'PENDING'),
    ShiftChangeCancelled: (state, data) => request(state, data, 'CANCELLED'),
    ShiftChangeApproverReplaced: (state, { id, steps, status, escalated }) =>
      request(state, { id, steps, escalated }, status),
  },
});

function request(state: WorkplanState, data: Moved, status?: RequestStatus): WorkplanState {
  return { ...state, requests: moved(state.requests, data, status) };
}

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
