import { type RowPage } from '../../ports/index.ts';
import { type Demand, everyRow, type Range, type Source, type Sql, type Stream } from './row-conditions.ts';
import { type IndexColumn, type RowLayout } from './row-layout.ts';
import { type Columns, type Database } from '../sqlite.ts';

export interface FinderLimits {
  /** So few candidates are fetched and sorted; more are walked in the order of the page. */
  few: number;
  /** Candidates a walk looks at, beyond a page, before it gives way to fetching and sorting the smallest source. */
  walk: number;
}

export const usualLimits: FinderLimits = { few: 256, walk: 4_000 };
const sizeLimit = 1_000_000;

type Found = [n: number, sort: string | number | null, id: string];

export class RowFinder {
  readonly #db: Database;
  readonly #layout: RowLayout;
  readonly #limits: FinderLimits;

  constructor(db: Database, layout: RowLayout, limits: FinderLimits) {
    this.#db = db;
    this.#layout = layout;
    this.#limits = limits;
  }

  find(org: number, demand: Demand, page: RowPage): number[] {
    const sort = this.#layout.scalar(page.sort.index);
    const { few } = this.#limits;
    const smallest = this.#smallest(demand.sources, few);
    if (smallest && smallest.size < few) return this.#collect(smallest.source, demand, sort, page);
    const ordered = demand.sources.find((source) => source.streams(sort, false)) ?? everyRow(this.#layout, org);
    const found = this.#walk(ordered, demand, sort, page);
    if (found) return found;
    return this.#collect(
      this.#smallest(demand.sources, sizeLimit)?.source ?? everyRow(this.#layout, org),
      demand,
      sort,
      page,
    );
  }

  /** Counts rows up to `most`. */
  count(org: number, demand: Demand, most: number): number {
    const exact = demand.sources.find((source) =>
      demand.conditions.every((condition) => source.covers.includes(condition)),
    );
    const source = exact ?? this.#smallest(demand.sources, most)?.source ?? everyRow(this.#layout, org);
    const rest = remaining(demand, source);
    if (!rest) return this.#size(source, most);
    const { sql, values } = source.rows;
    const rows = source.repeats ? `SELECT DISTINCT n FROM (${sql})` : sql;
    const counted = `SELECT 1 FROM (${rows}) c CROSS JOIN rows r ON r.n = c.n WHERE ${rest.sql} LIMIT ?`;
    return Number(this.#db.get(`SELECT count(*) FROM (${counted})`, ...values, ...rest.values, most)![0]);
  }

  #smallest(sources: readonly Source[], limit: number): { source: Source; size: number } | undefined {
    let smallest: { source: Source; size: number } | undefined;
    for (const source of sources) {
      const size = this.#size(source, smallest?.size ?? limit);
      if (!smallest || size < smallest.size) smallest = { source, size };
    }
    return smallest;
  }

  #size({ rows, repeats }: Source, limit: number): number {
    const counted = repeats ? `SELECT DISTINCT n FROM (${rows.sql}) LIMIT ?` : `${rows.sql} LIMIT ?`;
    return Number(this.#db.get(`SELECT count(*) FROM (${counted})`, ...rows.values, limit)![0]);
  }

