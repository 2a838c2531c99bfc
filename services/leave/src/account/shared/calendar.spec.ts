import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoreUnavailable, type QueryScope } from '@kadro/chassis/declare';
import { holidaysIn } from './calendar.ts';

/** Rows whose store is away for a moment. */
const scope = {
  find: () => setTimeout(1).then(() => Promise.reject(new StoreUnavailable('away'))),
} as unknown as QueryScope;
const unheard: unknown[] = [];
const hear = (failed: unknown): void => void unheard.push(failed);

beforeAll(() => void process.on('unhandledRejection', hear));
afterAll(() => void process.off('unhandledRejection', hear));

describe('reading holidays while the rows are away', () => {
  it('fails as a whole, and with nothing that nobody hears', async () => {
    await expect(holidaysIn(scope, 'b1', '2026-01-01', '2026-01-31')).rejects.toThrow(StoreUnavailable);
    await setTimeout(5);
    expect(unheard).toEqual([]);
  });
});
