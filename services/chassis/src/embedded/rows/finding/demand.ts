import { type Clause, type RowQuery } from '../../../ports/index.ts';
import { type IndexColumn, needle, type RowLayout } from '../row-layout.ts';
import {
  columnOf,
  type Condition,
  nothing,
  pairOf,
  placeholders,
  postingsOf,
  rangeSource,
  type Source,
  type Span,
} from './sources.ts';
import { sharedSpan, type Sql, unionOf, valuesOf } from './sources.ts';
import { type Value } from '../../sqlite.ts';

export interface Range {
  index: IndexColumn | undefined;
  bounds: readonly { operator: string; value: Value }[];
  condition: Condition;
}

/** Posting lists that must all hold a row: it lies between the last of their beginnings and the first of their ends. */
export interface Meeting {
  /** A row `from`, `to`. */
  span: Sql;
  sources(span: Span): Source[];
}

export interface Demand {
  conditions: readonly Condition[];
  /** Conditions that are ranges of one index: an ordered stream begins and ends by them. */
  ranges: readonly Range[];
  sources: readonly Source[];
  /** Of several words. */
  meeting: Meeting | undefined;
  isImpossible: boolean;
}

interface Filter {
  clause: Clause;
  condition: Condition;
}

interface Word {
  list: { key: string; isExact: boolean };
  word: string;
  condition: Condition;
}

/** Translates a query; values are bound, columns come from the layout. @throws RangeError for an undeclared index */
export function demandOf(layout: RowLayout, org: number, query: RowQuery): Demand {
  const filterOf = (clause: Clause): Filter => ({ clause, condition: conditionOf(layout, clause) });
  const asked = query.reach?.some((clause) => isImplied(layout, clause, query.where)) ? [] : (query.reach ?? []);
  const filters = (asked.length === 1 ? [...query.where, ...asked] : query.where).map(filterOf);
  const reached = asked.length > 1 ? asked : [];
  const parts = reached.map((clause) => filterOf(narrowed(layout, clause, query.where)));
  const wordConditions = (query.words ?? []).map((word) => ({
    word,
    condition: { sql: 'instr(r.words, ?) > 0', values: [needle.word(word)], columns: ['words'] },
  }));
  const listed = wordConditions.flatMap(({ word, condition }): Word[] => {
    const list = layout.wordList(word);
    return list ? [{ word, condition, list }] : [];
  });
  const reach = parts.length > 0 ? anyPart(parts) : undefined;
  const ranges = filters.flatMap((filter) => rangeOf(layout, filter));
  const within = filters.find((filter) => valuesWithin(layout, filter));
  const sources = [
    ...listed.flatMap((word) => wordSources(layout, org, word, listed.length > 1, within)),
    ...(reach && listed.length > 0 ? [reachedWithWord(layout, org, longest(listed), parts, reach)] : []),
    ...filters.flatMap((filter) => pairSources(layout, org, filter, ranges)),
    ...filters.map((filter) => sourceOf(layout, org, filter)),
    reach && reachSource(layout, org, parts, reach),
  ];
  return {
    conditions: [
      ...filters.map(({ condition }) => condition),
      ...(reach ? [reach] : []),
      ...wordConditions.map(({ condition }) => condition),
    ],
    ranges,
    sources: sources.filter((source) => source !== undefined),
    meeting: listed.length > 1 ? meetingOf(layout, org, listed) : undefined,
    isImpossible: query.reach?.length === 0 || filters.some(({ clause }) => clause.in?.length === 0),
  };
}

/** A part of a reach without the values that filters of the same index leave out. */
function narrowed(layout: RowLayout, clause: Clause, where: readonly Clause[]): Clause {
  // a row has several values of a list
  if (clause.in === undefined || layout.index(clause.index)?.type === 'list') return clause;
  const filters = where.filter(({ index }) => index === clause.index);
  return { ...clause, in: clause.in.filter((value) => filters.every((filter) => mayHave(filter, value))) };
}

/** Whether a clause lets a value through; true where their types differ, since columns convert. */
function mayHave({ eq, in: among }: Clause, value: string | number): boolean {
  const differs = (other: string | number | boolean) => typeof other === typeof value && other !== value;
  return !(eq !== undefined && differs(eq)) && !(among?.every(differs) ?? false);
}

/** Whether whatever the filters find is in this part of a reach. */
function isImplied(layout: RowLayout, part: Clause, where: readonly Clause[]): boolean {
  const reached = layout.index(part.index)?.type === 'list' ? undefined : onlyValues(part);
  if (!reached) return false;
  const isReached = (value: Value) => reached.includes(value);
  return where.some(
    ({ index, eq, in: among }) =>
      index === part.index && (among ? among.every(isReached) : eq !== undefined && isReached(eq)),
  );
}

function anyPart(parts: readonly Filter[]): Condition {
  return {
    sql: `(${parts.map(({ condition }) => condition.sql).join(' OR ')})`,
    values: parts.flatMap(({ condition }) => condition.values),
    columns: parts.flatMap(({ condition }) => condition.columns),
  };
}

function reachSource(layout: RowLayout, org: number, parts: readonly Filter[], reach: Sql): Source | undefined {
  return unionOf(
    parts.map((part) => sourceOf(layout, org, part)),
    reach,
  );
}

const longest = (words: readonly Word[]): Word =>
  words.reduce((one, other) => (other.list.key.length > one.list.key.length ? other : one));

const coveredBy = ({ list, condition }: Word): Sql[] => (list.isExact ? [condition] : []);

