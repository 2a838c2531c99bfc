import { changedFields } from '@kadro/chassis/declare';

/** The value of a field from a day on. Of one day, the last recorded counts. */
interface DatedValue {
  from: string;
  /** Revision of its event; of a plan, of the event that planned it. */
  order: number;
  value: unknown;
  /** Id of the plan that sets it, until it takes effect. */
  plan?: string;
}

type Point = Omit<DatedValue, 'value'>;

/** Fields day by day; nothing counts before `begin`. */
export interface Timeline {
  begin: string;
  fields: Readonly<Record<string, readonly DatedValue[]>>;
}

/** Fields of a dated event that are not values. */
interface DatedData {
  id?: string;
  effectiveOn: string;
  superseded?: readonly string[];
  added?: readonly string[];
  removed?: readonly string[];
}

const isAfter = (one: Point, { from, order }: Point): boolean =>
  one.from > from || (one.from === from && one.order > order);

/** The values of a dated event, superseded ones included. */
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

/** The values of a dated event that no later day had replaced when it was recorded. */
export function inForce(data: object): Record<string, unknown> {
  const { superseded = [] } = data as DatedData;
  return Object.fromEntries(Object.entries(fieldsOf(data)).filter(([field]) => !superseded.includes(field)));
}

export function withValues({ begin, fields }: Timeline, values: Record<string, unknown>, point: Point): Timeline {
  const at = point.from < begin ? { ...point, from: begin } : point;
  const next: Record<string, readonly DatedValue[]> = { ...fields };
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const known = next[field] ?? [];
    const index = known.findIndex((one) => isAfter(one, at));
    next[field] = known.toSpliced(index < 0 ? known.length : index, 0, { ...at, value });
  }
  return { begin, fields: next };
}

function mapped({ begin, fields }: Timeline, change: (one: DatedValue) => DatedValue[]): Timeline {
  return {
    begin,
    fields: Object.fromEntries(Object.entries(fields).map(([field, known]) => [field, known.flatMap(change)])),
  };
}

/** Turns a plan's values into facts in the order of planning; before the planning there are none. */
export function withEffect(timeline: Timeline, plan: string, values: Record<string, unknown>, point: Point): Timeline {
  const isPlanned = Object.values(timeline.fields).some((known) => known.some((one) => one.plan === plan));
  if (!isPlanned) return withValues(timeline, values, point);
  return mapped(timeline, ({ plan: of, ...one }) => [of === undefined || of === plan ? one : { ...one, plan: of }]);
}

export function withoutPlan(timeline: Timeline, plan: string): Timeline {
  return mapped(timeline, (one) => (one.plan === plan ? [] : [one]));
}

/** The value on a day, plans up to then included. */
export function valueOn({ fields }: Timeline, field: string, day: string): unknown {
  return fields[field]?.findLast(({ from }) => from <= day)?.value;
}

/** The part of `input` that differs from the values on a day, plans up to then included. */
export function changedOn<T extends object>(timeline: Timeline, day: string, input: T): Partial<T> {
  return changedFields(
    Object.fromEntries(Object.keys(input).map((field) => [field, valueOn(timeline, field, day)])),
    input,
  );
}

/** Names of fields that a fact after a point has replaced; without `order`, a new event is the last of its day. */
export function supersededAfter(
  { fields }: Timeline,
  names: readonly string[],
  from: string,
  order = Infinity,
): string[] {
  return names.filter((field) => fields[field]?.some((one) => one.plan === undefined && isAfter(one, { from, order })));
}

/** The day of the first fact that replaces a field's value of a day. */
export function nextFact({ fields }: Timeline, field: string, from: string): string | undefined {
  return fields[field]?.find((one) => one.plan === undefined && one.from > from)?.from;
}

/** The last day on which one of these fields got its value by a fact. */
export function lastDay({ begin, fields }: Timeline, names: readonly string[]): string {
  return names
    .flatMap((field) => fields[field] ?? [])
    .reduce((last, { from, plan }) => (plan === undefined && from > last ? from : last), begin);
}

/** The periods of some fields in order, each with all of them; plans that have not taken effect count only on demand. */
export function periodsOf(
  { begin, fields }: Timeline,
  names: readonly string[],
  withPlans = false,
): { from: string; values: Record<string, unknown> }[] {
  const facts = names.map(
    (field) => [field, (fields[field] ?? []).filter(({ plan }) => withPlans || plan === undefined)] as const,
  );
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
