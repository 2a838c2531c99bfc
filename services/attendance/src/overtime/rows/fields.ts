import { named } from '@kadro/chassis/declare';
import { z } from 'zod';
import { escalation } from '../../requests/events.ts';
import { type Kept, replacementFields, requestStatus, stepFields } from '../../requests/rows/fields.ts';
import { askedFields } from '../shapes.ts';

const text = z.string().nullable();
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

const replacement = named('OvertimeReplacement', z.object(replacementFields));
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
  status: requestStatus,
  reason: text,
  /** When it was sent; of a draft, when it was made. */
  requestedDateTime: z.string(),
  approvedDateTime: text,
  steps: z.array(named('OvertimeStep', z.object(stepFields))),
  escalated: escalation,
  approvalHistory: z.array(decision),
  cancelReason: text,
  /** Managers whose turn it is. */
  waitingFor: z.array(z.string()),
  updatedDateTime: z.string(),
});

export type OvertimeRow = z.infer<typeof overtimeRow> & Kept;

export type RequestFields = Omit<OvertimeRow, 'id' | 'revision' | 'updatedDateTime'>;
