import { addDays } from '@kadro/ui';

/** What is painted and not yet set: shifts by person and date, none = off. */
export type Drafts = ReadonlyMap<string, readonly string[]>;

export interface CellOf {
  person: string;
  date: string;
}

export const draftKey = ({ person, date }: CellOf): string => `${person} ${date}`;

/** A rectangle of shifts, row by row; undefined where nothing is planned that could be set elsewhere. */
export type Copied = readonly (readonly (readonly string[] | undefined)[])[];

export const cellOf = (key: string): CellOf => {
  const at = key.lastIndexOf(' ');
  return { person: key.slice(0, at), date: key.slice(at + 1) };
};

/** The cells with the same shifts. */
export const painted = (drafts: Drafts, cells: readonly CellOf[], shiftIds: readonly string[]): Drafts =>
  new Map([...drafts, ...cells.map((cell): [string, readonly string[]] => [draftKey(cell), shiftIds])]);

/** What was copied, over and over as far as the cells reach. */
export function pasted(drafts: Drafts, rows: readonly (readonly CellOf[])[], copied: Copied): Drafts {
  const width = copied[0]?.length ?? 0;
  if (width === 0) return drafts;
  const cells = rows.flatMap((row, y) =>
    row.flatMap((cell, x): [string, readonly string[]][] => {
      const shiftIds = copied[y % copied.length]?.[x % width];
      return shiftIds ? [[draftKey(cell), shiftIds]] : [];
    }),
  );
  return new Map([...drafts, ...cells]);
}

/** Shifts that stand so many days later, where they were too unless they are copied. */
export function shifted(
  drafts: Drafts,
  cells: readonly (CellOf & { shiftIds: readonly string[] | undefined })[],
  { by, isCopy }: { by: number; isCopy: boolean },
): Drafts {
  const known = cells.flatMap(({ shiftIds, ...cell }) => (shiftIds ? [{ ...cell, shiftIds }] : []));
  const left = isCopy ? drafts : painted(drafts, known, []);
  return new Map([
    ...left,
    ...known.map(({ person, date, shiftIds }): [string, readonly string[]] => [
      draftKey({ person, date: addDays(date, by) }),
      shiftIds,
    ]),
  ]);
}

/** Without what is painted on some dates of a person. */
export const unpainted = (drafts: Drafts, person: string, dates: readonly string[]): Drafts => {
  const gone = new Set(dates.map((date) => draftKey({ person, date })));
  return new Map([...drafts].filter(([key]) => !gone.has(key)));
};

/** Of some dates, as they are asked about. */
export const paintedDays = (drafts: Drafts, days: readonly string[]) =>
  [...drafts].flatMap(([key, shiftIds]) => {
    const { person: employeeId, date } = cellOf(key);
    return days.includes(date) ? [{ employeeId, date, shiftIds: [...shiftIds] }] : [];
  });

export interface PlanRequest {
  ids: string[];
  from: string;
  to: string;
  days: { date: string; shiftIds: readonly string[] }[];
}

type Days = PlanRequest['days'];

/** Dates one after the other belong together: those between two are not touched. */
function runsOf(days: Days): Days[] {
  return days
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .reduce<Days[]>((runs, day) => {
      const last = runs.at(-1);
      if (last && addDays(last.at(-1)?.date ?? '', 1) === day.date) last.push(day);
      else runs.push([day]);
      return runs;
    }, []);
}

/** The plans that set all drafts; people with the same days are one. */
export function plansOf(drafts: Drafts): PlanRequest[] {
  const people = Map.groupBy([...drafts], ([key]) => cellOf(key).person);
  const plans = new Map<string, PlanRequest>();
  for (const [person, entries] of people)
    for (const days of runsOf(entries.map(([key, shiftIds]) => ({ date: cellOf(key).date, shiftIds })))) {
      const same = JSON.stringify(days);
      const [from = '', to = ''] = [days[0]?.date, days.at(-1)?.date];
      const plan = plans.get(same) ?? { ids: [], from, to, days };
      plans.set(same, { ...plan, ids: [...plan.ids, person] });
    }
  return [...plans.values()];
}

/** Without those of people for whom a plan was set. */
export const withoutSet = (drafts: Drafts, { days }: PlanRequest, people: ReadonlySet<string>): Drafts =>
  new Map(
    [...drafts].filter(([key]) => {
      const { person, date } = cellOf(key);
      return !people.has(person) || !days.some((day) => day.date === date);
    }),
  );
