import { isDeepStrictEqual } from 'node:util';
import { type RowLayout } from './row-layout.ts';
import { type Columns, type Database } from '../sqlite.ts';

export interface Difference {
  organization: string;
  id: string;
  what: string;
}

const rowsAtOnce = 1_000;

/** Compares stored rows, columns and search lists with new ones; answers how many there are. */
export function compareRows(
  stored: Database,
  fresh: Database,
  layout: RowLayout,
  differs: (difference: Difference) => void,
): number {
  const [numbersOfStored, numbersOfFresh] = [stored, fresh].map(organizationsOf) as [
    Map<string, number>,
    Map<string, number>,
  ];
  let count = 0;
  for (const organization of new Set([...numbersOfStored.keys(), ...numbersOfFresh.keys()])) {
    const [one, other] = [numbersOfStored.get(organization) ?? 0, numbersOfFresh.get(organization) ?? 0];
    const report = (id: string, what: string): void => differs({ organization, id, what });
    for (const [was, should] of side(rowsOf(stored, one, layout), rowsOf(fresh, other, layout), 1)) {
      if (should) count++;
      const id = String((was ?? should)![0]);
      if (!was) report(id, 'is missing');
      else if (!should) report(id, 'is too many');
      else {
        const names = isSame(was, should) ? [] : namesThatDiffer(was, should, layout);
        if (names.length > 0) report(id, `differs in ${names.join(', ')}`);
      }
    }
    for (const [was, should] of side(postingsOf(stored, one), postingsOf(fresh, other), 3)) {
      if (!isSame(was ?? [], should ?? [])) report(String((was ?? should)![2]), 'is listed otherwise');
    }
  }
  return count;
}

const organizationsOf = (db: Database): Map<string, number> =>
  new Map(db.all('SELECT name, n FROM organizations').map(([name, n]) => [String(name), Number(n)]));

function* rowsOf(db: Database, org: number, layout: RowLayout): Generator<Columns> {
  const sql = `
    SELECT id, stream, doc, ${layout.columns.join(', ')}
    FROM rows WHERE org = ? AND id > ? ORDER BY id LIMIT ${rowsAtOnce}`;
  for (let page = db.all(sql, org, ''); page.length > 0; page = db.all(sql, org, page.at(-1)![0])) yield* page;
}

function* postingsOf(db: Database, org: number): Generator<Columns> {
  const sql = `SELECT p.key, p.sort, p.id, r.id FROM postings p LEFT JOIN rows r ON r.n = p.n AND r.org = p.org
    WHERE p.org = ? AND (p.key, p.sort, p.id) > (?, ?, ?) ORDER BY p.key, p.sort, p.id LIMIT ${rowsAtOnce}`;
  for (let page = db.all(sql, org, '', '', ''); page.length > 0; page = db.all(sql, org, ...page.at(-1)!.slice(0, 3)))
    yield* page;
}

/** Two sorted lists side by side; a side that lacks an entry has undefined there. */
function* side(
  one: Generator<Columns>,
  other: Generator<Columns>,
  keyed: number,
): Generator<[Columns | undefined, Columns | undefined]> {
  let [left, right] = [one.next(), other.next()];
  while (!left.done || !right.done) {
    const order = left.done ? 1 : right.done ? -1 : compare(left.value, right.value, keyed);
    yield [order <= 0 ? (left.value as Columns) : undefined, order >= 0 ? (right.value as Columns) : undefined];
    if (order <= 0) left = one.next();
    if (order >= 0) right = other.next();
  }
}

/** As SQLite orders: numbers before texts, texts by their bytes. */
function compare(one: Columns, other: Columns, keyed: number): number {
  for (let n = 0; n < keyed; n++) {
    const [a, b] = [one[n], other[n]];
    if (a === b) continue;
    if (typeof a === 'number' || typeof b === 'number')
      return typeof a !== 'number' ? 1 : typeof b !== 'number' ? -1 : a - b;
    return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
  }
  return 0;
}

const isSame = (one: Columns, other: Columns): boolean =>
  one.length === other.length && one.every((value, n) => value === other[n]);

/** Names of what differs; documents by their fields, for the order of those depends on when a row was written. */
function namesThatDiffer(was: Columns, should: Columns, layout: RowLayout): string[] {
  const parts = [...(was[1] === should[1] ? [] : ['stream']), ...(was[3] === should[3] ? [] : ['searched words'])];
  const indexes = layout.indexes.filter((_index, n) => was[n + 4] !== should[n + 4]).map(({ name }) => `index ${name}`);
  return [...parts, ...fieldsThatDiffer(String(was[2]), String(should[2])), ...indexes];
}

function fieldsThatDiffer(was: string, should: string): string[] {
  if (was === should) return [];
  try {
    const [one, other] = [JSON.parse(was), JSON.parse(should)] as Record<string, unknown>[];
    return [...new Set([...Object.keys(one!), ...Object.keys(other!)])].filter(
      (field) => !isDeepStrictEqual(one![field], other![field]),
    );
  } catch {
    return ['all of it'];
  }
}
