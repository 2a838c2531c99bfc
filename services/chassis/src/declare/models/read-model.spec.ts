import { describe, expect, it } from '@jest/globals';
import { books } from '../../testing/services/library.ts';
import { storeDeclaration } from './read-model.ts';

describe('a list that is narrowed by one of its indexes', () => {
  it('has words kept for each value of it, unless these have few rows; its order is kept in both', () => {
    const [usual, few] = [books, { ...books, searchedWithin: false as const }].map((model) =>
      storeDeclaration('library', model, ['en']),
    );
    expect([usual!.searchWithin, few!.searchWithin]).toEqual(['room', undefined]);
    expect(few!.pairs).toEqual(usual!.pairs);
    expect(usual!.pairs!.length).toBeGreaterThan(0);
  });
});
