import { describe, expect, it } from '@jest/globals';
import { failedAgain, noFailures, standingOf, type Failures } from './rules.ts';

const start = Temporal.Instant.from('2026-07-15T08:00:00Z');
const after = (failures: number, from: Failures = noFailures, at = start): Failures =>
  Array.from({ length: failures }).reduce<Failures>((state) => failedAgain(state, at), from);
const later = (seconds: number) => start.add({ seconds });

describe('after failures', () => {
  it.each<[number, object]>([
    [0, { needs: 'nothing' }],
    [2, { needs: 'nothing' }],
    [3, { needs: 'work' }],
    [4, { needs: 'work' }],
    [5, { needs: 'time', seconds: 300 }],
  ])('%i the next attempt needs %j', (failures, standing) =>
    expect(standingOf(after(failures), start)).toEqual(standing),
  );

  it('the wait is five minutes, and then work is needed still', () => {
    const locked = after(5);
    expect(standingOf(locked, later(299))).toEqual({ needs: 'time', seconds: 1 });
    expect(standingOf(locked, later(300))).toEqual({ needs: 'work' });
  });

  it('and a wait two more are the next wait', () => {
    const once = failedAgain(after(5), later(300));
    expect(standingOf(once, later(300))).toEqual({ needs: 'work' });
    expect(standingOf(failedAgain(once, later(301)), later(301))).toEqual({ needs: 'time', seconds: 300 });
  });
});
