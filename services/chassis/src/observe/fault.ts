import { Fenced, type Log, NewerEvent, ReadModelBuilding, StoreUnavailable } from '../ports/index.ts';

/** Passes by itself: stores and leases are asked again, rows get built, a newer version does what this one cannot. */
export const isPassing = (failed: unknown): boolean =>
  [StoreUnavailable, ReadModelBuilding, Fenced, NewerEvent].some((passing) => failed instanceof passing);

/** Of log lines: what passes is a warning; what lasts is told apart. */
export const severity = (failed: unknown): 'warn' | 'error' => (isPassing(failed) ? 'warn' : 'error');

/** Name of a failure; its text may quote what somebody wrote. */
export const nameOf = (failed: unknown): string => (failed instanceof Error ? failed.name : typeof failed);

/** Why this process stands aside; an event's type and version are no personal data. */
export function tellOfNewer(logger: Log, about: object, { name, message }: NewerEvent): void {
  logger.error(
    { ...about, error: name, event: message },
    'an event of a newer version: a process of that version has to keep the rows',
  );
}

/** What may be logged of a failure: its name and where it happened, never its text. */
export function faultOf(failed: unknown): { name: string; at?: string[]; cause?: object } {
  if (!(failed instanceof Error)) return { name: typeof failed };
  const at = failed.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { name: failed.name, at, ...(failed.cause === undefined ? {} : { cause: faultOf(failed.cause) }) };
}
