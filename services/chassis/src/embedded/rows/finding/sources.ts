import { type IndexColumn, type RowLayout } from '../row-layout.ts';
import { type Value } from '../../sqlite.ts';

export interface Sql {
  sql: string;
  values: readonly Value[];
}

/** Of a row `r`, by its columns. */
export interface Condition extends Sql {
  columns: readonly string[];
}

/** Rows in the order (sort, id): columns n, s, id after `SELECT`; the caller adds direction and limit. */
export interface Stream extends Sql {
  order: readonly [sort: string, id: string];
}

/** One way to find candidates: by an index of their own, without looking at other rows. */
export interface Source {
  rows: Sql;
  repeats: boolean;
  /** The conditions that its rows need not be tested for. */
  covers: readonly Sql[];
  /** The same rows as ordered streams, with or without a sort value; undefined without such an index. */
  streams(sort: IndexColumn | undefined, isNull: boolean): Stream[] | undefined;
  /** The same rows, each once, with columns that its index has. */
  carried?: Sql & { columns: readonly string[] };
  /** Of a union: its rows are in the streams of its parts. */
  parts?: readonly Source[];
}

/** Places in the order of the posting lists, both included. */
export interface Span {
  from: Value;
  to: Value;
}

/** More ordered streams than this are not merged. */
export const mostStreams = 40;

export const columnOf = (index: IndexColumn | undefined): string => index?.column ?? 'id';

/** `?` repeated; few different lengths, so that few statements are made: the last value fills up. */
export function placeholders(values: readonly Value[]): Sql {
  const length = 2 ** Math.ceil(Math.log2(Math.max(values.length, 1)));
  const filled = Array.from({ length }, (_, index) => values[Math.min(index, values.length - 1)]);
  return { sql: filled.map(() => '?').join(', '), values: filled };
}

export function everyRow(layout: RowLayout, org: number): Source {
  return {
    rows: { sql: `SELECT n FROM rows INDEXED BY ${layout.orderOf(undefined, undefined)} WHERE org = ?`, values: [org] },
    repeats: false,
    covers: [],
    streams: (sort, isNull) => [
      rowStream(layout.orderOf(sort, sort)!, { sql: 'org = ?', values: [org] }, sort, isNull),
    ],
  };
}

/** What a clause without values finds: a part of a reach that is empty must not hide the other parts' indexes. */
export function nothing(condition: Sql): Source {
  return {
    rows: { sql: 'SELECT n FROM rows WHERE 0', values: [] },
    repeats: false,
    covers: [condition],
    streams: () => [],
  };
}

/** Rows whose index has one of the values. */
export function valuesOf(
  layout: RowLayout,
  org: number,
  index: IndexColumn | undefined,
  values: readonly Value[],
  covers: readonly Sql[],
): Source {
  const list = placeholders(values);
  const column = columnOf(index);
  const where = { sql: `org = ? AND ${column} IN (${list.sql})`, values: [org, ...list.values] };
  return {
    rows: {
      sql: `SELECT n FROM rows INDEXED BY ${layout.orderOf(index, index)} WHERE ${where.sql}`,
      values: where.values,
    },
    repeats: false,
    covers,
    carried: carriedBy(layout.carrying(index), where),
    streams: (sort, isNull) => {
      const name = layout.orderOf(index, sort);
      if (!name || values.length > mostStreams) return undefined;
      return values.map((value) =>
        rowStream(name, { sql: `org = ? AND ${column} = ?`, values: [org, value] }, sort, isNull),
      );
    },
  };
}

/** Rows whose index meets the tests, which are SQL behind its column. */
export function rangeSource(
  layout: RowLayout,
  org: number,
  index: IndexColumn | undefined,
  tests: Sql,
  covers: readonly Sql[],
): Source {
  const where = { sql: `org = ? AND ${tests.sql}`, values: [org, ...tests.values] };
  const name = layout.orderOf(index, index)!;
  return {
    rows: { sql: `SELECT n FROM rows INDEXED BY ${name} WHERE ${where.sql}`, values: where.values },
    repeats: false,
    covers,
    streams: (sort, isNull) => (sort === index ? [rowStream(name, where, sort, isNull)] : undefined),
  };
}

/** Rows with one of the values in the first index of a pair, and a range of the second. */
export function pairOf(
  layout: RowLayout,
  org: number,
  filter: { index: IndexColumn | undefined; values: readonly Value[] },
  range: { index: IndexColumn | undefined; tests: Sql },
  covers: readonly Sql[],
): Source | undefined {
  const name = filter.index === range.index ? undefined : layout.orderOf(filter.index, range.index);
  if (!name) return undefined;
  const list = placeholders(filter.values);
  const where = {
    sql: `org = ? AND ${columnOf(filter.index)} IN (${list.sql}) AND ${range.tests.sql}`,
    values: [org, ...list.values, ...range.tests.values],
  };
  return {
    rows: { sql: `SELECT n FROM rows INDEXED BY ${name} WHERE ${where.sql}`, values: where.values },
    repeats: false,
    covers,
    carried: carriedBy(layout.carrying(filter.index, range.index), where),
    streams: () => undefined,
  };
}

