import { type Clock } from './index.ts';

/** The time of this machine. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() };
