import { inBoth, type Span, type Spans, unionOf } from '../minutes/spans.ts';

/**
 * The minutes that a shift is planned and worked by. ELAPSED: real minutes. NOMINAL: minutes of the wall clock, counted
 * from the shift's begin as if there were no clock change (attendance-day.md, section 6).
 */
export interface PlanClock {
  /** A time of the wall clock as a minute of the plan. */
  ofWall(wall: number): number;
  /** Stays: whoever was in up to the change has worked the missing hour, and the repeated hour once. */
  ofStays(spans: Spans): Spans;
  /** Breaks stay real: the missing hour is none. */
  ofBreaks(spans: Spans): Spans;
  /** Minutes of the plan that breaks have twice: those of the repeated hour, of which each is real. */
  twice(spans: Spans): Spans;
  /** The real minutes in which minutes of the plan are worked. */
  toReal(spans: Spans): Spans;
}

const same = (spans: Spans): Spans => spans;
const none = (): Spans => [];

export const elapsed = (at: (wall: number) => number): PlanClock => ({
  ofWall: at,
  ofStays: same,
  ofBreaks: same,
  twice: none,
  toReal: same,
});

/** `change` lies within the shift, null if none does; `offset` is that of the shift's begin. */
export function nominal(offset: number, change: { at: number; by: number } | null): PlanClock {
  const ofWall = (wall: number): number => wall - offset;
  if (!change) return { ofWall, ofStays: same, ofBreaks: same, twice: none, toReal: same };
  const { at, by } = change;
  const parts = ([from, to]: Span): Span[] => [
    [Math.min(from, at), Math.min(to, at)],
    [Math.max(from, at) + by, Math.max(to, at) + by],
  ];
  const through = ([from, to]: Span): Span[] =>
    from < at && at <= to && by > 0 ? [[from, to + by]] : parts([from, to]);
  const back = ([from, to]: Span): Span[] => [
    [Math.min(from, at), Math.min(to, at)],
    [Math.max(from, at + by) - by, Math.max(to, at + by) - by],
  ];
  return {
    ofWall,
    ofStays: (spans) => unionOf(spans.flatMap(through)),
    ofBreaks: (spans) => unionOf(spans.flatMap(parts)),
    twice: (spans) =>
      inBoth(
        unionOf(spans.flatMap((span) => parts(span).slice(0, 1))),
        unionOf(spans.flatMap((span) => parts(span).slice(1))),
      ),
    toReal: (spans) => unionOf(spans.flatMap(back)),
  };
}
