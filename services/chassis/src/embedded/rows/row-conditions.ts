import { type Clause, type RowQuery } from '../../ports/index.ts';
import { type IndexColumn, needle, type RowLayout } from './row-layout.ts';
import { type Value } from '../sqlite.ts';

export interface Sql {
  sql: string;
  values: readonly Value[];
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
}

export interface Range {
  index: IndexColumn | undefined;
  bounds: readonly { operator: string; value: Value }[];
  condition: Sql;
}

/** What a query demands of a row, and the ways to find such rows. */
export interface Demand {
  conditions: readonly Sql[];
  /** Conditions that are ranges of one index: an ordered stream begins and ends by them. */
  ranges: readonly Range[];
  sources: readonly Source[];
  isImpossible: boolean;
}

const mostStreams = 40;

/** Translates a query; values are bound, columns come from the layout. @throws RangeError for an undeclared index */
export function demandOf(layout: RowLayout, org: number, query: RowQuery): Demand {
  const clauses = query.reach?.length === 1 ? [...query.where, ...query.reach] : query.where;
  const filters = clauses.map((clause) => ({ clause, condition: conditionOf(layout, clause) }));
  const conditions = filters.map(({ condition }) => condition);
  const sources = filters.map(({ clause, condition }) => sourceOf(layout, org, clause, condition));
  if (query.reach && query.reach.length > 1) {
    const parts = query.reach.map((clause) => ({ clause, condition: conditionOf(layout, clause) }));
    const reach = {
      sql: `(${parts.map(({ condition }) => condition.sql).join(' OR ')})`,
      values: parts.flatMap(({ condition }) => condition.values),
    };
    conditions.push(reach);
    sources.push(
      unionOf(
        parts.map(({ clause, condition }) => sourceOf(layout, org, clause, condition)),
        reach,
      ),
    );
  }
  for (const word of query.words ?? []) {
    const condition = { sql: 'instr(r.words, ?) > 0', values: [needle.word(word)] };
    conditions.push(condition);
    const within = filters.find(({ clause }) => layout.searchWithin?.name === clause.index && onlyValues(clause));
    sources.unshift(...wordSources(layout, org, word, condition, within));
  }
  const ranges = filters.flatMap(({ clause, condition }) => rangeOf(layout, clause, condition));
  const isImpossible = query.reach?.length === 0 || clauses.some((clause) => clause.in?.length === 0);
  return { conditions, ranges, sources: sources.filter((source) => source !== undefined), isImpossible };
}

