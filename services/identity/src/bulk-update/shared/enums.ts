import { limitsShape, named } from '@kadro/chassis/declare';
import { z } from 'zod';

export const bulkKind = named(
  'BulkUpdateKind',
  z.enum(['BRANCH', 'UNIT', 'TEAM', 'JOB_INFO', 'MANAGER', 'LEAVE_MANAGER', 'SHIFT_MANAGER', 'OVERTIME_MANAGER']),
);
export const bulkOutcome = named(
  'BulkUpdateOutcome',
  z.enum(['CHANGED', 'PLANNED', 'UNCHANGED', 'REFUSED', 'CANCELLED']),
);

export type BulkKind = z.infer<typeof bulkKind>;
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/** `code` names the refusal of a person, `limits` are the numbers and days of its text. */
export const bulkResult = z.object({
  id: z.string(),
  outcome: bulkOutcome,
  code: z.string().optional(),
  limits: limitsShape.optional(),
});

export type BulkResult = z.infer<typeof bulkResult>;
