import { changedFields } from '@kadro/chassis';

/** What a field is from a day on. Of one day, what was recorded later counts. */
interface DatedValue {
  from: string;
  /** Revision of the event that said so, of a plan the one that planned it. */
  order: number;
  value: unknown;
  /** The plan that says so, until it takes effect. */
  plan?: string;
}

type Point = Omit<DatedValue, 'value'>;

/** Fields day by day, as far as anybody has said; nothing counts before the first day. */
export interface Timeline {
  begin: string;
  fields: Readonly<Record<string, readonly DatedValue[]>>;
}

/** What stands in a dated event beside the fields it changes. */
interface DatedData {
  id?: string;
  effectiveOn: string;
  superseded?: readonly string[];
  added?: readonly string[];
  removed?: readonly string[];
}

const isAfter = (one: Point, { from, order }: Point): boolean =>
  one.from > from || (one.from === from && one.order > order);

/** The fields of a dated event, those too that do not count today. */
export function fieldsOf(data: object): Record<string, unknown> {
  const {
    id: _id,
    effectiveOn: _on,
    superseded: _superseded,
    added: _added,
    removed: _removed,
    ...fields
  } = data as DatedData;
  return fields;
}

/** The fields of a dated event that count from now on: a later day has not replaced them. */
export function inForce(data: object): Record<string, unknown> {
  const { superseded = [] } = data as DatedData;
  return Object.fromEntries(Object.entries(fieldsOf(data)).filter(([field]) => !superseded.includes(field)));
}

/** With fields as they are from a day on. */
export function withValues({ begin, fields }: Timeline, values: Record<string, unknown>, point: Point): Timeline {
  const at = point.from < begin ? { ...point, from: begin } : point;
  const next: Record<string, readonly DatedValue[]> = { ...fields };
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const known = next[field] ?? [];
    const place = known.findIndex((one) => isAfter(one, at));
    next[field] = known.toSpliced(place < 0 ? known.length : place, 0, { ...at, value });
  }
  return { begin, fields: next };
}

function mapped({ begin, fields }: Timeline, change: (one: DatedValue) => DatedValue[]): Timeline {
  return {
    begin,
    fields: Object.fromEntries(Object.entries(fields).map(([field, known]) => [field, known.flatMap(change)])),
  };
}

/** With what a plan said as a fact, in the place where it was planned; as of a day nobody has planned it before. */
export function withEffect(timeline: Timeline, plan: string, values: Record<string, unknown>, point: Point): Timeline {
  const isPlanned = Object.values(timeline.fields).some((known) => known.some((one) => one.plan === plan));
  if (!isPlanned) return withValues(timeline, values, point);
  return mapped(timeline, ({ plan: of, ...one }) => [of === undefined || of === plan ? one : { ...one, plan: of }]);
}

/** Without what a plan says that will not come about. */
export function withoutPlan(timeline: Timeline, plan: string): Timeline {
  return mapped(timeline, (one) => (one.plan === plan ? [] : [one]));
}

/** What a field is on a day, plans up to then included. */
export function valueOn({ fields }: Timeline, field: string, day: string): unknown {
  return fields[field]?.findLast(({ from }) => from <= day)?.value;
}

/** What of `input` differs from how things stand on a day, plans up to then included. */
export function changedOn<T extends object>(timeline: Timeline, day: string, input: T): Partial<T> {
  return changedFields(
    Object.fromEntries(Object.keys(input).map((field) => [field, valueOn(timeline, field, day)])),
    input,
  );
}

/**
 * Which of these fields something after a point has replaced already; a new event comes after all others of its day.
 */
export function supersededAfter(
  { fields }: Timeline,
  names: readonly string[],
  from: string,
  order = Infinity,
): string[] {
  return names.filter((field) => fields[field]?.some((one) => one.plan === undefined && isAfter(one, { from, order })));
}

/** The last day from which one of these fields is as it is. */
export function lastDay({ begin, fields }: Timeline, names: readonly string[]): string {
  return names
    .flatMap((field) => fields[field] ?? [])
    .reduce((last, { from, plan }) => (plan === undefined && from > last ? from : last), begin);
}

/** The periods of some fields, in order, each with all of them; plans that have not taken effect are none. */
export function periodsOf(
  { begin, fields }: Timeline,
  names: readonly string[],
): { from: string; values: Record<string, unknown> }[] {
  const facts = names.map((field) => [field, (fields[field] ?? []).filter(({ plan }) => plan === undefined)] as const);
  const days = [...new Set([begin, ...facts.flatMap(([, known]) => known.map(({ from }) => from))])].toSorted();
  const periods = days.map((from) => ({
    from,
    values: Object.fromEntries(
      facts.map(([field, known]) => [field, known.findLast((one) => one.from <= from)?.value ?? null]),
    ),
  }));
  return periods.filter(
    ({ values }, n) => n === 0 || JSON.stringify(values) !== JSON.stringify(periods[n - 1]!.values),
  );
}
