import { addDays, type Day, type WorkingPattern } from '@kadro/kernel';
import { type BranchRow, type DatedPattern } from '../../replicas/branches.ts';
import { type Employment, type PersonRow, type Workplace } from '../../replicas/people.ts';

/** In force from a day on, until the next one of a list. */
interface From {
  from: Day;
}

/** The last one begun by the day; the first one for days before it. */
function onDay<T extends From>(all: readonly T[], day: Day): T {
  return all.findLast(({ from }) => from <= day) ?? all[0]!;
}

export type WorkHistory = Pick<PersonRow, 'branchId' | 'workingPattern' | 'places' | 'plannedPlaces'>;

/** With what is planned: by it days are counted, while rights go by what is a fact. */
export function withPlans<W extends WorkHistory>(person: W): W {
  return person.plannedPlaces?.length ? { ...person, places: person.plannedPlaces } : person;
}

/** Ascending by `from`; the current workplace alone where identity sent none. */
export function workplacesOf({ places, branchId, workingPattern }: WorkHistory): readonly Workplace[] {
  return places?.length ? places : [{ from: '', branchId, workingPattern }];
}

export function workplaceOn(person: WorkHistory, day: Day): Workplace {
  return onDay(workplacesOf(person), day);
}

/** Ascending by `from`; the current pattern alone where identity sent none. */
export function patternsOf({
  patterns,
  workingPattern,
}: Pick<BranchRow, 'patterns' | 'workingPattern'>): readonly DatedPattern[] {
  return patterns?.length ? patterns : [{ from: '', pattern: workingPattern }];
}

export function patternOn(branch: Pick<BranchRow, 'patterns' | 'workingPattern'>, day: Day): WorkingPattern {
  return onDay(patternsOf(branch), day).pattern;
}

/** Both days included; `to` null = no last day is known. */
export function isEmployed(employments: readonly Employment[], day: Day): boolean {
  return employments.some(({ from, to }) => from <= day && (to === null || day <= to));
}

/** `[from, to]` split before each of the days. */
export function cut(from: Day, to: Day, days: readonly Day[]): { from: Day; to: Day }[] {
  const begins = [...new Set([from, ...days.filter((day) => from < day && day <= to)])].sort();
  return begins.map((begin, n) => ({ from: begin, to: n + 1 < begins.length ? addDays(begins[n + 1]!, -1) : to }));
}

/** The first day on which they differ, `''` = always; null where they never do. */
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

/** Where identity sent no workplaces, the branch the request was made in. */
export function workHistoryFor(request: { branchId: string | null }, person: PersonRow | null): WorkHistory {
  return person?.places?.length
    ? person
    : { branchId: request.branchId, workingPattern: person?.workingPattern ?? null };
}
