import { describe, expect, it } from '@jest/globals';
import { flexible, monday, recordOf, recordsOf, shift } from '../testing/builders.ts';
import { type Reading } from './shapes.ts';

const tuesday = '2026-06-02';
const instantOf = (zone: string, local: string): string =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();

const zones = ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Europe/Berlin', 'Asia/Dubai', 'Asia/Tokyo'];
const moves = zones.flatMap((from) => zones.filter((to) => to !== from).map((to) => [from, to] as const));

/** Whoever is in one zone up to Monday, and in another from Tuesday on; works as planned where that is possible. */
function moved([zone, other]: readonly [string, string], times: string, planned = shift(times)) {
  const [begin = '', end = ''] = times.split('-');
  const readings = [monday, tuesday].flatMap((date, n): Reading[] => {
    const place = n === 0 ? zone : other;
    const last = end <= begin ? Temporal.PlainDate.from(date).add({ days: 1 }).toString() : date;
    return [
      { id: `in${n}`, at: instantOf(place, `${date}T${begin}`), kind: 'CLOCK_IN' },
      { id: `out${n}`, at: instantOf(place, `${last}T${end}`), kind: 'CLOCK_OUT' },
    ];
  });
  const dates = [tuesday, '2026-06-03', '2026-06-04'];
  const otherZones = Object.fromEntries(dates.map((date) => [date, other]));
  const plan = { [monday]: ['A'], [tuesday]: ['A'] };
  const facts = { zone, otherZones, A: planned, plan, readings, from: '2026-05-31', to: '2026-06-04' };
  return { facts, records: recordsOf(facts), isPossible: readings[1]!.at <= readings[2]!.at };
}

describe('25: who goes to a branch in another zone', () => {
  it('has each shift by the clock of its date, and each minute once', () => {
    for (const move of moves)
      for (const times of ['08:00-16:00', '22:00-06:00', '14:00-22:00']) {
        const { records, isPossible } = moved(move, times);
        const worked = records.map(({ actualWorkTime }) => actualWorkTime);
        if (isPossible) expect([move, times, worked]).toEqual([move, times, [0, 480, 480, 0, 0]]);
      }
  });

  it('has what he works without a shift on one date only', () => {
    for (const move of moves) {
      const { records, isPossible } = moved(move, '09:00-17:00', flexible(480));
      const presence = records.reduce((sum, record) => sum + record.presence, 0);
      if (isPossible) expect([move, presence]).toEqual([move, 960]);
    }
  });

  it('has the same record of a date whichever dates are asked for', () => {
    for (const move of moves) {
      const { records, facts } = moved(move, '22:00-06:00');
      const alone = records.map(({ date }) => recordOf({ ...facts, from: date, to: date }));
      expect(alone).toEqual(records);
    }
  });
});
