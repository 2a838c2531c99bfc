import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { managerCycles } from './rules.ts';

const cyclic = (tree: Record<string, string | null>) => managerCycles(new Map(Object.entries(tree))).toSorted();

describe('looking for cycles of managers', () => {
  it('finds none in a tree', () => expect(cyclic({ a: 'b', b: 'c', c: null, d: 'c' })).toEqual([]));
  it('finds those who stand in one, not those below it', () =>
    expect(cyclic({ a: 'b', b: 'c', c: 'b', d: 'a' })).toEqual(['b', 'c']));
  it('finds one who manages himself', () => expect(cyclic({ a: 'a', b: 'a' })).toEqual(['a']));
  it('finds several', () => expect(cyclic({ a: 'b', b: 'a', c: 'd', d: 'c' })).toEqual(['a', 'b', 'c', 'd']));
  it('takes a manager who is not there for the end', () => expect(cyclic({ a: 'gone' })).toEqual([]));

  it('finds exactly those who come back to themselves', () => {
    const people = fc.array(fc.option(fc.nat(9), { nil: null }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(people, (managers) => {
        const tree = Object.fromEntries(
          managers.map((manager, n) => [String(n), manager === null ? null : String(manager)]),
        );
        const comesBack = (start: string) => {
          let at: string | null | undefined = tree[start];
          for (let steps = 0; at && steps < 12 && at !== start; steps++) at = tree[at];
          return at === start;
        };
        expect(cyclic(tree)).toEqual(Object.keys(tree).filter(comesBack).toSorted());
      }),
    );
  });
});
