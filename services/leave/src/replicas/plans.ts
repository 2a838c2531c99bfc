import { defineReplica } from '@kadro/chassis/declare';
import { type Day, daySchema } from '@kadro/kernel';
import { z } from 'zod';

const time = z.string().nullable();

/** As it was planned. */
const plannedShift = z.object({
  date: daySchema,
  shiftId: z.string(),
  version: z.int(),
  minutes: z.int(),
  /** Local times; null = at whatever time. */
  begin: time,
  end: time,
});

const fields = z.object({
  personId: z.string(),
  from: daySchema,
  /** Included. */
  to: daySchema,
  cancelled: z.boolean(),
  /** Working minutes of its dates, as they were planned; those that are absent are off. */
  minutes: z.record(z.string(), z.int()),
  shifts: z.array(plannedShift),
});

type Fields = z.infer<typeof fields>;

/** In a message, `begin` and `end` are absent where there are none. */
type Said = Omit<Fields['shifts'][number], 'begin' | 'end'> & { begin?: string; end?: string };

/** `shifts` is absent in states recorded before attendance sent their versions. */
export type PlanRow = Omit<Fields, 'shifts'> & Partial<Pick<Fields, 'shifts'>> & { id: string };

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
    shifts: shift.map((one: Said) => ({ ...one, begin: one.begin ?? null, end: one.end ?? null })),
  }),
  derived: ({ shifts = [] }: Partial<Fields>) => ({ _shiftIds: [...new Set(shifts.map(({ shiftId }) => shiftId))] }),
  indexes: {
    personId: { path: 'personId' },
    to: { path: 'to' },
    shiftIds: { path: '_shiftIds', type: 'list' },
    cancelled: { path: 'cancelled', type: 'boolean' },
  },
});
