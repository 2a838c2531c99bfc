import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { factsOf, flexible, type Given, monday, office, shift } from '../testing/builders.ts';
import { flexibleWeek, runs, shifts, weekOf } from '../testing/lives.ts';
import { nextChange } from './next-change.ts';
import { dayRecords } from './records.ts';
import { type DayFacts } from './shapes.ts';

/** The instants that are named one after the other from the eve of June 1st on, in local time of Berlin in summer. */
function changesOf(given: Given, date = monday): string[] {
  const changes: string[] = [];
  const facts = factsOf(given);
  for (let now: string | null = '2026-05-31T12:00:00Z'; now !== null;) {
    now = nextChange({ ...facts, now }, date);
    if (now !== null) changes.push(new Date(Date.parse(now) + 7_200_000).toISOString().slice(5, 19).replace('T', ' '));
  }
  return changes;
}

describe('the next change of a day by time alone', () => {
  it('is the deadline, the end, and the end of the window of somebody who does not come', () => {
    const A = { ...office, lateTolerance: 10 };
    expect(changesOf({ A })).toEqual(['06-01 08:11:00', '06-01 17:00:00', '06-01 19:01:00', '06-02 00:00:00']);
  });

  it('is a reading that is yet to come', () => {
    expect(changesOf({ readings: '07:58:10 in, 17:01:20 out' })).toEqual([
      '06-01 07:58:10',
      '06-01 08:01:00',
      '06-01 17:00:00',
      '06-01 17:01:20',
      '06-01 19:01:00',
      '06-02 00:00:00',
    ]);
  });

  it('is the limit of a stay that is open, on its own date alone', () => {
    const given = { readings: '05-31 22:00 in, 06-01 08:00 in', plan: { [monday]: ['A'] } };
    expect(changesOf(given)).toContain('06-02 00:00:01');
    expect(changesOf(given)).not.toContain('06-01 14:00:01');
    expect(changesOf(given, '2026-05-31')).toEqual(['05-31 22:00:00', '06-01 00:00:00', '06-01 08:00:00']);
  });

  it('is the end of a shift for whoever is on duty outside', () => {
    expect(changesOf({ A: shift('08:00-16:00'), readings: '08:00 in, 15:00 duty' })).toContain('06-01 16:00:00');
  });

  it('is the end of such a stay on a date of which it covers the shift', () => {
    const shifts = { A: shift('22:00-06:00'), B: shift('02:00-04:00') };
    const given = { shifts, plan: { [monday]: ['A'], '2026-06-02': ['B'] }, readings: '22:00 in, 23:00 duty' };
    expect(changesOf(given, '2026-06-02')).toContain('06-02 06:00:00');
    const stateAt = (now: string): unknown =>
      dayRecords(factsOf({ ...given, now, from: '2026-06-02', to: '2026-06-02' }))[0]?.state;
    expect(stateAt('2026-06-02T03:59:59Z')).toBe('NOT_CALCULATED');
    expect(stateAt('2026-06-02T04:00:00Z')).toBe('INCALCULABLE');
  });

  it('is the end of each piece, when who is gone has left early', () => {
    const leave = [{ part: ['11:00', '13:00'] as const }];
    const changes = changesOf({ A: shift('08:00-16:00'), leave, readings: '08:00 in, 10:30 out' });
    expect(changes).toEqual(expect.arrayContaining(['06-01 11:00:00', '06-01 16:00:00']));
  });

  it('is each time that a piece is over by a clock that is put back in between', () => {
    const date = '2026-10-24';
    const facts = factsOf({
      A: shift('22:00-06:00'),
      settings: { clockChange: 'NOMINAL' },
      plan: { [date]: ['A'] },
      leave: [{ date, part: ['02:30', '04:00'] }],
      readings: [
        { id: 'r1', at: '2026-10-24T20:00:00Z', kind: 'CLOCK_IN' },
        { id: 'r2', at: '2026-10-24T23:00:00Z', kind: 'CLOCK_OUT' },
      ],
      from: date,
      to: date,
    });
    const earlyLeaveAt = (now: string): unknown => dayRecords({ ...facts, now })[0]?.earlyLeave;
    const seen = ['00:00', '00:30', '01:00'].map((time) =>
      nextChange({ ...facts, now: `2026-10-25T${time}:00Z` }, date),
    );
    expect(seen).toEqual(['00:30', '01:00', '01:30'].map((time) => `2026-10-25T${time}:00.000Z`));
    expect(seen.map((now) => earlyLeaveAt(now ?? ''))).toEqual([90, 0, 90]);
  });

  it('is the begin of the core, its tolerance passed, and its end', () => {
    const A = flexible(480, { core: ['10:00', '14:00'], lateTolerance: 5 });
    expect(changesOf({ A })).toEqual(['06-01 10:06:00', '06-01 14:00:00', '06-02 00:00:00']);
  });

  it('is the end of each date of a week with a WEEK duty', () => {
    const changes = changesOf({ A: flexible(2_400, { over: 'WEEK' }) });
    expect([changes.length, changes.at(-1)]).toEqual([7, '06-08 00:00:00']);
  });

  it('is none once nothing can change', () => {
    expect(nextChange(factsOf({ readings: '08:00 in, 17:00 out' }), monday)).toBeNull();
  });
});

const second = 1_000;
const day = 86_400 * second;

/** Facts at any second from a day before their week to two after it, most of them without readings to come. */
const anyMoment = fc
  .record({
    facts: fc.oneof(weekOf(shifts), flexibleWeek),
    at: fc.integer({ min: -86_400, max: 9 * 86_400 }),
    hasFuture: fc.constantFrom(true, false, false, false),
    n: fc.nat({ max: 6 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ facts, at, hasFuture, n, share }) => {
    const begin = Date.parse(`${facts.from}T00:00:00Z`);
    const now = begin + at * second;
    const readings = facts.readings.filter((reading) => hasFuture || Date.parse(reading.at) <= now);
    const date = new Date(begin + n * day).toISOString().slice(0, 10);
    const given: DayFacts = { ...facts, readings, now: new Date(now).toISOString(), from: date, to: date };
    return { facts: given, date, share };
  });

const recordAt = (facts: DayFacts, instant: number): unknown =>
  dayRecords({ ...facts, now: new Date(instant).toISOString() });

describe('whatever happens', () => {
  it('a record holds until its next change', () => {
    fc.assert(
      fc.property(anyMoment, ({ facts, date, share }) => {
        const [now, record] = [Date.parse(facts.now), dayRecords(facts)];
        const next = nextChange(facts, date);
        const last = next === null ? now + 30 * day : Date.parse(next) - second;
        expect(recordAt(facts, last)).toEqual(record);
        expect(recordAt(facts, now + Math.floor((last - now) * share))).toEqual(record);
      }),
      { numRuns: 2 * runs.numRuns },
    );
  });
});
