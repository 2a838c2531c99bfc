import { todayIn, type WorkingPattern } from '@kadro/kernel';

export interface PatternSince {
  from: string;
  pattern: WorkingPattern;
}

/** By their days, past and planned; the first counts since ever. */
export function patternsOf(row: object): PatternSince[] {
  return (row as { _workingPattern: { from: string; value: WorkingPattern }[] })._workingPattern.map(
    ({ from, value }) => ({ from, pattern: value }),
  );
}

/** By the zone of the branch. */
export function patternAt(row: object, at: Temporal.Instant | string): WorkingPattern {
  const today = todayIn((row as { zone: string }).zone, at);
  return patternsOf(row).findLast(({ from }) => from <= today)!.pattern;
}
