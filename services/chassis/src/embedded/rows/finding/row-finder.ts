import { type RowPage } from '../../../ports/index.ts';
import { type Demand, type Range } from './demand.ts';
import { asked, carries, carrying, remaining } from './carried.ts';
import {
  columnOf,
  everyRow,
  merged,
  mostStreams,
  sortedStream,
  type Source,
  type Sql,
  type Stream,
} from './sources.ts';
import { type IndexColumn, type RowLayout } from '../row-layout.ts';
import { type Database } from '../../sqlite.ts';

export interface FinderLimits {
  /** So few candidates are fetched and sorted; more are walked in the order of the page. */
  few: number;
  /** Candidates that the first walk looks at beyond a page. */
  walk: number;
}

export const usualLimits: FinderLimits = { few: 250, walk: 1_000 };
/** Candidates that a walk may look at for each row of the page and before it. */
const perRow = 8;
/** Each walk may be so many times as long as the one before it... */
const growth = 5;
/** ...unless so many times its length suffices to fetch and sort all candidates. */
const patience = 4;
/** So many times as many are fetched where their index says all that they are tested and sorted by. */
const cheapness = 20;
/** Candidates that a count looks at before it searches for a smaller source. */
const firstLook = 10_000;
/** Rows of a source that tell how many of all match. */
const sample = 200;

/** Ordered streams of the rows with a sort value, then of those without. */
type Segments = readonly Stream[][];

interface Ordered {
  source: Source;
  segments: Segments;
}

interface Followed {
  found: number[];
  /** How many it passed and found. */
  matched: number;
  /** Whether it ended before the page was full. */
  isCut: boolean;
}

