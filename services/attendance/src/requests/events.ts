import { event, personal } from '@kadro/chassis/declare';
import { stepSchema } from '@kadro/kernel';
import { z } from 'zod';

const id = z.string();
const by = z.string();

export const text = personal('text', z.string().nullish());
export const escalation = z.enum(['GENERAL_MANAGER', 'SUPER_ADMIN']).nullable();
// notes are a person's free text and sealed beside the steps
const steps = z.array(stepSchema.omit({ note: true }));
export const chain = { steps, escalated: escalation };

/** Of whoever asks. */
export const askedBy = {
  id,
  reason: text,
  /** Of the person on the first date. */
  branchId: z.string().nullable(),
  name: personal('identity', z.string()),
  ...chain,
};

/** What may happen to a request once it is asked; the kind of request names the events. */
export const acts = {
  decided: event(1, z.object({ id, steps, by, note: text, bySuperAdmin: z.boolean() })),
  detailAsked: event(1, z.object({ id, steps, by, note: text })),
  detailGiven: event(1, z.object({ id, steps, note: text })),
  cancelled: event(1, z.object({ id, steps, reason: text, by })),
  approverReplaced: event(
    1,
    z.object({
      id,
      leaving: z.string(),
      replacement: z.string(),
      asked: z.array(z.string()),
      steps,
      status: z.enum(['PENDING', 'NEED_EXTRA_DETAIL']),
      escalated: escalation,
    }),
  ),
} as const;
