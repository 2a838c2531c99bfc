import { z } from 'zod';
import { rowAsOf, withoutPlans } from '../time/as-of.ts';
import { during, keyOf } from '../time/periods.ts';
import { type Clause, type Row, type RowPage, type RowQuery, type RowRecord, type RowStore } from '../ports/index.ts';
import {
  guardedPaths,
  type IndexDeclaration,
  type ReadModel,
  reachValues,
  withoutGuarded,
} from '../declare/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type QueryScope } from '../declare/scope.ts';
import { dayAt, type Moment } from '../time/timeline.ts';

export type FilterInput = Record<string, Omit<Clause, 'index'> | string | null | undefined>;

export interface ListArgs {
  page?: number | null;
  rowsPerPage?: number | null;
  sortBy?: string | null;
  descending?: boolean | null;
  filter?: FilterInput | null;
}

/** The day that is meant and what was known when, as a caller gives them; without a day the rows are today's. */
export interface MomentArgs {
  asOf?: string | null;
  knownAt?: string | null;
}

export const maxRowsPerPage = 100;
const countCap = 10_000;

/** Whether an answer has a field or section of a row, by its path. */
export type Shows = (path: readonly string[]) => boolean;

/** Where the rows of a list are found, today's or by period, and how they look to its caller. */
export interface Search {
  rows: RowStore;
  query: RowQuery;
  shown: (found: readonly RowRecord[]) => Promise<Row[]>;
}

/** Reads of one model under a caller's reach: the only way rows leave a service. */
export class GuardedRows {
  private readonly guards: ReturnType<typeof guardedPaths>;
  private readonly isShown: Shows;
  readonly model: ReadModel<never>;

  /** `isShown`: which fields of a row the answer has; all unless told. What it shows under some guards is recorded. */
  constructor(model: ReadModel<never>, isShown: Shows = () => true) {
    this.model = model;
    this.isShown = isShown;
    this.guards = guardedPaths(model.schema);
  }

  /** One row, or null where it is absent or out of reach: the two are alike. */
  async one(scope: QueryScope, id: string, given: MomentArgs = {}): Promise<Row | null> {
    const moment = momentOf(scope, given);
    const record = await scope.runtime.rows(this.model).get(scope.organization, id);
    if (!record) return null;
    return moment ? this.past(scope, record, moment) : this.seenBy(scope, record.doc);
  }

  /**
   * The row as it was on a day, where both what its reach rests on today and its place on that day let the caller see
   * it.
   * On a day to come the place is today's: what is planned gives nobody a right before it is due.
   */
  private async past(
    scope: QueryScope,
    { id, stream, doc }: RowRecord,
    moment: Moment,
    ahead = moment.asOf > scope.today(),
  ): Promise<Row | null> {
    if (!mayLookBack(this.model, scope)) return null;
    if (ahead && !this.reaches(scope, doc)) return null;
    const events = await scope.runtime.log.read(stream);
    const record = rowAsOf(
      this.model,
      this.readsPlans(scope, doc) ? events : withoutPlans(this.model, events),
      id,
      moment,
    );
    return record && this.seenBy(scope, record.doc, ahead ? doc : standing(this.model, doc, record.doc));
  }

  /** Whether the caller may know what is planned for a row of today. */
  readsPlans(scope: QueryScope, row: Row): boolean {
    const { plansGuard } = this.model;
    return (
      plansGuard === undefined ||
      scope.runtime.service.house.policy.mayRead(plansGuard, new Set(this.kinds(scope, row)))
    );
  }

  /** Rows in the order of the ids, null where absent or out of reach. */
  async byIds(scope: QueryScope, ids: readonly string[], given: MomentArgs = {}): Promise<(Row | null)[]> {
    if (ids.length > maxRowsPerPage) throw new Refused('page_too_large', { params: { max: maxRowsPerPage } });
    if (momentOf(scope, given)) return Promise.all(ids.map((id) => this.one(scope, id, given)));
    const found = new Map(
      (await scope.runtime.rows(this.model).getMany(scope.organization, ids)).map((record) => [record.id, record.doc]),
    );
    return ids.map((id) => (found.has(id) ? this.seenBy(scope, found.get(id)!) : null));
  }

  /** A page and, only where it is asked for, the exact total up to 10,000. */
  async list(
    scope: QueryScope,
    args: ListArgs & MomentArgs,
    withTotal: boolean,
  ): Promise<{ items: Row[]; total: number; capped: boolean }> {
    const { rows, query, shown } = await this.search(scope, args);
    const items = await shown(await rows.find(scope.organization, query, this.page(scope, args)));
    const { total, capped } = withTotal
      ? await rows.count(scope.organization, query, countCap)
      : { total: 0, capped: false };
    return { items, total, capped };
  }

