import { type Settings } from '../day/shapes.ts';
import { type RuleFields, settingsOf } from './shape.ts';

/** The first says all fields and counts since ever. */
export interface RuleChange {
  version: number;
  effectiveOn: string | null;
  changed: Partial<RuleFields>;
}

/** What counts from a day on; `from` null = since ever. */
export interface RulePeriod {
  from: string | null;
  fields: RuleFields;
  settings: Settings;
}

const since = ({ effectiveOn }: RuleChange): string => effectiveOn ?? '';

/**
 * Values by effective day, whatever the order of recording: a change that counts later stays where an earlier day is
 * changed afterwards.
 */
export function periodsOf(changes: readonly RuleChange[]): RulePeriod[] {
  const periods: RulePeriod[] = [];
  const ordered = changes.toSorted((a, b) =>
    since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : a.version - b.version,
  );
  for (const { effectiveOn, changed } of ordered) {
    const last = periods.at(-1);
    // the first change says every field
    const fields = { ...last?.fields, ...changed } as RuleFields;
    if (last?.from === effectiveOn) periods.pop();
    periods.push({ from: effectiveOn, fields, settings: settingsOf(fields) });
  }
  return periods;
}

export const periodOn = <P extends { from: string | null }>(periods: readonly P[], date: string): P | undefined =>
  periods.findLast(({ from }) => from === null || from <= date);
