import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { flexibleWeek, runs, shifts, weekOf } from '../testing/lives.ts';
import { dayRecords } from './records.ts';
import { type DayFacts, type DayRecord } from './shapes.ts';

const weeks = weekOf(shifts);

/** That a date is over can be told from its state, but not where it is incalculable or one shift is missed. */
const isSurelyOver = (facts: DayFacts, { state }: DayRecord): boolean =>
  Date.parse(facts.now) > Date.parse(`${facts.to}T00:00:00Z`) + 4 * 86_400_000 ||
  state === 'CALCULATED' ||
  state === 'ON_LEAVE';

const accounted = ({ actualWorkTime, overtime, leaveTime, missingTime }: DayRecord): number =>
  actualWorkTime - overtime + leaveTime + missingTime;

const sum = (records: readonly DayRecord[], minutes: (record: DayRecord) => number): number =>
  records.reduce((all, record) => all + minutes(record), 0);

const minutesOf = (record: DayRecord): number[] =>
  Object.values(record).filter((value: unknown) => typeof value === 'number');

describe('a week of day records, whatever happens in it', () => {
  it('has worked less overtime, leave and missing minutes add up to what is expected, on every day that is over', () => {
    fc.assert(
      fc.property(weeks, (facts) => {
        for (const record of dayRecords(facts))
          if (isSurelyOver(facts, record)) expect(accounted(record)).toBe(record.expectedWorkTime);
      }),
      runs,
    );
  });

  it('has them add up over the week of a WEEK duty', () => {
    fc.assert(
      fc.property(flexibleWeek, (facts) => {
        const records = dayRecords(facts);
        if (!records.every((record) => isSurelyOver(facts, record))) return;
        expect(sum(records, accounted)).toBe(sum(records, ({ expectedWorkTime }) => expectedWorkTime));
      }),
      runs,
    );
  });

  it('has no figure below nothing, and only whole minutes', () => {
    fc.assert(
      fc.property(fc.oneof(weeks, flexibleWeek), (facts) => {
        for (const record of dayRecords(facts))
          expect(minutesOf(record).filter((minutes) => !(Number.isInteger(minutes) && minutes >= 0))).toEqual([]);
      }),
      runs,
    );
  });

  it('has no missing minutes on a day that is not over', () => {
    fc.assert(
      fc.property(weeks, (facts) => {
        for (const { state, missingTime } of dayRecords(facts))
          if (state === 'NOT_CALCULATED') expect(missingTime).toBe(0);
      }),
      runs,
    );
  });

  it('counts no minute twice', () => {
    fc.assert(
      fc.property(weeks, (facts) => {
        const real = { ...facts, settings: { ...facts.settings, clockChange: 'ELAPSED' as const } };
        const withoutDuty = { ...real, leave: facts.leave.filter(({ onDuty }) => !onDuty) };
        for (const record of dayRecords(withoutDuty)) {
          const { actualWorkTime, overtimeUnapproved, notCounted, toleratedTime, presence } = record;
          expect(actualWorkTime + overtimeUnapproved + notCounted - toleratedTime).toBeLessThanOrEqual(presence);
        }
      }),
      runs,
    );
  });

  it('has a place for every minute of presence: worked, unapproved, not counted, or a break', () => {
    const unpaid = shifts.map((shift) => ({ ...shift, breakPaid: false }));
    fc.assert(
      fc.property(weekOf(unpaid), (facts) => {
        const real = { ...facts, settings: { ...facts.settings, clockChange: 'ELAPSED' as const } };
        for (const record of dayRecords({ ...real, leave: facts.leave.filter(({ onDuty }) => !onDuty) })) {
          if (Object.values(record.readings).includes('ASK')) continue;
          const { actualWorkTime, overtimeUnapproved, notCounted, toleratedTime, breakTime, presence } = record;
          expect(actualWorkTime - toleratedTime + overtimeUnapproved + notCounted + breakTime).toBe(presence);
        }
      }),
      runs,
    );
  });

  it('has overtime of its sides within its overtime, and night time within what was worked', () => {
    fc.assert(
      fc.property(fc.oneof(weeks, flexibleWeek), (facts) => {
        for (const { overtime, overtimeClockIn, overtimeClockOut, nightTime, actualWorkTime } of dayRecords(facts)) {
          expect(overtimeClockIn + overtimeClockOut).toBeLessThanOrEqual(overtime);
          expect(nightTime).toBeLessThanOrEqual(actualWorkTime);
        }
      }),
      runs,
    );
  });

  it('is the same in whatever order readings arrive', () => {
    const shuffled = fc
      .oneof(weeks, flexibleWeek)
      .chain((facts) =>
        fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts.readings], { minLength: facts.readings.length })),
      );
    fc.assert(
      fc.property(shuffled, ([facts, readings]) => {
        expect(dayRecords({ ...facts, readings })).toEqual(dayRecords(facts));
      }),
      runs,
    );
  });

  it('is the same when it is calculated again, and changes nothing that it is given', () => {
    fc.assert(
      fc.property(fc.oneof(weeks, flexibleWeek), (facts) => {
        const before = structuredClone(facts);
        const records = dayRecords(facts);
        expect(dayRecords(facts)).toEqual(records);
        expect(facts).toEqual(before);
      }),
      runs,
    );
  });

  it('is the same when readings come twice', () => {
    fc.assert(
      fc.property(weeks, (facts) => {
        expect(dayRecords({ ...facts, readings: [...facts.readings, ...facts.readings] })).toEqual(dayRecords(facts));
      }),
      runs,
    );
  });

  it('gives each reading up to now exactly one place', () => {
    fc.assert(
      fc.property(weeks, (facts) => {
        const [before, after] = ['2026-01-01', '2026-12-31'];
        const records = dayRecords({ ...facts, from: before, to: after });
        const placed = records.flatMap(({ readings }) => Object.keys(readings));
        const ids = facts.readings.filter(({ at }) => Date.parse(at) <= Date.parse(facts.now)).map(({ id }) => id);
        expect(placed.toSorted()).toEqual(ids.toSorted());
      }),
      { numRuns: 50 },
    );
  });

  it('is the same whichever of its days are asked for', () => {
    fc.assert(
      fc.property(fc.oneof(weeks, flexibleWeek), fc.nat({ max: 6 }), (facts, n) => {
        const records = dayRecords(facts);
        const { date } = records[n]!;
        expect(dayRecords({ ...facts, from: date, to: date })).toEqual([records[n]]);
      }),
      runs,
    );
  });
});