/** Rows with a word that begins so: by the filter kept with it, by order, and by whole words. */
function wordSources(
  layout: RowLayout,
  org: number,
  word: string,
  condition: Sql,
  within?: { clause: Clause; condition: Sql },
): Source[] {
  const list = layout.wordList(word);
  if (!list) return [];
  const covers = list.isExact ? [condition] : [];
  const ordered = postingsOf(layout, org, [list.key], covers, false);
  const values = within && onlyValues(within.clause);
  const keys = values?.map((value) => layout.wordList(word, value)!.key);
  const narrowed = keys ? [postingsOf(layout, org, keys, [...covers, within!.condition], false)] : [];
  const beginning: Source = {
    rows: {
      sql: 'SELECT n FROM words WHERE org = ? AND word >= ? AND word < ?',
      values: [org, word, `${word}\u{10ffff}`],
    },
    repeats: true,
    covers: [condition],
    streams: () => undefined,
  };
  return [...narrowed, ordered, ...(list.isExact ? [] : [beginning])];
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

const columnOf = (index: IndexColumn | undefined): string => index?.column ?? 'id';

/** `?` repeated; few different lengths, so that few statements are made: the last value fills up. */
function placeholders(values: readonly Value[]): Sql {
  const length = 2 ** Math.ceil(Math.log2(Math.max(values.length, 1)));
  const filled = Array.from({ length }, (_, index) => values[Math.min(index, values.length - 1)]);
  return { sql: filled.map(() => '?').join(', '), values: filled };
}

function onlyValues(clause: Clause): readonly Value[] | undefined {
  const { index: _, ...tests } = clause;
  const asked = Object.entries(tests).filter(([, test]) => test !== undefined);
  if (asked.length !== 1) return undefined;
  return clause.eq !== undefined ? [clause.eq] : clause.in && [...new Set(clause.in)];
}

function conditionOf(layout: RowLayout, clause: Clause): Sql {
  const index = layout.index(clause.index);
  const column = `r.${columnOf(index)}`;
  const parts: Sql[] = [];
  if (clause.eq !== undefined) parts.push(anyOf(index, column, [clause.eq]));
  if (clause.in !== undefined) parts.push(anyOf(index, column, clause.in));
  const ranges = rangesOf(clause);
  if (ranges.length > 0) layout.scalar(clause.index);
  for (const { operator, value } of ranges) parts.push({ sql: `${column} ${operator} ?`, values: [value] });
  if (clause.isNull !== undefined) parts.push({ sql: `${column} IS ${clause.isNull ? '' : 'NOT '}NULL`, values: [] });
  if (parts.length === 0) return { sql: '1', values: [] };
  return { sql: parts.map(({ sql }) => sql).join(' AND '), values: parts.flatMap((part) => part.values) };
}

function rangesOf({ from, to, above, below }: Clause): { operator: string; value: Value }[] {
  const bounds = { '>=': from, '<=': to, '>': above, '<': below };
  return Object.entries(bounds).flatMap(([operator, value]) => (value === undefined ? [] : [{ operator, value }]));
}

/** None where the clause asks for more than a range. */
function rangeOf(layout: RowLayout, clause: Clause, condition: Sql): Range[] {
  const { eq, in: among, isNull } = clause;
  const bounds = rangesOf(clause);
  if (bounds.length === 0 || [eq, among, isNull].some((test) => test !== undefined)) return [];
  return [{ index: layout.scalar(clause.index), bounds, condition }];
}

function anyOf(index: IndexColumn | undefined, column: string, values: readonly Value[]): Sql {
  if (values.length === 0) return { sql: '0', values: [] };
  if (index?.type === 'list') {
    return { sql: `(${values.map(() => `instr(${column}, ?) > 0`).join(' OR ')})`, values: values.map(needle.value) };
  }
  const list = placeholders(values);
  return { sql: `${column} IN (${list.sql})`, values: list.values };
}

function sourceOf(layout: RowLayout, org: number, clause: Clause, condition: Sql): Source | undefined {
  const index = layout.index(clause.index);
  const only = onlyValues(clause);
  const values = only ?? (clause.eq === undefined ? clause.in && [...new Set(clause.in)] : [clause.eq]);
  if (values?.length === 0) return nothing(condition);
  const covers = only || !values ? [condition] : [];
  if (index?.type === 'list') {
    return values
      ? postingsOf(
          layout,
          org,
          values.map((value) => layout.listKey(index, value)),
          covers,
          values.length > 1,
        )
      : undefined;
  }
  if (values) return valuesOf(layout, org, index, values, covers);
  const column = columnOf(index);
  const ranges = rangesOf(clause);
  const found = ranges.map(({ operator }) => `${column} ${operator} ?`);
  if (clause.isNull === true) found.push(`${column} IS NULL`);
  if (found.length === 0) return undefined;
  const where = {
    sql: ['org = ?', ...found].join(' AND '),
    values: [org, ...ranges.map(({ value }) => value)],
  };
  const name = layout.orderOf(index, index)!;
  return {
    rows: { sql: `SELECT n FROM rows INDEXED BY ${name} WHERE ${where.sql}`, values: where.values },
    repeats: false,
    covers,
    streams: (sort, isNull) => (sort === index ? [rowStream(name, where, sort, isNull)] : undefined),
  };
}

/** What a clause without values finds: a part of a reach that is empty must not hide the other parts' indexes. */
function nothing(condition: Sql): Source {
  return {
    rows: { sql: 'SELECT n FROM rows WHERE 0', values: [] },
    repeats: false,
    covers: [condition],
    streams: () => [],
  };
}

function valuesOf(
  layout: RowLayout,
  org: number,
  index: IndexColumn | undefined,
  values: readonly Value[],
  covers: readonly Sql[],
): Source {
  const list = placeholders(values);
  const column = columnOf(index);
  return {
    rows: {
      sql: `SELECT n FROM rows INDEXED BY ${layout.orderOf(index, index)} WHERE org = ? AND ${column} IN (${list.sql})`,
      values: [org, ...list.values],
    },
    repeats: false,
    covers,
    streams: (sort, isNull) => {
      const name = layout.orderOf(index, sort);
      if (!name || values.length > mostStreams) return undefined;
      return values.map((value) =>
        rowStream(name, { sql: `org = ? AND ${column} = ?`, values: [org, value] }, sort, isNull),
      );
    },
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

function postingsOf(
  layout: RowLayout,
  org: number,
  keys: readonly string[],
  covers: readonly Sql[],
  repeats: boolean,
): Source {
  const list = placeholders(keys);
  return {
    rows: { sql: `SELECT n FROM postings WHERE org = ? AND key IN (${list.sql})`, values: [org, ...list.values] },
    repeats,
    covers,
    streams: (sort, isNull) => {
      if (sort !== layout.defaultSort || keys.length > mostStreams) return undefined;
      const [column, segment] = sort ? (['sort', `${isNull ? '=' : '<'} x''`] as const) : (['id', '= 0'] as const);
      const sql = `n, ${sort && isNull ? 'NULL' : column} AS s, id FROM postings WHERE org = ? AND key = ? AND sort ${segment}`;
      return keys.map((key) => ({ sql, values: [org, key], order: [column, 'id'] as const }));
    },
  };
}

function unionOf(parts: readonly (Source | undefined)[], condition: Sql): Source | undefined {
  const sources = parts.filter((part) => part !== undefined);
  if (sources.length < parts.length) return undefined;
  return {
    rows: {
      sql: sources.map(({ rows }) => rows.sql).join(' UNION ALL '),
      values: sources.flatMap(({ rows }) => rows.values),
    },
    repeats: true,
    covers: sources.every(({ covers }) => covers.length > 0) ? [condition] : [],
    streams: (sort, isNull) => {
      const all = sources.map((source) => source.streams(sort, isNull));
      if (all.includes(undefined)) return undefined;
      const streams = all.flatMap((some) => some ?? []);
      return streams.length > mostStreams ? undefined : streams;
    },
  };
}
