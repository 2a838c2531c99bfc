import { named } from '@kadro/chassis/declare';
import { requestStatusSchema, stepSchema } from '@kadro/kernel';
import { z } from 'zod';
import { askedFields, escalation } from '../shapes.ts';

const text = z.string().nullable();
const { order, kind, managerId, state, reason: stopReason } = stepSchema.shape;

const stepRow = named(
  'OvertimeStep',
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

const action = named(
  'OvertimeAction',
  z.enum([
    'DRAFTED',
    'SENT',
    'REQUESTED',
    'CHANGED',
    'APPROVED',
    'DENIED',
    'SUPER_ADMIN',
    'NEED_EXTRA_DETAIL',
    'DETAIL',
    'CANCELLED',
    'APPROVER_REPLACED',
  ]),
);

const replacement = named('OvertimeReplacement', z.object({ leavingId: z.string(), replacementId: z.string() }));
const decision = named(
  'OvertimeDecision',
  z.object({ at: z.string(), actor: z.string(), action, note: text, replaced: replacement.nullable() }),
);

/** Specification, section 3. A draft, which its owner has not sent, is UNKNOWN and has no steps. */
export const overtimeRow = z.object({
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  /** Of the person on the overtime date. */
  branchId: text,
  ...askedFields,
  status: named('RequestStatus', requestStatusSchema),
  reason: text,
  /** When it was sent; of a draft, when it was made. */
  requestedDateTime: z.string(),
  approvedDateTime: text,
  steps: z.array(stepRow),
  escalated: escalation,
  approvalHistory: z.array(decision),
  cancelReason: text,
  /** Managers whose turn it is. */
  waitingFor: z.array(z.string()),
  updatedDateTime: z.string(),
});

export type OvertimeRow = z.infer<typeof overtimeRow> & {
  _name: string;
  _words: string[];
  /** In the chain, asked in a former one, or has decided. */
  namedIds: string[];
};

export type RequestFields = Omit<OvertimeRow, 'id' | 'revision' | 'updatedDateTime'>;
export type Action = z.infer<typeof action>;
