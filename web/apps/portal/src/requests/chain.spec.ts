import { describe, expect, it } from '@jest/globals';
import { type Step } from './types.ts';
import { progressOf } from './chain.tsx';

const steps = (...given: [order: number, state: Step['state']][]) =>
  given.map(([order, state]) => ({ order, state })) as Step[];

describe('progressOf', () => {
  it.each([
    ['the first of two', steps([1, 'PENDING'], [2, 'WAITING']), { at: 1, of: 2 }],
    ['the last of two', steps([1, 'APPROVED'], [2, 'PENDING']), { at: 2, of: 2 }],
    ['people who are asked at once as one', steps([1, 'PENDING'], [1, 'PENDING']), { at: 1, of: 1 }],
    ['a chain that is through', steps([1, 'STOPPED'], [2, 'SUPER_ADMIN']), { at: 2, of: 2 }],
    ['no chain', [], { at: 0, of: 0 }],
  ])('counts %s', (_, given, progress) => {
    expect(progressOf(given)).toEqual(progress);
  });
});