/** Rows with a word that begins so: by the filter kept with it, by order unless it meets others, and by whole words. */
function wordSources(layout: RowLayout, org: number, word: Word, meets: boolean, within: Filter | undefined): Source[] {
  const covers = coveredBy(word);
  const keys = within && keysWithin(layout, word, within);
  const narrowed = keys ? [postingsOf(layout, org, keys, { covers: [...covers, within!.condition] })] : [];
  const ordered = meets ? [] : [postingsOf(layout, org, [word.list.key], { covers })];
  const beginning: Source = {
    rows: {
      sql: 'SELECT n FROM words WHERE org = ? AND word >= ? AND word < ?',
      values: [org, word.word, `${word.word}\u{10ffff}`],
    },
    repeats: true,
    covers: [word.condition],
    streams: () => undefined,
  };
  return [...narrowed, ...ordered, ...(word.list.isExact ? [] : [beginning])];
}

function meetingOf(layout: RowLayout, org: number, words: readonly Word[]): Meeting {
  return {
    span: sharedSpan(
      org,
      words.map(({ list }) => list.key),
    ),
    sources: (span) => words.map((word) => postingsOf(layout, org, [word.list.key], { covers: coveredBy(word), span })),
  };
}

/** The reach without most of the rows that lack a word. */
function reachedWithWord(
  layout: RowLayout,
  org: number,
  word: Word,
  parts: readonly Filter[],
  reach: Sql,
): Source | undefined {
  if (!parts.some((part) => valuesWithin(layout, part))) return undefined;
  const sources = parts.map((part) => {
    const keys = keysWithin(layout, word, part);
    return keys ? postingsOf(layout, org, keys, { covers: [part.condition] }) : sourceOf(layout, org, part);
  });
  return unionOf(sources, reach);
}

/** Rows by a filter together with a range. */
function pairSources(
  layout: RowLayout,
  org: number,
  { clause, condition }: Filter,
  ranges: readonly Range[],
): (Source | undefined)[] {
  const index = layout.index(clause.index);
  const values = onlyValues(clause) ?? [];
  if (index?.type === 'list' || values.length === 0) return [];
  return ranges.map((range) => {
    const tests = {
      sql: range.bounds.map(({ operator }) => `${columnOf(range.index)} ${operator} ?`).join(' AND '),
      values: range.bounds.map(({ value }) => value),
    };
    return pairOf(layout, org, { index, values }, { index: range.index, tests }, [condition, range.condition]);
  });
}

/** The values of a filter that word lists are kept with. */
function valuesWithin(layout: RowLayout, { clause }: Filter): readonly Value[] | undefined {
  const values = layout.searchWithin?.name === clause.index ? onlyValues(clause) : undefined;
  return values?.length === 0 ? undefined : values;
}

function keysWithin(layout: RowLayout, { word }: Word, filter: Filter): string[] | undefined {
  return valuesWithin(layout, filter)?.map((value) => layout.wordList(word, value)!.key);
}

function onlyValues(clause: Clause): readonly Value[] | undefined {
  const { index: _, ...tests } = clause;
  const asked = Object.entries(tests).filter(([, test]) => test !== undefined);
  if (asked.length !== 1) return undefined;
  return clause.eq !== undefined ? [clause.eq] : clause.in && [...new Set(clause.in)];
}

function conditionOf(layout: RowLayout, clause: Clause): Condition {
  const index = layout.index(clause.index);
  const columns = [columnOf(index)];
  const column = `r.${columnOf(index)}`;
  const parts: Sql[] = [];
  if (clause.eq !== undefined) parts.push(anyOf(index, column, [clause.eq]));
  if (clause.in !== undefined) parts.push(anyOf(index, column, clause.in));
  const ranges = rangesOf(clause);
  if (ranges.length > 0) layout.scalar(clause.index);
  for (const { operator, value } of ranges) parts.push({ sql: `${column} ${operator} ?`, values: [value] });
  if (clause.isNull !== undefined) parts.push({ sql: `${column} IS ${clause.isNull ? '' : 'NOT '}NULL`, values: [] });
  if (parts.length === 0) return { sql: '1', values: [], columns: [] };
  return { sql: parts.map(({ sql }) => sql).join(' AND '), values: parts.flatMap((part) => part.values), columns };
}

function rangesOf({ from, to, above, below }: Clause): { operator: string; value: Value }[] {
  const bounds = { '>=': from, '<=': to, '>': above, '<': below };
  return Object.entries(bounds).flatMap(([operator, value]) => (value === undefined ? [] : [{ operator, value }]));
}

/** None where the clause asks for more than a range. */
function rangeOf(layout: RowLayout, { clause, condition }: Filter): Range[] {
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

function sourceOf(layout: RowLayout, org: number, { clause, condition }: Filter): Source | undefined {
  const index = layout.index(clause.index);
  const only = onlyValues(clause);
  const values = only ?? (clause.eq === undefined ? clause.in && [...new Set(clause.in)] : [clause.eq]);
  if (values?.length === 0) return nothing(condition);
  const covers = only || !values ? [condition] : [];
  if (index?.type === 'list') {
    const keys = values?.map((value) => layout.listKey(index, value));
    return keys && postingsOf(layout, org, keys, { covers, repeats: keys.length > 1 });
  }
  if (values) return valuesOf(layout, org, index, values, covers);
  const column = columnOf(index);
  const ranges = rangesOf(clause);
  const tests = ranges.map(({ operator }) => `${column} ${operator} ?`);
  if (clause.isNull === true) tests.push(`${column} IS NULL`);
  if (tests.length === 0) return undefined;
  const found = { sql: tests.join(' AND '), values: ranges.map(({ value }) => value) };
  return rangeSource(layout, org, index, found, covers);
}
