import { named } from '@kadro/chassis/declare';
import { requestStatusSchema, stepSchema } from '@kadro/kernel';
import { z } from 'zod';
import {
  askedFields,
  type CancelCause,
  dayFact,
  dayKind,
  dayPart,
  escalation,
  type LeaveKind,
  recountCause,
} from '../../shared/shapes.ts';

const text = z.string().nullable();
const { order, kind, managerId, state, reason: stopReason } = stepSchema.shape;

export const stepRow = named(
  'LeaveStep',
  z.object({
    order,
    kind: named('StepKind', kind),
    managerId,
    state: named('StepState', state),
    at: text,
    note: text,
    actedBy: text,
    reason: named('StepReason', stopReason.unwrap()).nullable(),
  }),
);
export const action = named(
  'LeaveAction',
  z.enum([
    'REQUESTED',
    'CHANGED',
    'APPROVED',
    'DENIED',
    'SUPER_ADMIN',
    'NEED_EXTRA_DETAIL',
    'DETAIL',
    'CANCELLED',
    'RECOUNTED',
    'APPROVER_REPLACED',
  ]),
);
/** In days. */
const recountFields = { before: z.number(), after: z.number(), cause: recountCause, causeId: z.string() };
const replacement = named('LeaveReplacement', z.object({ leavingId: z.string(), replacementId: z.string() }));
const decisionFields = { at: z.string(), actor: z.string(), action, note: text, replaced: replacement.nullable() };
const decisionFact = named(
  'LeaveDecisionFact',
  z.object({ ...decisionFields, recount: named('LeaveRecountFact', z.object(recountFields)).nullable() }),
);
/** With the name of the holiday that a request was counted again for. */
export const shownDecision = named(
  'LeaveDecision',
  z.object({
    ...decisionFields,
    recount: named('LeaveRecount', z.object({ ...recountFields, holiday: text })).nullable(),
  }),
);
const dayRow = named(
  'LeaveDayFact',
  z.object({
    date: z.string(),
    minutes: dayFact.shape.minutes,
    of: dayFact.shape.of,
    part: dayPart,
    kind: dayKind,
    days: z.number(),
    returned: z.boolean(),
  }),
);

/**
 * `beginDate`, `endDate`, `days` and `minutes`: what counts now. `...Asked`: as last asked for. `daysReturned`: of it
 * given back by cancelling, last `cancelledFrom` to `cancelledTo` (null = to the end). `balanceBefore` and `balanceAfter`:
 * on the last day, when it was last asked for, with what counts now.
 */
export const leaveRequestRow = z.object({
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  branchId: text,
  ...askedFields,
  days: z.number(),
  daysAsked: z.number(),
  beginDateAsked: z.string(),
  endDateAsked: z.string(),
  daysReturned: z.number(),
  minutes: z.int(),
  dayDetails: z.array(dayRow),
  status: named('RequestStatus', requestStatusSchema),
  reason: text,
  requestedDateTime: z.string(),
  approvedDateTime: text,
  steps: z.array(stepRow),
  escalated: escalation,
  approvalHistory: z.array(decisionFact),
  cancelReason: text,
  cancelledFrom: text,
  cancelledTo: text,
  waitingFor: z.array(z.string()),
  balanceBefore: z.number().nullable(),
  balanceAfter: z.number().nullable(),
  updatedDateTime: z.string(),
});

export type LeaveRequestRow = z.infer<typeof leaveRequestRow> & {
  _name: string;
  _words: string[];
  /** In the chain, asked in a former one, or has decided. */
  namedIds: string[];
  documentIds: string[];
  documentRequired: boolean;
  /** Of the type, at the time of the request. */
  kind: LeaveKind;
  /** Holiday's id by date. */
  _holidays: Record<string, string>;
  /** Exactly. */
  _balanceBefore: string | null;
  /** Of the last cancelling, where nobody did it. */
  _cancelCause?: CancelCause | null;
};

export type RequestFields = Omit<LeaveRequestRow, 'id' | 'revision' | 'updatedDateTime'>;
export type Action = z.infer<typeof action>;
