/** Wrong passwords of one name from one place (rules, throttling). */
export interface Failures {
  count: number;
  /** ISO instant until which nothing is judged. */
  until?: string;
}

/** What the next attempt needs: nothing, work, or `seconds` of waiting. */
export type Standing = { needs: 'nothing' } | { needs: 'work' } | { needs: 'time'; seconds: number };

const mostFree = 3;
const most = 5;
const lockSeconds = 5 * 60;
/** Failures that nobody adds to are forgotten after this. */
export const rememberedSeconds = 15 * 60;

export const noFailures: Failures = { count: 0 };

/** After a wait work is still needed, and there are as many attempts as after the third failure. */
export function standingOf({ count, until }: Failures, now: Temporal.Instant): Standing {
  const seconds = until === undefined ? 0 : Math.ceil(now.until(Temporal.Instant.from(until)).total('seconds'));
  if (seconds > 0) return { needs: 'time', seconds };
  return { needs: count >= mostFree ? 'work' : 'nothing' };
}

export function failedAgain({ count, until }: Failures, now: Temporal.Instant): Failures {
  const next = (until === undefined ? count : mostFree) + 1;
  return next < most ? { count: next } : { count: next, until: now.add({ seconds: lockSeconds }).toString() };
}
