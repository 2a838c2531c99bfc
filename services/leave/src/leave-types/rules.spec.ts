import { describe, expect, it } from '@jest/globals';
import { Rejection } from '@kadro/kernel';
import { fitting } from './rules.ts';

type Rules = Parameters<typeof fitting>[0];

const plain: Rules = {
  kind: 'PAID',
  durations: ['FULL_DAY', 'HALF_DAY'],
  minimumDays: null,
  maximumDays: null,
  usageRule: null,
};

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
  ])('%s', (_what, rules, expected) => expect(refusal(rules)).toEqual(expected));
});
