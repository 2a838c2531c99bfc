import { describe, expect, it } from '@jest/globals';
import { placesOf, type RulePlace, seenOf, spansAt } from './places.ts';

const place = (branchId: string | null, revision: number, ...rules: RulePlace['rules']): RulePlace => ({
  id: branchId ?? 'organization',
  revision,
  branchId,
  rules,
});
const places = [
  place(null, 3, { from: '2026-01-01', ruleSetId: 'a' }, { from: '2026-06-01', ruleSetId: 'b' }),
  place('north', 5, { from: '2026-03-01', ruleSetId: 'a' }),
];

describe('where a rule set counts', () => {
  it('is by day', () => {
    expect(placesOf(places, 'a', '2026-02-01')).toEqual({ organization: true, branchIds: [] });
    expect(placesOf(places, 'a', '2026-07-01')).toEqual({ organization: false, branchIds: ['north'] });
  });
  it('has spans, of which the last is open', () => {
    expect(spansAt(places[0]!, 'a')).toEqual([{ from: '2026-01-01', to: '2026-06-01' }]);
    expect(spansAt(places[1]!, 'a')).toEqual([{ from: '2026-03-01', to: undefined }]);
  });
  it('is seen as of the last change of any place', () => {
    expect(seenOf(places)).toBe(5);
    expect(seenOf([])).toBe(-1);
  });
});