  /** What a list means: where its rows are found, and how they look to this caller. */
  async search(scope: QueryScope, args: ListArgs & MomentArgs): Promise<Search> {
    const moment = momentOf(scope, args);
    if (moment) return this.pastSearch(scope, args, moment);
    const query = { ...this.where(scope, args.filter ?? {}), reach: this.reach(scope) };
    return {
      rows: scope.runtime.rows(this.model),
      query,
      shown: async (records) => records.map(({ doc }) => this.seenBy(scope, doc)).filter((row) => row !== null),
    };
  }

  /**
   * What was there on a day, found by the periods, each row from its own past. Days to come are today's for who may not
   * know plans everywhere.
   */
  private async pastSearch(scope: QueryScope, args: ListArgs, given: Moment): Promise<Search> {
    const ahead = given.asOf > scope.today();
    const moment = ahead && !this.readsAllPlans(scope) ? { ...given, asOf: scope.today() } : given;
    const { where, words } = this.where(scope, args.filter ?? {});
    return {
      rows: scope.runtime.periods(this.model),
      query: { where: [...where, ...during(moment)], words, reach: await this.pastReach(scope, ahead) },
      shown: async (found) => {
        const records = await scope.runtime.rows(this.model).getMany(scope.organization, found.map(keyOf));
        const today = new Map(records.map((record) => [record.id, record]));
        const rows = await Promise.all(
          found.map((period) => this.past(scope, today.get(keyOf(period))!, moment, ahead)),
        );
        return rows.filter((row) => row !== null);
      },
    };
  }

  private readsAllPlans(scope: QueryScope): boolean {
    const { plansGuard, reach, access } = this.model;
    return (
      plansGuard === undefined ||
      scope.runtime.service.house.policy.readsEverywhere(scope.principal, reach, plansGuard, access)
    );
  }

  /**
   * Reach by periods: the place is the period's, whatever else a right rests on, and all of it on a day to come, is the
   * row's of today.
   */
  private async pastReach(scope: QueryScope, ahead: boolean): Promise<readonly Clause[] | undefined> {
    const clauses = this.reach(scope);
    if (!clauses) return undefined;
    const isPlace = ({ index }: Clause): boolean => !ahead && index === this.model.placedBy;
    const byToday = clauses.filter((clause) => !isPlace(clause));
    const byPlace = clauses.filter(isPlace);
    if (byToday.length === 0) return byPlace;
    const page: RowPage = { sort: { index: 'id', descending: false }, offset: 0, limit: countCap };
    const reached = await scope.runtime.rows(this.model).find(scope.organization, { where: [], reach: byToday }, page);
    return [...byPlace, { index: 'key', in: reached.map(({ id }) => id) }];
  }

  /** How many rows are in reach, exact. */
  async count(scope: QueryScope, where: readonly Clause[]): Promise<number> {
    const { total } = await scope.runtime
      .rows(this.model)
      .count(scope.organization, { where, reach: this.reach(scope) }, Number.MAX_SAFE_INTEGER);
    return total;
  }

  /** The row as this caller may see it; `at` = what his reach is decided by, where that is not the row itself. */
  seenBy(scope: QueryScope, row: Row, at: Row = row): Row | null {
    const kinds = this.kinds(scope, at);
    if (kinds.length === 0) return null;
    const reached = new Set(kinds);
    const seen = withoutGuarded(row, this.guards, (guard) =>
      scope.runtime.service.house.policy.mayRead(guard, reached),
    );
    for (const { path, guard } of this.recordedGuards(scope, at, reached))
      if (this.isShown(path) && hasValue(seen, path))
        scope.readings.add(this.model.name, this.personOf(scope, at), guard);
    return seen;
  }

  /** Notes that a history is about to show a field (dotted path) of a row. */
  noteShown(scope: QueryScope, row: Row, field: string): void {
    const reached = new Set(this.kinds(scope, row));
    for (const { path, guard } of this.recordedGuards(scope, row, reached))
      if (this.isShown(path) && isWithin(field, path))
        scope.readings.add(this.model.name, this.personOf(scope, row), guard);
  }

  /** The guarded fields of somebody else's row whose reading is recorded. */
  private recordedGuards({ runtime, principal }: QueryScope, row: Row, reached: ReadonlySet<string>) {
    const { recorded } = runtime.service.house;
    if (!recorded || reached.has(recorded.own)) return [];
    const found = this.guards.filter(({ guard }) => recorded.guards.includes(guard));
    return found.length > 0 && this.personOf({ runtime }, row) !== principal.account ? found : [];
  }

  /** Whom a row is about: who reaches it as his own. */
  private personOf({ runtime }: Pick<QueryScope, 'runtime'>, row: Row): string {
    const index = this.model.reach[runtime.service.house.recorded!.own];
    const person = typeof index === 'string' ? reachValues(this.model, row)[index] : undefined;
    return typeof person === 'string' ? person : row.id;
  }

  /** Whether the caller reaches a row at all. */
  reaches(scope: QueryScope, row: Row): boolean {
    return this.kinds(scope, row).length > 0;
  }

  /** Whether a field of the row (dotted path) is closed to this caller. */
  isHidden(scope: QueryScope, row: Row, field: string): boolean {
    const reached = new Set(this.kinds(scope, row));
    return this.guards.some(
      ({ path, guard }) => isWithin(field, path) && !scope.runtime.service.house.policy.mayRead(guard, reached),
    );
  }

