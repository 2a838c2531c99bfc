/** Something that a follower has in hand, or could not do and tries again. Times in milliseconds. */
export interface Held {
  /** Where it stands: an event, a message, a job, a run. */
  at: string;
  since: number;
  triedAt: number;
  isInHand: boolean;
  /** Name of the last failure, null while there is none. */
  why: string | null;
  tries: number;
}

/** So long a follower may stand before the house is not ready. */
export const longestStandMs = 60_000;
/** What is tried no more is another process's by now. */
const triedWithinMs = 10 * 60_000;

/** It is taken up, for the first time or again. */
export function begun(held: Held | undefined, at: string, now: number): Held {
  return { since: now, why: null, tries: 0, ...held, at, triedAt: now, isInHand: true };
}

/** It failed and comes again. */
export function failedOnce(held: Held | undefined, failure: { at: string; why: string }, now: number): Held {
  const { since = now, tries = 0 } = held ?? {};
  return { ...failure, since, tries: tries + 1, triedAt: now, isInHand: false };
}

/** There is more to read than was read last; reading anything begins a new wait. */
export function behind(held: Held | undefined, position: string, now: number): Held {
  const at = `after ${position || 'the beginning'}`;
  return held?.at === at ? held : { at, since: now, triedAt: now, isInHand: true, why: null, tries: 0 };
}

export const stands = ({ since }: Held, now: number, longestMs = longestStandMs): boolean => now - since >= longestMs;

/** It failed here and came again elsewhere. */
export const isElsewhere = ({ isInHand, triedAt }: Held, now: number, longestMs = longestStandMs): boolean =>
  !isInHand && now - triedAt > Math.max(triedWithinMs, 2 * longestMs);
