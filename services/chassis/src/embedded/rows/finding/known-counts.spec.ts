import { describe, expect, it } from '@jest/globals';
import { KnownCounts } from './known-counts.ts';

const asked = (counts: KnownCounts, total: number) => {
  let isCounted = false;
  const answer = counts.total(1, 'all', 10, () => ((isCounted = true), total));
  return [answer, isCounted];
};

describe('counting again', () => {
  it('is spared until a row of that organization changes', () => {
    const counts = new KnownCounts();
    expect([asked(counts, 7), asked(counts, 8)]).toEqual([
      [7, true],
      [7, false],
    ]);
    counts.changed(2, 1);
    expect(asked(counts, 8)).toEqual([7, false]);
    counts.changed(1, 1);
    expect(asked(counts, 8)).toEqual([8, true]);
  });

  it('is spared beyond the cap as long as the changes cannot have brought it below', () => {
    const counts = new KnownCounts();
    expect(asked(counts, 13)).toEqual([13, true]);
    counts.changed(1, 1);
    counts.changed(1, 1);
    expect(asked(counts, 11)).toEqual([13, false]);
    counts.changed(1, 1);
    expect(asked(counts, 10)).toEqual([10, true]);
  });
});