  private kinds(scope: QueryScope, row: Row): string[] {
    const reached = scope.runtime.service.house.policy.kindsOf(
      scope.principal,
      this.model.reach,
      reachValues(this.model, row),
      this.model.area,
    );
    return this.model.access.filter((kind) => reached.has(kind));
  }

  private reach(scope: QueryScope): readonly Clause[] | undefined {
    return scope.runtime.service.house.policy.clauses(
      scope.principal,
      this.model.reach,
      this.model.access,
      this.model.area,
    );
  }

  /** Order and place of a page. @throws Refused where the caller may not sort so */
  page(scope: QueryScope, args: ListArgs): RowPage {
    const limit = args.rowsPerPage ?? 10;
    const offset = (args.page ?? 0) * limit;
    if (limit < 1 || limit > maxRowsPerPage || offset < 0 || offset > countCap)
      throw new Refused('page_too_large', { params: { max: maxRowsPerPage } });
    const usual = this.model.defaultSort ?? { by: 'updatedDateTime', descending: true };
    const by = args.sortBy ?? usual.by;
    const descending = args.descending ?? (args.sortBy ? false : usual.descending);
    const index = this.index(scope, by, 'unsorted_field');
    if (index.sort === false || index.type === 'list') throw new Refused('unsorted_field', { params: { field: by } });
    return { sort: { index: index.byLanguage ? `${by}.${scope.language}` : by, descending }, offset, limit };
  }

  private where(scope: QueryScope, filter: FilterInput): { where: Clause[]; words?: string[] } {
    const where: Clause[] = [];
    let words: string[] | undefined;
    for (const [field, condition] of Object.entries(filter)) {
      if (condition === null || condition === undefined) continue;
      if (field === 'q') words = this.words(scope, condition as string);
      else {
        if (this.index(scope, field, 'unknown_field').filter === false)
          throw new Refused('unknown_field', { params: { field } });
        where.push({ ...(condition as Omit<Clause, 'index'>), index: field });
      }
    }
    return { where, words };
  }

  private words(scope: QueryScope, text: string): string[] | undefined {
    const words = scope.runtime.service.house.words(text);
    if (text.trim() === '') return undefined;
    const { searchLetters } = scope.principal;
    if (!this.model.search) throw new Refused('unknown_field', { params: { field: 'q' } });
    if (words.every((word) => word.length < searchLetters))
      throw new Refused('search_too_short', { params: { min: searchLetters } });
    return words;
  }

  private index(scope: QueryScope, name: string, refusal: string): IndexDeclaration {
    const index = Object.hasOwn(this.model.indexes, name) ? this.model.indexes[name] : undefined;
    if (!index) throw new Refused(refusal, { params: { field: name } });
    // a guarded value must not be found out by sorting or counting either
    if (
      index.guard &&
      !scope.runtime.service.house.policy.readsEverywhere(
        scope.principal,
        this.model.reach,
        index.guard,
        this.model.access,
      )
    ) {
      throw new Refused('guarded_field', { params: { field: name } });
    }
    return index;
  }
}

const isWithin = (field: string, path: readonly string[]): boolean => `${field}.`.startsWith(`${path.join('.')}.`);

function hasValue(row: Row, path: readonly string[]): boolean {
  const value = path.reduce<unknown>((at, part) => (at as Record<string, unknown> | null | undefined)?.[part], row);
  return value !== null && value !== undefined;
}

/** The moment that is asked for; null for today's rows. @throws Refused constraint_violation */
export function momentOf(scope: QueryScope, { asOf, knownAt }: MomentArgs): Moment | null {
  if (!asOf && !knownAt) return null;
  const fields = Object.fromEntries(
    Object.entries({
      asOf: asOf && !isDay(asOf) && 'date_invalid',
      knownAt: knownAt && !instantOf(knownAt) && 'date_time_invalid',
    }).flatMap(([field, name]) => (name ? [[field, { name }]] : [])),
  );
  if (Object.keys(fields).length > 0) throw new Refused('constraint_violation', { fields });
  const instant = knownAt ? instantOf(knownAt)! : undefined;
  return {
    asOf: asOf ?? dayAt(instant!, scope.principal.zone),
    knownAt: instant?.toString({ smallestUnit: 'millisecond' }),
  };
}

function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

function instantOf(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}

/** Of rows whose history only some roles may see, only they see the past. */
function mayLookBack({ history }: ReadModel<never>, { principal, runtime }: QueryScope): boolean {
  return typeof history !== 'object' || runtime.service.house.policy.hasRole(principal, history.roles);
}

/** What reach is decided by for a row of the past: today's row at the place of that day. */
export function standing(model: ReadModel<never>, today: Row, past: Row): Row {
  const place = model.placedBy && model.indexes[model.placedBy]?.path;
  return place ? { ...today, [place]: past[place] } : today;
}
