import { describe, expect, it } from '@jest/globals';
import { ReadModelBuilding, StoreUnavailable } from '../ports/index.ts';
import { patiently } from './attempt.ts';

const wait = { sleep: async () => undefined };

describe('trying what a message asks for', () => {
  it.each([new StoreUnavailable('away'), new ReadModelBuilding('its rows are being built')])(
    'is left to be tried again where %s passes by itself, however long that takes',
    async (passing) => {
      await expect(patiently(wait, () => Promise.reject(passing))).rejects.toBe(passing);
    },
  );

  it('ends with the reason where it fails again and again', async () => {
    let tried = 0;
    const failing = () => Promise.reject(new RangeError(`${++tried}`));
    expect([await patiently(wait, failing), tried]).toEqual([{ reason: 'RangeError' }, 5]);
  });
});
