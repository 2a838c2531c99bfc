/** What the server says of a draft; minutes, but for `incalculableDays`. */
export const figures = [
  'actualWorkTime',
  'overtime',
  'overtimeUnapproved',
  'missingTime',
  'late',
  'earlyLeave',
  'nightTime',
  'breakTime',
  'leaveTime',
  'expectedWorkTime',
  'toleratedTime',
  'notCounted',
  'incalculableDays',
] as const;

export type Figure = (typeof figures)[number];

export interface Change {
  figure: Figure;
  before: number;
  after: number;
  difference: number;
}

export interface PersonChange {
  employeeId: string;
  figures: readonly Change[];
  days: readonly { date: string; figures: readonly Change[] }[];
}

export interface Page {
  people: readonly PersonChange[];
  totals: readonly (Change & { more: number; fewer: number; same: number })[];
  touched: number;
  changed: number;
  looked: number;
  of: number;
  cursor: string | null;
}

export const changeOf = (list: readonly Change[], figure: Figure): Change =>
  list.find((one) => one.figure === figure) ?? { figure, before: 0, after: 0, difference: 0 };

/** The figures that are another for somebody; the first ones say the most. */
export const changedFigures = ({ totals }: Pick<Page, 'totals'>): Figure[] =>
  figures.filter((figure) => totals.some((one) => one.figure === figure && one.more + one.fewer > 0));

/** Those who get less first, then those who get more, by how much; who stays the same is not among them. */
export function byDifference(people: readonly PersonChange[], figure: Figure): PersonChange[] {
  const of = (person: PersonChange) => changeOf(person.figures, figure).difference;
  return people.filter((one) => of(one) !== 0).toSorted((a, b) => of(a) - of(b));
}

export interface Column {
  /** Of the middle, in the unit of the figure. */
  at: number;
  people: readonly PersonChange[];
}

const mostColumns = 9;

/** People by their difference, in columns of one width around 0. */
export function columnsOf(people: readonly PersonChange[], figure: Figure): Column[] {
  const of = (person: PersonChange) => changeOf(person.figures, figure).difference;
  const largest = Math.max(...people.map((one) => Math.abs(of(one))), 1);
  const side = (mostColumns - 1) / 2;
  const width = widths.find((one) => one * side >= largest) ?? Math.ceil(largest / side);
  const place = (value: number) =>
    value === 0 ? 0 : Math.sign(value) * Math.max(1, Math.round(Math.abs(value) / width));
  const byPlace = Map.groupBy(people, (one) => place(of(one)));
  const places = [...byPlace.keys(), 0];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: last - first + 1 }, (_, n) => {
    return { at: (first + n) * width, people: byPlace.get(first + n) ?? [] };
  });
}

const widths = [1, 5, 10, 15, 30, 60, 120, 180, 240, 300, 600, 1_200, 2_400, 6_000];