/** Finds pages of rows with work that depends on the page and on how rare its rows are, hardly on how many rows exist. */
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
    const { few, walk } = this.#limits;
    const sources = this.#sources(demand);
    const fetched = this.#fewer(sources, few);
    if (fetched) return this.#collect(fetched, demand, sort, page);
    const ordered = this.#ordered(org, sources, sort);
    const cheap = remaining(demand, ordered.source) && this.#fewer(carrying(sources, demand, sort), few * cheapness);
    if (cheap) return this.#collect(cheap, demand, sort, page);
    for (let walked = walk; ; walked *= growth) {
      const found = this.#walk(ordered, demand, sort, page, walked);
      if (found) return found;
      const source = this.#fewer(sources, walked * growth * patience);
      if (source) return this.#collect(source, demand, sort, page);
    }
  }

  /** Counts rows up to `most`. */
  count(org: number, demand: Demand, most: number): number {
    const isExact = ({ covers }: Source) => demand.conditions.every((condition) => covers.includes(condition));
    const exact = demand.sources.find(isExact);
    if (exact) return this.#size(distinctRows(exact), most);
    const sources = [...this.#sources(demand), everyRow(this.#layout, org)];
    let densest: Source | undefined;
    for (let looked = Math.min(most, firstLook); ; looked *= growth) {
      const { source, size } = this.#smallest(sources, looked)!;
      if (size < looked) return this.#matches(source, demand, looked, most);
      densest ??= this.#densest(sources, demand);
      const counted = this.#matches(densest, demand, looked, most);
      if (counted >= most) return counted;
    }
  }

  /** The source with the most matches among its first rows. */
  #densest(sources: readonly Source[], demand: Demand): Source {
    const samples = sources.map((source) => ({ source, matches: this.#matches(source, demand, sample, sample) }));
    return samples.reduce((one, other) => (other.matches > one.matches ? other : one)).source;
  }

  #matches(source: Source, demand: Demand, looked: number, most: number): number {
    const rest = remaining(demand, source);
    const { sql, values } = this.#candidates(source, rest?.columns ?? [], looked);
    const matching = `SELECT 1 FROM ${sql}${rest ? ` WHERE ${rest.sql}` : ''}`;
    return this.#size({ sql: matching, values: [...values, ...(rest?.values ?? [])] }, most);
  }

  /** Rows `r` of a source with these columns: from its index, if that says them. */
  #candidates(source: Source, columns: readonly string[], most?: number): Sql {
    const isCarried = carries(source, columns);
    const { sql, values } = isCarried ? source.carried : distinctRows(source);
    const limited = most === undefined ? `(${sql})` : `(SELECT * FROM (${sql}) LIMIT ?)`;
    return {
      sql: isCarried ? `${limited} r` : `${limited} c CROSS JOIN ${this.#probe}`,
      values: most === undefined ? values : [...values, most],
    };
  }

  get #probe(): string {
    return `rows r${this.#layout.byNumber} ON r.n = c.n`;
  }

  #sources({ sources, meeting }: Demand): readonly Source[] {
    if (!meeting) return sources;
    const [from, to] = this.#db.get(meeting.span.sql, ...meeting.span.values)!;
    return [...meeting.sources({ from, to }), ...sources];
  }

  #smallest(sources: readonly Source[], limit: number): { source: Source; size: number } | undefined {
    let smallest: { source: Source; size: number } | undefined;
    for (const source of sources) {
      const size = this.#size(source.rows, smallest?.size ?? limit);
      if (!smallest || size < smallest.size) smallest = { source, size };
    }
    return smallest;
  }

  /** The smallest source, if it has fewer rows. */
  #fewer(sources: readonly Source[], limit: number): Source | undefined {
    const smallest = this.#smallest(sources, limit);
    return smallest && smallest.size < limit ? smallest.source : undefined;
  }

  #size({ sql, values }: Sql, limit: number): number {
    return Number(this.#db.get(`SELECT count(*) FROM (${sql} LIMIT ?)`, ...values, limit)![0]);
  }

  #collect(
    source: Source,
    demand: Demand,
    sort: IndexColumn | undefined,
    { sort: { descending }, offset, limit }: RowPage,
  ): number[] {
    const rest = remaining(demand, source);
    const column = `r.${columnOf(sort)}`;
    const direction = descending ? 'DESC' : 'ASC';
    const { sql, values } = this.#candidates(source, asked(rest, sort));
    return this.#db
      .all(
        `SELECT r.n FROM ${sql} ${rest ? `WHERE ${rest.sql}` : ''}
         ORDER BY ${column} IS NULL, ${column} ${direction}, r.id ${direction} LIMIT ? OFFSET ?`,
        ...values,
        ...(rest?.values ?? []),
        limit,
        offset,
      )
      .map(([n]) => Number(n));
  }

  /** Follows the ordered streams, rows with a sort value first; undefined when `most` rows and a page are not enough. */
  #walk(
    { source, segments }: Ordered,
    demand: Demand,
    sort: IndexColumn | undefined,
    { sort: { descending }, offset, limit }: RowPage,
    most: number,
  ): number[] | undefined {
    const { ranges, rest } = boundsOf(demand, source, segments, sort);
    const found: number[] = [];
    let passed = 0;
    for (const streams of segments) {
      const bounded = streams.map((stream) => within(stream, ranges));
      const page = { offset: Math.max(0, offset - passed), limit: limit - found.length };
      const followed = this.#follow(bounded, rest, descending, page, most + perRow * (offset + limit));
      found.push(...followed.found);
      passed += followed.matched;
      if (found.length === limit) break;
      if (followed.isCut) return undefined;
    }
    return found;
  }

  #ordered(org: number, sources: readonly Source[], sort: IndexColumn | undefined): Ordered {
    for (const source of [...sources, everyRow(this.#layout, org)]) {
      const segments = this.#segments(source, sort);
      if (segments) return { source, segments };
    }
    throw new Error('all rows have an order');
  }

  #segments(source: Source, sort: IndexColumn | undefined): Segments | undefined {
    const segments = (sort ? [false, true] : [false]).map((isNull) => this.#streams(source, sort, isNull));
    const known = segments.filter((streams) => streams !== undefined);
    return known.length === segments.length && known.every(({ length }) => length <= mostStreams) ? known : undefined;
  }

  /** Of a union: the streams of its parts, of which small ones are sorted. */
  #streams(source: Source, sort: IndexColumn | undefined, isNull: boolean): Stream[] | undefined {
    if (!source.parts) return source.streams(sort, isNull);
    const { few } = this.#limits;
    const all = source.parts.map((part) => {
      const streams = this.#streams(part, sort, isNull);
      if (streams || this.#size(part.rows, few) === few) return streams;
      return [sortedStream(this.#layout, part, sort, isNull)];
    });
    return all.includes(undefined) ? undefined : all.flatMap((streams) => streams ?? []);
  }

  #follow(
    streams: readonly Stream[],
    rest: Sql | undefined,
    descending: boolean,
    { offset, limit }: { offset: number; limit: number },
    most: number,
  ): Followed {
    if (streams.length === 0) return { found: [], matched: 0, isCut: false };
    const ordered = merged(streams, descending);
    const tested = rest
      ? {
          sql: `SELECT c.n FROM (${ordered.sql} LIMIT ?) c CROSS JOIN ${this.#probe} WHERE ${rest.sql}`,
          values: [...ordered.values, most, ...rest.values],
        }
      : ordered;
    const found = this.#db
      .all(`${tested.sql} LIMIT ? OFFSET ?`, ...tested.values, limit, offset)
      .map(([n]) => Number(n));
    if (found.length === limit) return { found, matched: offset + limit, isCut: false };
    const matched = found.length > 0 ? offset + found.length : this.#size(tested, offset);
    return { found, matched, isCut: rest !== undefined && this.#size(ordered, most + 1) > most };
  }
}

/** The ranges that ordered streams begin and end by, and what their rows are tested for then. */
function boundsOf(demand: Demand, source: Source, segments: Segments, sort: IndexColumn | undefined) {
  // lists keep the sorted value without the type of its column
  const areTyped = segments.flat().every(({ order }) => order[0] !== 'sort');
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

function distinctRows({ rows, repeats }: Source): Sql {
  return repeats ? { sql: `SELECT DISTINCT n FROM (${rows.sql})`, values: rows.values } : rows;
}
