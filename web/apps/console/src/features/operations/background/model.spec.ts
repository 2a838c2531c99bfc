import { describe, expect, it } from '@jest/globals';
import { shareOf, stepsOf } from './model.ts';

describe('a background job', () => {
  it.each(['WAITING', 'RUNNING'] as const)('can be cancelled while it is %s', (state) =>
    expect(stepsOf({ state, mustFinish: false })).toEqual({ cancel: true, resume: false }),
  );
  it.each(['FAILED', 'CANCELLED'] as const)('can be resumed when it is %s', (state) =>
    expect(stepsOf({ state, mustFinish: false })).toEqual({ cancel: false, resume: true }),
  );
  it('is stopped by nobody where it must finish', () =>
    expect(stepsOf({ state: 'RUNNING', mustFinish: true })).toEqual({ cancel: false, resume: false }));
  it('is left alone when it is done', () =>
    expect(stepsOf({ state: 'DONE', mustFinish: false })).toEqual({ cancel: false, resume: false }));
  it('has no progress before its parts are known', () =>
    expect(shareOf({ done: 0, total: 0, state: 'RUNNING' })).toBeUndefined());
  it('is half way', () => expect(shareOf({ done: 2, total: 4, state: 'RUNNING' })).toBe(0.5));
  it('is whole when it is done without parts', () => expect(shareOf({ done: 0, total: 0, state: 'DONE' })).toBe(1));
});
