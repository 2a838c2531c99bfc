import { describe, expect, it } from '@jest/globals';
import { shareOf } from './share.ts';

describe('work in the background', () => {
  it('has no progress before its parts are known', () =>
    expect(shareOf({ done: 0, total: 0, state: 'RUNNING' })).toBeUndefined());
  it('is half way', () => expect(shareOf({ done: 2, total: 4, state: 'RUNNING' })).toBe(0.5));
  it('is whole when it is done without parts', () => expect(shareOf({ done: 0, total: 0, state: 'DONE' })).toBe(1));
});
