import { syncBuiltinESMExports } from 'node:module';
import { Chance } from './chance.ts';
import { trackDatabases } from './databases.ts';
import { drawFrom } from './drawn-randomness.ts';
// before timers are replaced
import { passOverInLine } from './native-work.ts';
import { Scheduler } from './scheduler.ts';
import { VirtualTime } from './time.ts';

/** What the product takes for the machine it runs on. */
export interface Machine {
  time: VirtualTime;
  scheduler: Scheduler;
}

/** Replaces time and chance of this process for good. Nothing of the product may have been loaded before. */
export function replaceMachine(seed: number, start: Temporal.Instant): Machine {
  drawFrom(new Chance(seed, 'process'));
  const time = new VirtualTime(start, new Chance(seed, 'turns'));
  trackDatabases();
  passOverInLine();
  syncBuiltinESMExports();
  return { time, scheduler: new Scheduler(time) };
}
