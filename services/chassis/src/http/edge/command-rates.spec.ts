import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Refused } from '../../declare/refusal.ts';
import { CommandRates } from './command-rates.ts';

let now = 0;
let rates: CommandRates;
beforeEach(() => {
  now = 1_000;
  rates = new CommandRates({ perSecond: 20, burst: 200 }, () => now);
});
const ada = { organization: 'o1', account: 'ada' };
const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, n) => `id${n}`) });
const taken = (tries: number, who = ada, body: unknown = {}): number => {
  let passed = 0;
  for (let n = 0; n < tries; n++) {
    try {
      rates.take(who, body);
      passed++;
    } catch (refused) {
      expect((refused as Refused).name).toBe('too_many_requests');
    }
  }
  return passed;
};

describe('commands of an account', () => {
  it('are two hundred at once, and then twenty a second', () => {
    expect(taken(2_000)).toBe(200);
    now += 1_000;
    expect(taken(100)).toBe(20);
    now += 3_600_000;
    expect(taken(2_000)).toBe(200);
  });

  it('of another account, or of the same id elsewhere, are counted apart', () => {
    taken(200);
    expect([taken(1), taken(1, { ...ada, account: 'can' }), taken(1, { ...ada, organization: 'o2' })]).toEqual([
      0, 1, 1,
    ]);
  });

  it('that are too many are told when to come again', () => {
    taken(200);
    const again = () => {
      try {
        rates.take(ada, {});
        return null;
      } catch (refused) {
        return (refused as Refused).retryAfter;
      }
    };
    expect(again()).toBe(1);
    now += 1_000;
    expect(again()).toBeNull();
  });

  it('are not put off by those that were refused', () => {
    taken(200);
    for (let n = 0; n < 10; n++) {
      now += 10;
      taken(5);
    }
    expect(taken(1)).toBe(0);
    now += 1_000;
    expect(taken(100)).toBe(20);
  });

  it('count a bulk by its rows', () => expect(taken(100, ada, ids(100))).toBe(18));

  it('are never refused for ever: the largest bulk passes after a pause', () => {
    const small = new CommandRates({ perSecond: 1, burst: 2 }, () => now);
    expect(() => small.take(ada, ids(100))).not.toThrow();
    expect(() => small.take(ada, ids(100))).toThrow();
    now += 2_000;
    expect(() => small.take(ada, ids(100))).not.toThrow();
  });

  it('have no limit where none is set', () => {
    rates = new CommandRates({ perSecond: 0, burst: 1 }, () => now);
    expect(taken(500)).toBe(500);
  });
});
