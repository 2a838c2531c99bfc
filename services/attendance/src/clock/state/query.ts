import { named, query, type QueryScope } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { z } from 'zod';
import { readingOf } from '../events.ts';
import { presenceOf } from '../../day/presence.ts';
import { dayRecords } from '../../day/records.ts';
import { type DayFacts } from '../../day/shapes.ts';
import { dayFactsOf, type PersonFacts } from '../../timesheet/person-facts.ts';
import { personFacts, shiftsToChoose } from '../shared/facts.ts';

const instant = z.string().nullable();

const answer = named(
  'ClockState',
  z.object({
    state: named('ClockStateName', z.enum(['OUT', 'IN', 'BREAK', 'DUTY'])),
    since: instant.describe('since when it is so; null with nobody in'),
    began: instant.describe('when the open stay began'),
    date: z.string().nullable().describe('the date that the open stay stands on'),
    worked: z.int().describe('minutes worked of that date, else of today, as if the open stay ended with this answer'),
    now: z.string().describe('the instant of this answer'),
    ask: named('ClockStateAsk', z.object({ readingId: z.string(), at: z.string(), shiftIds: z.array(z.string()) }))
      .nullable()
      .describe('a reading that fits several shifts, to be chosen by PUT clock-records/{id}/shift'),
  }),
);

const instantOf = (second: number | null): string | null =>
  second === null ? null : new Date(second * 1_000).toISOString();

function askOf(facts: PersonFacts, readingId: string | null) {
  const reading = readingId === null ? undefined : readingOf(facts.clock, readingId);
  if (!reading) return null;
  const shiftIds = shiftsToChoose(facts, reading);
  return shiftIds.length > 0 ? { readingId: reading.id, at: reading.at, shiftIds } : null;
}

async function stateOf(scope: QueryScope): Promise<z.infer<typeof answer>> {
  const now = scope.now().toString({ smallestUnit: 'millisecond' });
  const facts = await personFacts(scope, scope.principal.account);
  if (!facts) return { state: 'OUT', since: null, began: null, date: null, worked: 0, now, ask: null };
  const on = scope.today();
  const day = dayFactsOf(facts, { from: addDays(on, -1), to: addDays(on, 1), now });
  const { state, since, began, date, asked } = presenceOf(day);
  const worked = workedOn(date ?? on, state === 'OUT' ? day : leftNow(day));
  return { state, since: instantOf(since), began: instantOf(began), date, worked, now, ask: askOf(facts, asked) };
}

const leftNow = (day: DayFacts): DayFacts => ({
  ...day,
  readings: [...day.readings, { id: 'now', at: day.now, kind: 'CLOCK_OUT', shift: null, terminal: null }],
});

const workedOn = (date: string, day: DayFacts): number =>
  dayRecords(day).find((record) => record.date === date)?.actualWorkTime ?? 0;

/** Whether the caller is in, on a break, on duty or out, by the readings up to now. */
export const clockState = query({
  name: 'clockState',
  access: { who: 'member' },
  area: 'clockInOut',
  args: z.object({}),
  answer,
  example: {},
  run: async (_args, scope) => stateOf(scope),
});
