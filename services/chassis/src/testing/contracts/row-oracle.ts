import { Query } from 'mingo';
import { type Clause, type Row, type RowPage, type RowQuery, type RowStoreDeclaration } from '../../ports/index.ts';

type Test = Record<string, unknown>;

/** The ids of all rows that a query means, in order, by the plainest means: every row is looked at, then sorted. */
export function expectedIds(
  declaration: RowStoreDeclaration,
  rows: readonly Row[],
  query: RowQuery,
  sort: RowPage['sort'],
): string[] {
  const found = rows.filter(meaning(declaration, query));
  const path = pathOf(declaration, sort.index);
  const sign = sort.descending ? -1 : 1;
  found.sort(
    (one, other) =>
      nullsLast(one[path], other[path]) || sign * (compared(one[path], other[path]) || compared(one.id, other.id)),
  );
  return found.map(({ id }) => id);
}

function meaning(declaration: RowStoreDeclaration, { where, reach, words = [] }: RowQuery): (row: Row) => boolean {
  const filter = new Query({ $and: where.map((clause) => filterOf(declaration, clause)) });
  const reached = reach?.map((clause) => new Query(filterOf(declaration, clause)));
  const has = (row: Row, word: string) =>
    (row[declaration.search ?? ''] as string[]).some((known) => known.startsWith(word));
  return (row) =>
    words.every((word) => has(row, word)) &&
    (where.length === 0 || filter.test(row)) &&
    (!reached || reached.some((one) => one.test(row)));
}

function filterOf(declaration: RowStoreDeclaration, clause: Clause): Test {
  const path = pathOf(declaration, clause.index);
  const tests: Test[] = [];
  if (clause.eq !== undefined) tests.push({ [path]: clause.eq });
  if (clause.in !== undefined) tests.push({ [path]: { $in: [...clause.in] } });
  if (clause.from !== undefined) tests.push({ [path]: { $gte: clause.from } });
  if (clause.to !== undefined) tests.push({ [path]: { $lte: clause.to } });
  if (clause.above !== undefined) tests.push({ [path]: { $gt: clause.above } });
  if (clause.below !== undefined) tests.push({ [path]: { $lt: clause.below } });
  const empty = { $or: [{ [path]: null }, { [path]: { $size: 0 } }] };
  if (clause.isNull !== undefined) tests.push(clause.isNull ? empty : { $nor: [empty] });
  return { $and: tests };
}

function pathOf({ indexes }: RowStoreDeclaration, name: string): string {
  return indexes.find((index) => index.name === name)?.path ?? 'id';
}

const nullsLast = (one: unknown, other: unknown): number =>
  Number(one === null || one === undefined) - Number(other === null || other === undefined);

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  return Number(one ?? 0) - Number(other ?? 0);
}
