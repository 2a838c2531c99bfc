import { describe, expect, it } from '@jest/globals';
import { stateAfter } from '@kadro/chassis/testing/rules';
import fc from 'fast-check';
import { dayRecords } from '../../day/records.ts';
import { type DayFacts } from '../../day/shapes.ts';
import { flexibleWeek, shifts, weekOf } from '../../testing/lives.ts';
import { type Figures, figuresOf, plus, type Sums, sumsOf } from '../figures.ts';
import { periodPerson, type PersonMonthState } from './events.ts';
import { type Calculated, closeMonth, findDifferences } from './rules.ts';

const month = { periodId: 'north~2026-06', branchId: 'north', month: '2026-06', employeeId: 'mia' };
const person = { ...month, staffNumber: '7', firstName: 'Mia', lastName: 'Vogt', position: '1', rules: [] };
const cause = {
  cause: 'READING' as const,
  causedBy: 'e',
  by: null,
  terminalId: null,
  reason: null,
  payableIn: '2026-07',
};

const calculated = (facts: DayFacts): Calculated => ({
  days: new Map(dayRecords(facts).map((record): [string, Figures] => [record.date, figuresOf(record)])),
  due: null,
});

type Event = ReturnType<typeof findDifferences>[number] | ReturnType<typeof closeMonth>[number];

/** The events of a closed month, and what is paid by them. */
class Month {
  readonly events: Event[] = [];

  get state(): PersonMonthState {
    return stateAfter(periodPerson, this.events);
  }

  close(facts: DayFacts): void {
    this.events.push(...closeMonth(this.state, { ...person, ...calculated(facts), isTaken: () => true }));
  }

  look(facts: DayFacts): Event[] {
    const found = findDifferences(this.state, { ...month, ...calculated(facts), ...cause });
    this.events.push(...found);
    return found;
  }

  paid(): Sums {
    const changes = this.events.flatMap((one) => (one.type === 'PeriodDifferenceRecorded' ? [one.data.change] : []));
    return changes.reduce(plus, this.state.sums!);
  }
}

/** What is known of a week when it is closed, and what comes late, in some order. */
const lateWeeks = fc.oneof(weekOf(shifts), flexibleWeek).chain((facts) => {
  const late = [
    ...facts.readings.map((one) => ({ readings: [one] })),
    ...facts.leave.map((one) => ({ leave: [one] })),
    ...facts.overtime.map((one) => ({ overtime: [one] })),
  ];
  const known = { ...facts, readings: [], leave: [], overtime: [] };
  return fc.record({
    known: fc.constant(known),
    facts: fc.shuffledSubarray(late, { minLength: late.length }),
    early: fc.nat(late.length),
    isLooked: fc.array(fc.boolean(), { minLength: late.length, maxLength: late.length }),
  });
});

describe('a closed month, whatever comes late and however often it is looked at', () => {
  it('is with its differences what it would be if it were open', () => {
    fc.assert(
      fc.property(lateWeeks, ({ known, facts, early, isLooked }) => {
        const paidMonth = new Month();
        let now: DayFacts = known;
        for (const [n, late] of facts.entries()) {
          if (n === early) paidMonth.close(now);
          const { readings = [], leave = [], overtime = [] } = { ...late } as Partial<DayFacts>;
          now = {
            ...now,
            readings: [...now.readings, ...readings],
            leave: [...now.leave, ...leave],
            overtime: [...now.overtime, ...overtime],
          };
          if (n >= early && isLooked[n]) paidMonth.look(now);
        }
        if (early === facts.length) paidMonth.close(now);
        paidMonth.look(now);
        const open = calculated(now);
        expect(paidMonth.state.days.toObject()).toEqual(Object.fromEntries(open.days));
        expect(paidMonth.paid()).toEqual(sumsOf([...open.days.values()]));
        expect(paidMonth.look(now)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
