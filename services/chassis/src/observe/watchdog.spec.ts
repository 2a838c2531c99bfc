import { expect, it } from '@jest/globals';
import { fixedClock } from '../testing/time/fixed-clock.ts';
import { Watchdog } from './watchdog.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

it('sees nothing standing while the clock is moved by hand, and begins anew afterwards', async () => {
  const clock = fixedClock('2026-07-15T08:00:00Z');
  const wait = { sleep: () => new Promise<void>(() => undefined) } as never;
  const ports = { clock, wait, events: { head: async () => '' } };
  const watchdog = new Watchdog({ service: { name: 'small' }, ports, logger: quiet });
  watchdog.follower('job derive').begin('j1');
  const wake = watchdog.rest();
  clock.advance({ hours: 24 });
  expect(await watchdog.look()).toEqual([]);
  wake();
  expect(await watchdog.look()).toEqual([]);
  clock.advance({ minutes: 2 });
  expect(await watchdog.look()).toMatchObject([{ follower: 'job derive', seconds: 120 }]);
});
