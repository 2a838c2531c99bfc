import { describe, expect, it } from '@jest/globals';
import { stepsOf } from './model.ts';

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
});
