import { Query } from 'mingo';
import { type Clause, type Row, type RowPage, type RowQuery, type RowStoreDeclaration } from '../ports.ts';

type Test = Record<string, unknown>;

/** What a row store over `rows` must answer, by the plainest means: every row is looked at, then sorted. */
export function expectedIds(declaration: RowStoreDeclaration, rows: readonly Row[], query: RowQuery, page?: RowPage): string[] {
  const found = rows.filter((row) => isMeant(declaration, row, query));
  if (!page) return found.map(({ id }) => id);
  const path = page.sort.index === 'id' ? 'id' : pathOf(declaration, page.sort.index);
  const sign = page.sort.descending ? -1 : 1;
  found.sort((one, other) => nullsLast(one[path], other[path]) || sign * (compared(one[path], other[path]) || compared(one.id, other.id)));
  return found.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
}

function isMeant(declaration: RowStoreDeclaration, row: Row, { where, reach, words }: RowQuery): boolean {
  const holds = (clause: Clause) => new Query(filterOf(declaration, clause)).test(row);
  const stored = declaration.search === undefined ? [] : (row[declaration.search] as string[]);
  return where.every(holds) && (!reach || reach.some(holds)) && (words ?? []).every((word) => stored.some((known) => known.startsWith(word)));
}

function filterOf(declaration: RowStoreDeclaration, clause: Clause): Test {
  const path = pathOf(declaration, clause.index);
  const tests: Test[] = [];
  if (clause.eq !== undefined) tests.push({ [path]: clause.eq });
  if (clause.in !== undefined) tests.push({ [path]: { $in: [...clause.in] } });
  if (clause.from !== undefined) tests.push({ [path]: { $gte: clause.from } });
  if (clause.to !== undefined) tests.push({ [path]: { $lte: clause.to } });
  const empty = { $or: [{ [path]: null }, { [path]: { $size: 0 } }] };
  if (clause.isNull !== undefined) tests.push(clause.isNull ? empty : { $nor: [empty] });
  return { $and: tests };
}

function pathOf({ indexes }: RowStoreDeclaration, name: string): string {
  return indexes.find((index) => index.name === name)?.path ?? 'id';
}

const nullsLast = (one: unknown, other: unknown): number => Number(one === null || one === undefined) - Number(other === null || other === undefined);

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  return Number(one ?? 0) - Number(other ?? 0);
}
