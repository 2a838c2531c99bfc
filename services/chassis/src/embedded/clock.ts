import { type Clock } from '../ports.ts';

/** The time of this machine. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() };
