import { describe, expect, it } from '@jest/globals';
import { addDays } from '@kadro/kernel';
import { type Shift } from '../../day/shapes.ts';
import { type RuleValues, unsaid } from '../../rule-sets/shape.ts';
import { flexible, shift } from '../../testing/builders.ts';
import { type CheckedPlan, conflictsOf, fittingOn, type Placed } from './rules.ts';

const monday = '2026-03-02';
const week = Array.from({ length: 7 }, (_, n) => addDays(monday, n));
const shifts: Record<string, Shift> = {
  early: shift('06:00-14:00'),
  late: shift('14:00-22:00'),
  night: shift('22:00-06:00'),
  long: shift('21:00-07:00'),
  duty: flexible(2_400, { over: 'WEEK' }),
  other: flexible(1_200, { over: 'WEEK' }),
};

const placed = (date: string, shiftId: string, isNamed = true): Placed => ({
  id: `${shiftId}@1`,
  shiftId,
  date,
  shift: shifts[shiftId]!,
  isNamed,
});

interface Given extends Partial<Omit<CheckedPlan, 'on' | 'rules' | 'painted'>> {
  painted?: readonly number[];
  unnamed?: readonly number[];
  rules?: Partial<RuleValues>;
}

/** Shifts of the days of the week, by its number. */
function planOf(days: Record<number, readonly string[]>, { painted = [], unnamed = [], rules, ...more }: Given = {}) {
  return {
    on: (date: string) => {
      const day = week.indexOf(date);
      return (days[day] ?? []).map((id) => placed(date, id, !unnamed.includes(day)));
    },
    rules: () => ({ ...unsaid, ...rules }),
    painted: new Set(painted.map((day) => week[day]!)),
    isClosed: () => false,
    isAway: () => false,
    isEmployed: () => true,
    ...more,
  };
}

const found = (plan: CheckedPlan, dates: readonly string[] = week) =>
  conflictsOf(plan, dates).map(({ name, date, beside, isRefused }) => [
    name,
    week.indexOf(date),
    beside === null ? null : week.indexOf(beside),
    isRefused,
  ]);

describe('what does not fit in a plan', () => {
  it('is a shift without the rest before it, told on its date with the one before', () => {
    const plan = { 0: ['night'], 1: ['early'], 3: ['late'], 4: ['late'] };
    expect(found(planOf(plan))).toEqual([['workplan_rest_short', 1, 0, false]]);
    expect(found(planOf(plan, { rules: { restLimit: 'REFUSE' } }))).toEqual([['workplan_rest_short', 1, 0, true]]);
  });

  it('is told on the last date where it comes after it', () =>
    expect(found(planOf({ 0: ['night'], 1: ['early'] }), week.slice(0, 1))).toEqual([
      ['workplan_rest_short', 0, 1, false],
    ]));

  it('are shifts that overlap, over dates too, and then nothing of their rest', () => {
    expect(found(planOf({ 0: ['long'], 1: ['early'] }))).toEqual([['workplan_overlap', 1, 0, true]]);
    expect(found(planOf({ 0: ['early', 'early'] }))).toEqual([['workplan_overlap', 0, null, true]]);
  });

  it('is no refusal where one of them only follows from a worksheet', () =>
    expect(found(planOf({ 0: ['long'], 1: ['early'] }, { unnamed: [0] }))).toEqual([
      ['workplan_overlap', 1, 0, false],
    ]));

  it('is a second duty of a week', () =>
    expect(found(planOf({ 1: ['duty'], 2: ['duty'], 4: ['other'] }))).toEqual([['workplan_week_duties', 4, 1, true]]));

  it('is what a day has more than the rules say', () =>
    expect(found(planOf({ 2: ['early', 'late'] }, { rules: { dailyMost: 600, dailyLimit: 'REFUSE' } }))).toEqual([
      ['workplan_daily_most', 2, null, true],
    ]));
});

describe('a painted date', () => {
  const on = (day: number) => (date: string) => date === week[day];

  it('of a closed month is refused, also where it is painted free', () => {
    const isClosed = on(0);
    expect(found(planOf({ 0: ['early'] }, { isClosed }))).toEqual([]);
    expect(found(planOf({ 0: ['early'] }, { isClosed, painted: [0] }))).toEqual([['period_closed', 0, null, true]]);
    expect(found(planOf({}, { isClosed, painted: [0] }))).toEqual([['period_closed', 0, null, true]]);
  });

  it('of leave is warned of; leave over what was planned is no conflict', () => {
    const isAway = on(0);
    expect(found(planOf({ 0: ['early'] }, { isAway }))).toEqual([]);
    expect(found(planOf({ 0: ['early'] }, { isAway, painted: [0] }))).toEqual([['workplan_on_leave', 0, null, false]]);
  });

  it('outside of employment is refused, as a shift that was planned before it ended is', () => {
    const isEmployed = (date: string) => date < week[3]!;
    expect(found(planOf({ 2: ['early'], 3: ['early'] }, { isEmployed }))).toEqual([
      ['outside_employment', 3, null, true],
    ]);
  });
});

describe('the shifts that would fit', () => {
  const offered = (date: string) => ['early', 'late', 'night'].map((id) => placed(date, id));
  const fitting = (plan: CheckedPlan, day: number) => fittingOn(plan, week[day]!, offered(week[day]!));

  it('keep the rest on both sides', () => {
    expect(fitting(planOf({ 0: ['night'], 1: ['early'], 2: ['night'] }), 1)).toEqual(['night']);
    expect(fitting(planOf({ 0: ['late'], 1: ['early'], 2: ['late'] }), 1)).toEqual(['late']);
    expect(fitting(planOf({ 0: ['night'], 1: ['early'], 2: ['early'] }), 1)).toEqual([]);
  });

  it('are none on a day on which nothing can be set', () =>
    expect(fitting(planOf({ 1: ['early'] }, { painted: [1], isClosed: () => true }), 1)).toEqual([]));

  it('do not answer for conflicts beside them that were there before', () =>
    expect(fitting(planOf({ 0: ['early'], 1: ['late'], 2: ['early'], 3: ['early', 'early'] }), 1)).toEqual(['early']));
});
