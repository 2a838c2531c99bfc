import { describe, expect, it } from '@jest/globals';
import { runningBalance } from './model.ts';

const entry = (days: number) => ({ days, pending: false });

describe('the balance beside the ledger', () => {
  it('goes from the opening through every entry', () =>
    expect(runningBalance({ opening: 2, entries: [20, -1.5, -0.3333].map(entry) })).toEqual([22, 20.5, 20.1667]));
  it('waits for the decision', () =>
    expect(runningBalance({ opening: 2, entries: [entry(20), { ...entry(-5), pending: true }, entry(-1)] })).toEqual([
      22, 22, 21,
    ]));
  it('is empty without entries', () => expect(runningBalance({ opening: 2, entries: [] })).toEqual([]));
});
