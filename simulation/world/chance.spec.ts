import { describe, expect, it } from '@jest/globals';
import { Chance } from './chance.ts';

const drawn = (chance: Chance, times = 20): number[] => Array.from({ length: times }, () => chance.below(1_000));

describe('drawing from a seed', () => {
  it('draws the same each time', () => expect(drawn(new Chance(7, 'a'))).toEqual(drawn(new Chance(7, 'a'))));

  it.each([
    ['another seed', new Chance(8, 'a')],
    ['another name', new Chance(7, 'b')],
  ])('draws something else for %s', (_what, other) => expect(drawn(other)).not.toEqual(drawn(new Chance(7, 'a'))));

  it('draws both ends and what is between them', () => {
    const chance = new Chance(1, 'ends');
    const found = new Set(Array.from({ length: 200 }, () => chance.between(3, 5)));
    expect(found).toEqual(new Set([3, 4, 5]));
  });

  it('picks by weight, and never what weighs nothing', () => {
    const chance = new Chance(1, 'weights');
    const among = [
      { name: 'often', weight: 9 },
      { name: 'never', weight: 0 },
      { name: 'seldom', weight: 1 },
    ];
    const times = Map.groupBy(
      Array.from({ length: 1_000 }, () => chance.weighted(among).name),
      (name) => name,
    );
    expect(new Set(times.keys())).toEqual(new Set(['often', 'seldom']));
    expect(times.get('often')!.length).toBeGreaterThan(800);
  });

  it('makes ids that are UUIDs', () =>
    expect(new Chance(1, 'ids').uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/));

  it('does not pick from nothing', () => expect(() => new Chance(1, 'none').pick([])).toThrow(RangeError));
});
