import { describe, expect, it } from '@jest/globals';
import { isWithinUsage, type UsageRule } from './usage-rule.ts';

describe('leave that is bound to the birthday', () => {
  it.each<[UsageRule, string, string, string, boolean]>([
    ['ON_DAY', '1990-05-12', '2026-05-12', '2026-05-12', true],
    ['ON_DAY', '1990-05-12', '2026-05-12', '2026-05-13', false],
    ['ON_DAY', '1992-02-29', '2026-02-28', '2026-02-28', true],
    ['ON_DAY', '1992-02-29', '2026-03-01', '2026-03-01', false],
    ['ON_DAY', '1992-02-29', '2028-02-29', '2028-02-29', true],
    ['ON_DAY', '1992-02-29', '2028-02-28', '2028-02-28', false],
    ['ON_WEEK', '1990-05-12', '2026-05-11', '2026-05-17', true],
    ['ON_WEEK', '1990-05-12', '2026-05-10', '2026-05-12', false],
    ['ON_WEEK', '1990-01-01', '2025-12-29', '2026-01-04', true],
    ['ON_WEEK', '1990-12-31', '2027-01-01', '2027-01-03', true],
    ['ON_WEEK', '1990-12-31', '2027-01-04', '2027-01-04', false],
    ['ON_MONTH', '1990-05-12', '2026-05-01', '2026-05-31', true],
    ['ON_MONTH', '1990-05-12', '2026-05-31', '2026-06-01', false],
    ['ON_MONTH', '1992-02-29', '2026-02-01', '2026-02-28', true],
    ['ON_MONTH_AND_NEXT_MONTH', '1990-05-31', '2026-05-31', '2026-06-30', true],
    ['ON_MONTH_AND_NEXT_MONTH', '1990-05-31', '2026-07-01', '2026-07-01', false],
    ['ON_MONTH_AND_NEXT_MONTH', '1990-12-24', '2026-12-28', '2027-01-05', true],
    ['ON_MONTH_AND_NEXT_MONTH', '1990-12-24', '2026-01-05', '2026-01-06', true],
  ])('%s, born %s: from %s to %s is %s', (rule, birthDate, beginDate, endDate, within) =>
    expect(isWithinUsage(rule, birthDate, { beginDate, endDate })).toBe(within),
  );
});
