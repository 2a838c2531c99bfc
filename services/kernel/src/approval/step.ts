import { z } from 'zod';
import { instantSchema } from '../periods.ts';

/** Specification, section 4. */
export const requestStatusSchema = z.enum([
  'PENDING',
  'APPROVED',
  'DENIED',
  'REJECTED',
  'CANCELLED',
  'NEED_EXTRA_DETAIL',
  'CLOSED',
  'CLOSE_PENDING',
  'NOT_COME',
  'REVISION',
  'SUPER_ADMIN',
  'UNKNOWN',
]);

export type RequestStatus = z.infer<typeof requestStatusSchema>;

/**
 * One person's step in an approval chain; steps of one order are asked at once (conventions, approval chains).
 * `actedBy` is the substitute, `at` the instant of the state. Events that seal notes omit `note`.
 */
export const stepSchema = z.object({
  order: z.int().min(1),
  kind: z.enum([
    'LEAVE_MANAGER',
    'OVERTIME_MANAGER',
    'EXPENSE_MANAGER',
    'SHIFT_MANAGER',
    'HR_MANAGER',
    'GENERAL_MANAGER',
    'SUPER_ADMIN',
    'RECEIVER',
  ]),
  managerId: z.string().min(1),
  state: z.enum(['PENDING', 'WAITING', 'APPROVED', 'DENIED', 'STOPPED', 'SUPER_ADMIN', 'NEED_EXTRA_DETAIL']),
  at: instantSchema.optional(),
  note: z.string().optional(),
  actedBy: z.string().min(1).optional(),
  reason: z.enum(['skipped', 'denied', 'cancelled', 'restarted']).optional(),
});

export type Step = z.infer<typeof stepSchema>;
export type StepKind = Step['kind'];
export type StepState = Step['state'];

/** A request's approval; functions return a new chain. */
export interface Chain {
  status: RequestStatus;
  steps: Step[];
}
