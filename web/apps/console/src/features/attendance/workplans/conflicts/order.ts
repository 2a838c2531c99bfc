/** Where something on the board is. */
export interface At {
  employeeId: string;
  date: string;
}

/** In the order in which one reads the board: person by person, and by date. */
export function inOrder<T extends At>(all: readonly T[], people: readonly string[]): T[] {
  const rank = new Map(people.map((id, at) => [id, at]));
  return all
    .filter(({ employeeId }) => rank.has(employeeId))
    .toSorted((a, b) => rank.get(a.employeeId)! - rank.get(b.employeeId)! || (a.date < b.date ? -1 : 1));
}

const isSame = (a: At, b: At): boolean => a.employeeId === b.employeeId && a.date === b.date;

/** The next one after a place, or before it; around the ends. Several of a day are one. */
export function stepFrom<T extends At>(
  all: readonly T[],
  people: readonly string[],
  { from, by }: { from: At; by: 1 | -1 },
): T | undefined {
  const firsts = all.filter((one, at) => at === 0 || !isSame(one, all[at - 1]!));
  const own = firsts.findIndex((one) => isSame(one, from));
  if (own >= 0) return firsts.at((own + by) % firsts.length);
  const before = inOrder([...firsts, from], people).findIndex((one) => one === from);
  return by === 1 ? (firsts[before] ?? firsts[0]) : firsts.at(before - 1);
}
