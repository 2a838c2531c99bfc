/** Whole minutes since 1970 in UTC, `[from, to)`. */
export type Span = readonly [from: number, to: number];
/** In order, apart from each other, none empty. */
export type Spans = readonly Span[];

export const lengthOf = (spans: Spans): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** Spans in any order, put in order; what lies in several is in the union once. */
export function unionOf(spans: readonly Span[]): Spans {
  if (spans.length < 2) return spans.filter(([from, to]) => from < to);
  const union: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (to <= from) continue;
    const last = union.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else union.push([from, to]);
  }
  return union;
}

/** What lies in both. */
export function inBoth(some: Spans, others: Spans): Spans {
  const both: Span[] = [];
  for (const [from, to] of some)
    for (const other of others) {
      const begin = Math.max(from, other[0]);
      const end = Math.min(to, other[1]);
      if (begin < end) both.push([begin, end]);
    }
  return both;
}

/** What lies in `spans` and not in `others`. */
export function without(spans: Spans, others: Spans): Spans {
  let left = spans;
  for (const [from, to] of others)
    left = left.flatMap(([begin, end]): Span[] =>
      to <= begin || end <= from
        ? [[begin, end]]
        : (
            [
              [begin, Math.min(end, from)],
              [Math.max(begin, to), end],
            ] satisfies Span[]
          ).filter(([a, b]) => a < b),
    );
  return left;
}

/** Those of the spans' minutes that are the first `minutes` in time. */
export function firstOf(spans: Spans, minutes: number): Spans {
  let left = minutes;
  return spans.flatMap(([from, to]): Span[] => {
    const taken = Math.min(left, to - from);
    left -= taken;
    return taken > 0 ? [[from, from + taken]] : [];
  });
}

/** Those of the spans' minutes that are the last `minutes` in time. */
export const lastOf = (spans: Spans, minutes: number): Spans =>
  without(spans, firstOf(spans, Math.max(0, lengthOf(spans) - minutes)));

/** What lies between the first and the last minute of `spans`; null if there is none. */
export function hullOf(spans: Spans): Span | null {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? [first[0], last[1]] : null;
}
