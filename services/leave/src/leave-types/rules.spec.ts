import { describe, expect, it } from '@jest/globals';
import { Rejection } from '@kadro/kernel';
import { fitting } from './rules.ts';

type Rules = Parameters<typeof fitting>[0];

const plain: Rules = {
  kind: 'PAID',
  durations: ['FULL_DAY', 'HALF_DAY'],
  tracksBalance: true,
  noticeDays: 0,
  minimumDays: null,
  maximumDays: null,
  advanceDays: 0,
  usageRule: null,
};
const birthday = { kind: 'RESTRICTED_HOLIDAY' } as const;

function refusal(rules: Partial<Rules>): unknown {
  try {
    fitting({ ...plain, ...rules });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Rejection)) throw thrown;
    return Object.entries(thrown.fields ?? {}).map(([field, { name }]) => `${field}: ${name}`);
  }
}

describe('the rules of a leave type together', () => {
  it.each<[string, Partial<Rules>, string[] | null]>([
    ['nothing that limits', {}, null],
    ['fewest and most alike', { minimumDays: 2, maximumDays: 2 }, null],
    ['fewest over most', { minimumDays: 5, maximumDays: 2 }, ['minimumDays: leave_type_fewest_over_most']],
    ['no days at all', { maximumDays: 0 }, ['maximumDays: leave_type_never_possible']],
    [
      'half days of at least a day',
      { durations: ['HALF_DAY'], minimumDays: 1 },
      ['minimumDays: leave_type_never_possible'],
    ],
    ['hours of at least a day', { durations: ['HOURLY', 'HALF_DAY'], minimumDays: 1 }, null],
    ['a birthday on paid leave', { usageRule: 'ON_DAY' }, ['usageRule: leave_type_usage_rule_kind']],
    ['a birthday on restricted leave', { kind: 'RESTRICTED_HOLIDAY', usageRule: 'ON_DAY' }, null],
    [
      'whole days of at most a quarter',
      { durations: ['FULL_DAY'], maximumDays: 0.25 },
      ['maximumDays: leave_type_never_possible'],
    ],
    [
      'halves of at most a quarter',
      { durations: ['FULL_DAY', 'HALF_DAY'], maximumDays: 0.25 },
      ['maximumDays: leave_type_never_possible'],
    ],
    ['quarters of at most a quarter', { durations: ['FULL_DAY', 'QUARTER_DAY'], maximumDays: 0.25 }, null],
    ['hours of at most an eighth', { durations: ['HOURLY'], maximumDays: 0.125 }, null],
    [
      'whole days between two and three',
      { durations: ['FULL_DAY'], minimumDays: 2.25, maximumDays: 2.75 },
      ['maximumDays: leave_type_never_possible'],
    ],
    [
      'more than a quarter and less than a day of quarters and days',
      { durations: ['QUARTER_DAY', 'FULL_DAY'], minimumDays: 0.5, maximumDays: 0.75 },
      ['maximumDays: leave_type_never_possible'],
    ],
    [
      'five days on a birthday',
      { ...birthday, usageRule: 'ON_DAY', minimumDays: 5 },
      ['minimumDays: leave_type_fewest_over_window'],
    ],
    ['a day on a birthday', { ...birthday, usageRule: 'ON_DAY', minimumDays: 1 }, null],
    ['a birthday week', { ...birthday, usageRule: 'ON_WEEK', minimumDays: 7 }, null],
    [
      'more than a birthday week',
      { ...birthday, usageRule: 'ON_WEEK', minimumDays: 7.5 },
      ['minimumDays: leave_type_fewest_over_window'],
    ],
    [
      'more than February',
      { ...birthday, usageRule: 'ON_MONTH', minimumDays: 29 },
      ['minimumDays: leave_type_fewest_over_window'],
    ],
    [
      'more than February and March',
      { ...birthday, usageRule: 'ON_MONTH_AND_NEXT_MONTH', minimumDays: 60 },
      ['minimumDays: leave_type_fewest_over_window'],
    ],
    [
      'more notice than the horizon',
      { noticeDays: 366, horizonMonths: 1 },
      ['noticeDays: leave_type_notice_over_horizon'],
    ],
    ['as much notice as the shortest horizon', { noticeDays: 28, horizonMonths: 1 }, null],
    [
      'more notice than from 1 February',
      { noticeDays: 29, horizonMonths: 1 },
      ['noticeDays: leave_type_notice_over_horizon'],
    ],
    ['a year of notice with the usual horizon', { noticeDays: 366 }, null],
    [
      'notice and fewest days that end behind the horizon',
      { noticeDays: 20, minimumDays: 10, horizonMonths: 1 },
      ['noticeDays: leave_type_notice_over_horizon'],
    ],
    ['many days that may be asked for afterwards', { minimumDays: 60, horizonMonths: 1 }, null],
    [
      'an advance without a balance',
      { tracksBalance: false, advanceDays: 2 },
      ['advanceDays: leave_type_advance_without_balance'],
    ],
    ['an advance on a balance', { advanceDays: 2 }, null],
  ])('%s', (_what, rules, expected) => expect(refusal(rules)).toEqual(expected));
});
