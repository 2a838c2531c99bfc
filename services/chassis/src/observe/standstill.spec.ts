import { describe, expect, it } from '@jest/globals';
import { begun, behind, failedOnce, isElsewhere, longestStandMs, stands } from './standstill.ts';

const minute = 60_000;

describe('what a follower has in hand', () => {
  it.each([
    ['taken up just now', begun(undefined, 'e1', minute), minute + 1, false],
    ['in hand for a minute', begun(undefined, 'e1', 0), minute, true],
    ['that failed once', failedOnce(undefined, { at: 'e1', why: 'Error' }, 0), longestStandMs - 1, false],
    [
      'that failed for a minute',
      failedOnce(begun(undefined, 'e1', 0), { at: 'e1', why: 'Error' }, 59_000),
      minute,
      true,
    ],
    [
      'that failed and is in hand again',
      begun(failedOnce(undefined, { at: 'e1', why: 'Error' }, 0), 'e1', minute),
      minute,
      true,
    ],
  ])('stands or not: %s', (_what, held, now, does) => expect(stands(held, now)).toBe(does));

  it('says where, why and how often it failed', () =>
    expect(
      failedOnce(
        failedOnce(begun(undefined, 'batch', 5), { at: 'e1', why: 'TypeError' }, 6),
        { at: 'e2', why: 'RangeError' },
        7,
      ),
    ).toEqual({ at: 'e2', since: 5, triedAt: 7, isInHand: false, why: 'RangeError', tries: 2 }));

  it('may stand for longer where its time is longer', () =>
    expect([5, 10].map((n) => stands(begun(undefined, 'run', 0), n * minute, 10 * minute))).toEqual([false, true]));

  it.each([
    ['tried again a while ago', failedOnce(undefined, { at: 'm', why: 'Error' }, 0), 10 * minute, false],
    ['tried no more', failedOnce(undefined, { at: 'm', why: 'Error' }, 0), 10 * minute + 1, true],
    ['in hand, however long', begun(undefined, 'm', 0), 24 * 60 * minute, false],
  ])('is another process’s by now, or not: %s', (_what, held, now, is) => expect(isElsewhere(held, now)).toBe(is));
});

describe('a follower that reads less than there is', () => {
  it('waits from when it was seen at the same place first', () => {
    const first = behind(undefined, '5', 0);
    expect([behind(first, '5', minute), behind(first, '6', minute)].map((held) => stands(held, minute))).toEqual([
      true,
      false,
    ]);
  });

  it('says behind what', () =>
    expect(['', '5'].map((position) => behind(undefined, position, 0).at)).toEqual(['after the beginning', 'after 5']));
});