  #collect(
    source: Source,
    demand: Demand,
    sort: IndexColumn | undefined,
    { sort: { descending }, offset, limit }: RowPage,
  ): number[] {
    const rest = remaining(demand, source);
    const column = `r.${sort?.column ?? 'id'}`;
    const direction = descending ? 'DESC' : 'ASC';
    const rows = source.repeats ? `SELECT DISTINCT n FROM (${source.rows.sql})` : source.rows.sql;
    return this.#db
      .all(
        `SELECT r.n FROM (${rows}) c CROSS JOIN rows r ON r.n = c.n ${rest ? `WHERE ${rest.sql}` : ''}
         ORDER BY ${column} IS NULL, ${column} ${direction}, r.id ${direction} LIMIT ? OFFSET ?`,
        ...source.rows.values,
        ...(rest?.values ?? []),
        limit,
        offset,
      )
      .map(([n]) => Number(n));
  }

  /** Follows the streams in order, rows with a sort value first; undefined when that takes too long. */
  #walk(
    source: Source,
    demand: Demand,
    sort: IndexColumn | undefined,
    { sort: { descending }, offset, limit }: RowPage,
  ): number[] | undefined {
    const { ranges, rest } = boundsOf(demand, source, sort);
    const needed = offset + limit;
    const found: number[] = [];
    for (const isNull of sort ? [false, true] : [false]) {
      if (found.length >= needed) break;
      const streams = source
        .streams(sort, isNull)!
        .map((stream) => this.#follow(within(stream, ranges), rest, descending, needed - found.length));
      if (streams.includes(undefined)) return undefined;
      found.push(
        ...merged(
          streams.flatMap((stream) => stream ?? []),
          streams.length > 1,
          descending,
        ).slice(0, needed - found.length),
      );
    }
    return found.slice(offset);
  }

  #follow(
    { sql, values, order }: Stream,
    rest: Sql | undefined,
    descending: boolean,
    needed: number,
  ): Found[] | undefined {
    const by = `ORDER BY ${order.map((column) => (descending ? `${column} DESC` : column)).join(', ')}`;
    if (!rest) return this.#db.all(`SELECT ${sql} ${by} LIMIT ?`, ...values, needed) as Columns[] as Found[];
    const budget = this.#limits.walk + needed;
    const found = this.#db.all(
      `SELECT c.n, c.s, c.id FROM (SELECT ${sql} ${by} LIMIT ?) c CROSS JOIN rows r ON r.n = c.n WHERE ${rest.sql} LIMIT ?`,
      ...values,
      budget,
      ...rest.values,
      needed,
    ) as Columns[] as Found[];
    return found.length < needed && this.#isLonger({ sql, values }, budget) ? undefined : found;
  }

  #isLonger({ sql, values }: Sql, budget: number): boolean {
    return Number(this.#db.get(`SELECT count(*) FROM (SELECT ${sql} LIMIT ?)`, ...values, budget + 1)![0]) > budget;
  }
}

/** The ranges that an ordered stream begins and ends by, and what its rows are tested for then. */
function boundsOf(demand: Demand, source: Source, sort: IndexColumn | undefined) {
  // lists keep the sorted value without the type of its column
  const areTyped = source.streams(sort, false)!.every(({ order }) => order[0] !== 'sort');
  const ranges = areTyped ? demand.ranges.filter(({ index }) => index === sort) : [];
  const covers = [...source.covers, ...ranges.map(({ condition }) => condition)];
  return { ranges, rest: remaining(demand, { ...source, covers }) };
}

/** From the first row of the ranges on, without the rows before it. */
function within({ sql, values, order }: Stream, ranges: readonly Range[]): Stream {
  const bounds = ranges.flatMap((range) => range.bounds);
  return {
    sql: [sql, ...bounds.map(({ operator }) => `${order[0]} ${operator} ?`)].join(' AND '),
    values: [...values, ...bounds.map(({ value }) => value)],
    order,
  };
}

function remaining(demand: Demand, source: Source): Sql | undefined {
  const rest = demand.conditions.filter((condition) => !source.covers.includes(condition));
  return rest.length === 0
    ? undefined
    : { sql: rest.map(({ sql }) => sql).join(' AND '), values: rest.flatMap(({ values }) => values) };
}

function merged(found: Found[], several: boolean, descending: boolean): number[] {
  if (several) {
    const sign = descending ? -1 : 1;
    found.sort((one, other) => sign * (compared(one[1], other[1]) || compared(one[2], other[2])));
  }
  return [...new Set(found.map(([n]) => n))];
}

function compared(one: string | number | null, other: string | number | null): number {
  if (one === other || one === null || other === null) return 0;
  return one < other ? -1 : 1;
}
