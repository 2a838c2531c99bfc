import { describe, expect, it } from '@jest/globals';
import { phrasesOf, without } from './filter/phrases.ts';
import { nextRow } from './use-row-keys.ts';

describe('phrasesOf', () => {
  const spoken = { subject: (name: string) => name, value: (_name: string, value: unknown) => String(value) };
  it('tells the filters in the order of the screen', () =>
    expect(phrasesOf({ jobId: 'b', branchId: 'a', q: 'x' }, ['branchId', 'jobId'], spoken)).toEqual([
      { id: 'branchId', subject: 'branchId:', value: 'a' },
      { id: 'jobId', subject: 'jobId:', value: 'b' },
    ]));
  it('leaves out empty ones', () => expect(phrasesOf({ branchId: '' }, ['branchId'], spoken)).toEqual([]));
  it('can take one away', () => expect(without({ a: 1, b: 2 }, 'a')).toEqual({ b: 2 }));
});

describe('nextRow', () => {
  const rows = ['a', 'b', 'c'];
  it('goes down with J and up with K', () =>
    expect([nextRow('j', rows, 'a'), nextRow('K', rows, 'b')]).toEqual(['b', 'a']));
  it('begins with the first row', () => expect(nextRow('ArrowDown', rows, undefined)).toBe('a'));
  it('stays at the ends', () =>
    expect([nextRow('k', rows, 'a'), nextRow('j', rows, 'c')]).toEqual([undefined, undefined]));
  it('jumps with Home and End', () =>
    expect([nextRow('Home', rows, 'c'), nextRow('End', rows, 'a')]).toEqual(['a', 'c']));
  it('goes with N to the next that is to be settled, and stays at the last', () =>
    expect(['a', 'b', 'c'].map((from) => nextRow('n', rows, from, new Set(['a', 'c'])))).toEqual([
      'c',
      'c',
      undefined,
    ]));
  it('leaves other keys alone', () => expect(nextRow('x', rows, 'a')).toBeUndefined());
});
