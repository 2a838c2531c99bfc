import { decider, event, personal } from '@kadro/chassis/declare';
import { daySchema, type RequestStatus } from '@kadro/kernel';
import { z } from 'zod';
import { acts, chain, text } from '../requests/events.ts';
import { askedFields } from './shapes.ts';
import { change, emptyOvertime, keep, type OvertimeState } from './state.ts';

const id = z.string();
const by = z.string();
const { steps } = chain;

const drafted = z.object({
  id,
  ...askedFields,
  reason: text,
  /** Of the person on that date. */
  branchId: z.string().nullable(),
  name: personal('identity', z.string()),
});
const asked = drafted.extend(chain);

/** `overtimeDate` says whose record may change. */
const decided = event(1, z.object({ id, overtimeDate: daySchema, steps, by, note: text, bySuperAdmin: z.boolean() }));

/** One stream per person: one request per date (streams.md). */
export const overtime = decider({
  name: 'overtime',
  initial: emptyOvertime,
  events: {
    /** Not sent: nobody is asked. */
    OvertimeDrafted: event(1, drafted),
    OvertimeSent: event(1, z.object({ id, ...chain })),
    OvertimeRequested: event(1, asked),
    /** `restarted`: asked from the start. A draft has no steps. */
    OvertimeChanged: event(1, asked.extend({ restarted: z.boolean() })),
    OvertimeStepApproved: decided,
    OvertimeApproved: decided,
    OvertimeDenied: decided,
    OvertimeDetailAsked: acts.detailAsked,
    OvertimeDetailGiven: acts.detailGiven,
    OvertimeCancelled: event(
      1,
      z.object({ id, overtimeDate: daySchema, wasApproved: z.boolean(), steps, reason: text, by }),
    ),
    OvertimeApproverReplaced: acts.approverReplaced,
  },
  evolve: {
    OvertimeDrafted: (state, data) => opened(state, { ...data, steps: [], escalated: null }, 'UNKNOWN'),
    OvertimeSent: (state, { id, steps, escalated }) => change(state, id, { steps, escalated, status: 'PENDING' }),
    OvertimeRequested: (state, data) => opened(state, data, 'PENDING'),
    OvertimeChanged: (state, { restarted, ...data }) =>
      opened(state, data, restarted ? 'PENDING' : (state.requests.get(data.id)?.status ?? 'PENDING')),
    OvertimeStepApproved: (state, { id, steps }) => change(state, id, { steps }),
    OvertimeApproved: (state, { id, overtimeDate, steps }, { at }) =>
      change(counted(state, overtimeDate, at), id, { steps, status: 'APPROVED' }),
    OvertimeDenied: (state, { id, overtimeDate, steps }, { at }) =>
      change(counted(state, overtimeDate, at), id, { steps, status: 'DENIED' }),
    OvertimeDetailAsked: (state, { id, steps }) => change(state, id, { steps, status: 'NEED_EXTRA_DETAIL' }),
    OvertimeDetailGiven: (state, { id, steps }) => change(state, id, { steps, status: 'PENDING' }),
    OvertimeCancelled: (state, { id, overtimeDate, wasApproved, steps }, { at }) =>
      change(wasApproved ? counted(state, overtimeDate, at) : state, id, { steps, status: 'CANCELLED' }),
    OvertimeApproverReplaced: (state, { id, steps, status, escalated }) =>
      change(state, id, { steps, status, escalated }),
  },
});

export type OvertimeEvents = (typeof overtime)['events'];
export type DraftData = z.infer<typeof drafted>;
export type AskedData = z.infer<typeof asked>;

function opened(state: OvertimeState, { name: _name, ...data }: AskedData, status: RequestStatus): OvertimeState {
  const reason = data.reason === undefined ? (state.requests.get(data.id)?.reason ?? null) : data.reason;
  return keep(state, { ...data, reason, status });
}

/** Notes that what counts on a date changed. */
const counted = (state: OvertimeState, date: string, at: string): OvertimeState => {
  return { ...state, changedAt: state.changedAt.set(date, at) };
};