function carriedBy(index: ReturnType<RowLayout['carrying']>, where: Sql): Source['carried'] {
  return (
    index && {
      sql: `SELECT n, ${index.columns.join(', ')} FROM rows INDEXED BY ${index.name} WHERE ${where.sql}`,
      values: where.values,
      columns: index.columns,
    }
  );
}

/** Rows of posting lists, or those of them within a span. */
export function postingsOf(
  layout: RowLayout,
  org: number,
  keys: readonly string[],
  { covers, repeats = false, span }: { covers: readonly Sql[]; repeats?: boolean; span?: Span },
): Source {
  const list = placeholders(keys);
  const spanned = span ? { sql: ' AND sort BETWEEN ? AND ?', values: [span.from, span.to] } : { sql: '', values: [] };
  return {
    rows: {
      sql: `SELECT n FROM postings WHERE org = ? AND key IN (${list.sql})${spanned.sql}`,
      values: [org, ...list.values, ...spanned.values],
    },
    repeats,
    covers,
    streams: (sort, isNull) => {
      if (sort !== layout.defaultSort || keys.length > mostStreams) return undefined;
      const [column, segment] = sort ? (['sort', `${isNull ? '=' : '<'} x''`] as const) : (['id', '= 0'] as const);
      const sql = `n, ${sort && isNull ? 'NULL' : column} AS s, id FROM postings WHERE org = ? AND key = ? AND sort ${segment}${spanned.sql}`;
      return keys.map((key) => ({ sql, values: [org, key, ...spanned.values], order: [column, 'id'] as const }));
    },
  };
}

/** The last place at which one of the lists begins, and the first at which one ends: `from` and `to`. */
export function sharedSpan(org: number, keys: readonly string[]): Sql {
  const end = (direction: string) =>
    `(SELECT sort FROM postings WHERE org = ? AND key = ? ORDER BY sort ${direction} LIMIT 1)`;
  const ends = keys.map(() => `SELECT ${end('ASC')} AS first, ${end('DESC')} AS last`).join(' UNION ALL ');
  return {
    sql: `SELECT max(first), min(last) FROM (${ends})`,
    values: keys.flatMap((key) => [org, key, org, key]),
  };
}

export function unionOf(parts: readonly (Source | undefined)[], condition: Sql): Source | undefined {
  const sources = parts.filter((part) => part !== undefined);
  if (sources.length < parts.length) return undefined;
  return {
    rows: {
      sql: sources.map(({ rows }) => rows.sql).join(' UNION ALL '),
      values: sources.flatMap(({ rows }) => rows.values),
    },
    repeats: true,
    covers: sources.every(({ covers }) => covers.length > 0) ? [condition] : [],
    streams: () => undefined,
    parts: sources,
  };
}

/** The rows of a small source, sorted when they are asked for. */
export function sortedStream(
  layout: RowLayout,
  { rows }: Source,
  sort: IndexColumn | undefined,
  isNull: boolean,
): Stream {
  const column = columnOf(sort);
  const segment = sort ? ` AND ${column} IS ${isNull ? '' : 'NOT '}NULL` : '';
  return {
    sql: `n, ${column} AS s, id FROM rows${layout.byNumber} WHERE n IN (${rows.sql})${segment}`,
    values: rows.values,
    order: [column, 'id'],
  };
}

/** Rows of ordered streams as one, each row once: columns n, s, id. */
export function merged(streams: readonly Stream[], descending: boolean): Sql {
  const [only] = streams;
  const by = streams.length === 1 ? only!.order : ['2', '3', '1'];
  const order = by.map((column) => (descending ? `${column} DESC` : column)).join(', ');
  return {
    sql: `${streams.map(({ sql }) => `SELECT ${sql}`).join(' UNION ')} ORDER BY ${order}`,
    values: streams.flatMap(({ values }) => values),
  };
}

function rowStream(name: string, where: Sql, sort: IndexColumn | undefined, isNull: boolean): Stream {
  const column = columnOf(sort);
  const segment = sort ? ` AND ${column} IS ${isNull ? '' : 'NOT '}NULL` : '';
  return {
    sql: `n, ${column} AS s, id FROM rows INDEXED BY ${name} WHERE ${where.sql}${segment}`,
    values: where.values,
    order: [column, 'id'],
  };
}
