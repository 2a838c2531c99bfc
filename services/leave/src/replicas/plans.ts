import { defineReplica } from '@kadro/chassis/declare';
import { type Day, daySchema } from '@kadro/kernel';
import { z } from 'zod';

const fields = z.object({
  personId: z.string(),
  from: daySchema,
  /** Included. */
  to: daySchema,
  cancelled: z.boolean(),
  /** Working minutes of its dates; those that are absent are off. */
  minutes: z.record(z.string(), z.int()),
});

export type PlanRow = z.infer<typeof fields> & { id: string };

/** Of one date there may be several shifts. */
function minutesOf(shifts: readonly { date: Day; minutes: number }[]): Record<Day, number> {
  const minutes: Record<Day, number> = {};
  for (const { date, minutes: more } of shifts) minutes[date] = (minutes[date] ?? 0) + more;
  return minutes;
}

/** What attendance has planned: it replaces the working pattern on its dates. */
export const plans = defineReplica({
  name: 'plan',
  plural: 'plans',
  schema: fields,
  from: 'attendance',
  on: ['WorkplanChanged'],
  stateOf: ({ workplan: { id, personId, from, to, cancelled, shift } }) => ({
    id,
    personId,
    from,
    to,
    cancelled,
    minutes: minutesOf(shift),
  }),
  indexes: {
    personId: { path: 'personId' },
    to: { path: 'to' },
    cancelled: { path: 'cancelled', type: 'boolean' },
  },
});
