import { addDays, type Day, type WorkingPattern } from '@kadro/kernel';
import { type BranchRow, type DatedPattern } from '../../replicas/branches.ts';
import { type PersonRow, type Workplace } from '../../replicas/people.ts';

/** Something that holds from a day on, until the next of its kind. */
interface From {
  from: Day;
}

/** What holds on a day: the last that began by then, before the first one that one. */
function onDay<T extends From>(all: readonly T[], day: Day): T {
  return all.findLast(({ from }) => from <= day) ?? all[0]!;
}

/** What is known of where somebody works. */
export type Placed = Pick<PersonRow, 'branchId' | 'workingPattern' | 'places'>;

/** A person's places in the order of their days; where identity did not say, the one of now. */
export function placesOf({ places, branchId, workingPattern }: Placed): readonly Workplace[] {
  return places?.length ? places : [{ from: '', branchId, workingPattern }];
}

/** Where a person works on a day. */
export function placeOn(person: Placed, day: Day): Workplace {
  return onDay(placesOf(person), day);
}

/** A branch's patterns in the order of their days; where identity did not say, the one of now. */
export function patternsOf({
  patterns,
  workingPattern,
}: Pick<BranchRow, 'patterns' | 'workingPattern'>): readonly DatedPattern[] {
  return patterns?.length ? patterns : [{ from: '', pattern: workingPattern }];
}

/** What a branch works on a day. */
export function patternOn(branch: Pick<BranchRow, 'patterns' | 'workingPattern'>, day: Day): WorkingPattern {
  return onDay(patternsOf(branch), day).pattern;
}

/** `[from, to]` cut before each of some days. */
export function cut(from: Day, to: Day, days: readonly Day[]): { from: Day; to: Day }[] {
  const begins = [...new Set([from, ...days.filter((day) => from < day && day <= to)])].sort();
  return begins.map((begin, n) => ({ from: begin, to: n + 1 < begins.length ? addDays(begins[n + 1]!, -1) : to }));
}

/** The first day on which two successions differ, `''` for all the past; null where they never do. */
export function firstDifference<T extends From>(
  before: readonly T[],
  after: readonly T[],
  value: (one: T) => unknown,
): Day | null {
  const days = ['', ...new Set([...before, ...after].map(({ from }) => from))].sort();
  return (
    days.find((day) => JSON.stringify(value(onDay(before, day))) !== JSON.stringify(value(onDay(after, day)))) ?? null
  );
}

/**
 * A person as far as a request's dates are concerned: where identity did not tell of places, the branch it was asked
 * in.
 */
export function placedFor(request: { branchId: string | null }, person: PersonRow | null): Placed {
  return person?.places?.length
    ? person
    : { branchId: request.branchId, workingPattern: person?.workingPattern ?? null };
}
