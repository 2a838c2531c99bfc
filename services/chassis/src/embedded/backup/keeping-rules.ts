/** Of how many days, weeks (from Monday) and months the newest back-up is kept; null = all back-ups are kept. */
export type KeepingRules = Record<'days' | 'weeks' | 'months', number> | null;

const units = { d: 'days', w: 'weeks', m: 'months' } as const;

/** Reads `7d,4w,12m`, or `all`. @throws RangeError for anything else */
export function keepingRules(text: string): KeepingRules {
  if (text === 'all') return null;
  const rules = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(',')) {
    const [, count, unit] = /^([1-9]\d{0,3})([dwm])$/.exec(part.trim()) ?? [];
    if (!unit) throw new RangeError('is all, or numbers of days, weeks and months such as 7d,4w,12m');
    rules[units[unit as keyof typeof units]] = Number(count);
  }
  return rules;
}

/** Which instants (RFC 3339, UTC) no rule keeps; empty days do not count, the newest always stays. */
export function beyondRules(instants: readonly string[], rules: KeepingRules): string[] {
  if (!rules) return [];
  const newestFirst = instants.toSorted().toReversed();
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [count, periodOf] of [
    [rules.days, dayOf],
    [rules.weeks, weekOf],
    [rules.months, monthOf],
  ] as const) {
    const newest = new Map<string, string>();
    for (const instant of newestFirst) if (!newest.has(periodOf(instant))) newest.set(periodOf(instant), instant);
    for (const instant of [...newest.values()].slice(0, count)) kept.add(instant);
  }
  return newestFirst.filter((instant) => !kept.has(instant));
}

const dayOf = (instant: string): string => instant.slice(0, 10);
const monthOf = (instant: string): string => instant.slice(0, 7);

function weekOf(instant: string): string {
  const day = Temporal.PlainDate.from(dayOf(instant));
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}
