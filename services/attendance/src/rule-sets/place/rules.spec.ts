import { describe, expect, it } from '@jest/globals';
import { ruleBook, type RuleBookState, ruleSetOn } from '../book.ts';
import { type Placing, placeRules } from './rules.ts';

const acting = { by: 'admin' };
const meta = { id: 'e', at: '2026-07-15T08:00:00.000Z' };

/** The book after each was placed in turn. */
const bookOf = (...placings: Omit<Placing, 'by'>[]): RuleBookState =>
  placings.reduce(
    (state, placing) =>
      placeRules(state, { ...acting, ...placing }).reduce(
        (book, { data }) => ruleBook.evolve.RulesPlaced(book, data, meta as never),
        state,
      ),
    ruleBook.initial,
  );
const counting = (book: RuleBookState, branchId: string | null, date: string, own: string | null = null) =>
  ruleSetOn({ book, own: own ? [{ from: '2026-01-01', ruleSetId: own }] : [] }, branchId, date);

describe('which rule set counts', () => {
  const book = bookOf(
    { ruleSetId: 'a', organization: true, from: '2026-03-01' },
    { ruleSetId: 'b', branchIds: ['north'], from: '2026-04-01' },
  );

  it("is the person's over the branch's over the organization's", () => {
    expect(counting(book, 'north', '2026-02-28')).toBeNull();
    expect(counting(book, 'north', '2026-03-01')).toBe('a');
    expect(counting(book, 'north', '2026-04-01')).toBe('b');
    expect(counting(book, 'south', '2026-04-01')).toBe('a');
    expect(counting(book, null, '2026-04-01')).toBe('a');
    expect(counting(book, 'north', '2026-04-01', 'own')).toBe('own');
  });

  it('leaves the places that it is said not to be at any more', () => {
    const left = bookOf(
      { ruleSetId: 'a', organization: true, branchIds: ['north', 'south'], from: '2026-03-01' },
      { ruleSetId: 'a', organization: false, branchIds: ['south'], from: '2026-05-01' },
    );
    expect(counting(left, 'north', '2026-04-30')).toBe('a');
    expect(counting(left, 'north', '2026-05-01')).toBeNull();
    expect(counting(left, 'south', '2026-05-01')).toBe('a');
  });

  it('changes nothing where it counts already, and no place of another', () => {
    const again = { ...acting, ruleSetId: 'a', organization: true, branchIds: [], from: '2026-05-01' };
    expect(placeRules(book, again)).toEqual([]);
  });
});
