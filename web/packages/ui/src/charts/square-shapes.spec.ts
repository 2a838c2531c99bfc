import { describe, expect, it } from '@jest/globals';
import { squaresOf, startPart, stripes, weeksOf } from './square-shapes.ts';

describe('squares', () => {
  it('fill halves first with what happened, then with what is asked for', () => {
    const squares = squaresOf({ happened: 1.5, asked: 1, total: 4 });
    expect(squares.map(({ solid, striped }) => [solid, striped])).toEqual([
      [1, 0],
      [0.5, 0.5],
      [0, 0.5],
      [0, 0],
    ]);
  });

  it('tell what is asked for now from what was asked before', () => {
    expect(squaresOf({ happened: 0.5, asked: 1, own: 1, total: 3 }).map(({ striped, own }) => [striped, own])).toEqual([
      [0.5, false],
      [1, true],
      [0.5, true],
    ]);
  });

  it('go on past the balance for what is missing', () => {
    expect(squaresOf({ happened: 1, total: 1, missing: 1.5 }).map(({ missing }) => missing)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('never have less than nothing', () => {
    expect(squaresOf({ happened: -2, total: 1 })).toEqual([{ solid: 0, striped: 0, own: false, missing: false }]);
  });

  it('stand in working weeks', () => {
    expect(weeksOf([1, 2, 3, 4, 5, 6, 7], 5)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7],
    ]);
  });

  it('keep their stripes inside', () => {
    const figures = (stripes(18).match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...figures)).toBeGreaterThan(0);
    expect(Math.max(...figures)).toBeLessThan(18);
    expect(startPart(18, 0.5)).toContain('M9 0');
    const [starts, ends] = ['M', 'L'].map((letter) =>
      [...stripes(18, 0.5).matchAll(new RegExp(`${letter}([\\d.]+)`, 'g'))].map(([, x]) => Number(x)),
    );
    expect(Math.max(...(starts ?? []), ...(ends ?? []))).toBeLessThanOrEqual(9);
  });
});
