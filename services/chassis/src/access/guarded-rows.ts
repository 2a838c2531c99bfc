import { checkedCondition } from './filter-values.ts';
import { reachValues, withoutGuarded } from './reach.ts';
import { guardedPaths } from '../declare/models/guarded.ts';
import { type Clause, type Row, type RowPage, type RowStore, type RowQuery, type RowRecord } from '../ports/index.ts';
import { type IndexDeclaration, type ReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type QueryScope } from '../declare/scope.ts';

export type FilterInput = Record<string, Omit<Clause, 'index'> | string | null | undefined>;

export interface Page<R> {
  items: R[];
  /** Exact up to 10,000, where asked for. */
  total: number;
  capped: boolean;
}

export interface ListArgs {
  page?: number | null;
  rowsPerPage?: number | null;
  sortBy?: string | null;
  descending?: boolean | null;
  filter?: FilterInput | null;
}

export const maxRowsPerPage = 100;
export const countCap = 10_000;

export type Shows = (path: readonly string[]) => boolean;

export interface Search<R = Row> {
  rows: Pick<RowStore<unknown>, 'find' | 'count'>;
  query: RowQuery;
  shown: (found: readonly RowRecord<unknown>[]) => Promise<R[]>;
}

/** Reads of one model under a caller's reach: the only way rows leave a service. */
export class GuardedRows<R extends object = Row> {
  private readonly guards: ReturnType<typeof guardedPaths>;
  private readonly isShown: Shows;
  readonly model: ReadModel<R>;

  /** `isShown`: which fields the answer has; all by default. Shown fields under recorded guards are noted. */
  constructor(model: ReadModel<R>, isShown: Shows = () => true) {
    this.model = model;
    this.isShown = isShown;
    this.guards = guardedPaths(model.schema);
  }

  /** null where absent or out of reach, alike. */
  async one(scope: QueryScope, id: string): Promise<R | null> {
    const row = await scope.row(this.model, id);
    return row && this.seenBy(scope, row);
  }

  /** Rows in the order of the ids, null where absent or out of reach. */
  async byIds(scope: QueryScope, ids: readonly string[]): Promise<(R | null)[]> {
    if (ids.length > maxRowsPerPage) throw new Refused('page_too_large', { params: { max: maxRowsPerPage } });
    const found = new Map(
      (await scope.rows(this.model).getMany(scope.organization, ids)).map(({ id, doc }) => [id, doc]),
    );
    return ids.map((id) => (found.has(id) ? this.seenBy(scope, found.get(id)!) : null));
  }

  async list(scope: QueryScope, args: ListArgs, withTotal: boolean): Promise<Page<R>> {
    const { rows, query, shown } = await this.search(scope, args);
    const items = await shown(await rows.find(scope.organization, query, this.page(scope, args)));
    const counted = withTotal && (await rows.count(scope.organization, query, countCap));
    return { items, ...(counted || { total: 0, capped: false }) };
  }

  async search(scope: QueryScope, args: ListArgs): Promise<Search<R>> {
    return {
      rows: scope.rows(this.model),
      query: { ...this.where(scope, args.filter ?? {}), reach: this.reach(scope) },
      shown: async (records) =>
        // found by the model's own name
        (records as readonly RowRecord<R>[]).map(({ doc }) => this.seenBy(scope, doc)).filter((row) => row !== null),
    };
  }

  async count(scope: QueryScope, where: readonly Clause[]): Promise<number> {
    const { total } = await scope
      .rows(this.model)
      .count(scope.organization, { where, reach: this.reach(scope) }, Number.MAX_SAFE_INTEGER);
    return total;
  }

  /** The row as this caller sees it; `at` = what decides reach, where that is not the row itself. */
  seenBy(scope: QueryScope, row: R, at: R = row): R | null {
    const kinds = this.kinds(scope, at);
    if (kinds.length === 0) return null;
    const reached = new Set(kinds);
    const seen = withoutGuarded(row, this.guards, (guard) => scope.domain.policy.mayRead(guard, reached));
    for (const { path, guard } of this.recordedGuards(scope, at, reached))
      if (this.isShown(path) && hasValue(seen, path))
        scope.readings.add(this.model.name, this.personOf(scope, at), guard);
    return seen;
  }

  noteShown(scope: QueryScope, row: R, field: string): void {
    const reached = new Set(this.kinds(scope, row));
    for (const { path, guard } of this.recordedGuards(scope, row, reached))
      if (this.isShown(path) && isWithin(field, path))
        scope.readings.add(this.model.name, this.personOf(scope, row), guard);
  }

  /** Guarded fields of another person's row whose reading is recorded. */
  private recordedGuards(scope: QueryScope, row: R, reached: ReadonlySet<string>) {
    const { recorded } = scope.domain;
    if (!recorded || reached.has(recorded.own)) return [];
    const found = this.guards.filter(({ guard }) => recorded.guards.includes(guard));
    return found.length > 0 && this.personOf(scope, row) !== scope.principal.account ? found : [];
  }

  /** Who reaches the row as `own`. */
  private personOf({ domain }: QueryScope, row: R): string {
    const index = this.model.reach[domain.recorded!.own];
    const person = typeof index === 'string' ? reachValues(this.model, row)[index] : undefined;
    // every stored row has its id, whatever else its type has
    return typeof person === 'string' ? person : (row as Row).id;
  }

  reaches(scope: QueryScope, row: R): boolean {
    return this.kinds(scope, row).length > 0;
  }

  /** Whether anything that the caller reads of a row changed at the revision or later; always where none is given. */
  isChangedSince(scope: QueryScope, row: R, revision: number | undefined): boolean {
    if (revision === undefined) return true;
    const reached = new Set(this.kinds(scope, row));
    const seen = withoutGuarded(row, this.guards, (guard) => scope.domain.policy.mayRead(guard, reached));
    // every row has one
    return (seen as { revision?: number }).revision! >= revision;
  }

  /** Whether a field (dotted path) is closed to this caller. */
  isHidden(scope: QueryScope, row: R, field: string): boolean {
    const reached = new Set(this.kinds(scope, row));
    return this.guards.some(({ path, guard }) => isWithin(field, path) && !scope.domain.policy.mayRead(guard, reached));
  }

  hidesAny(scope: QueryScope, row: R): boolean {
    const reached = new Set(this.kinds(scope, row));
    return this.guards.some(({ guard }) => !scope.domain.policy.mayRead(guard, reached));
  }

  readsAll(scope: QueryScope): boolean {
    return this.reach(scope) === undefined && this.readsGuardsEverywhere(scope);
  }

  private readsGuardsEverywhere({ domain: { policy }, principal }: QueryScope): boolean {
    const { reach, access } = this.model;
    return this.guards.every(({ guard }) => policy.readsEverywhere(principal, reach, guard, access));
  }

  protected kinds(scope: QueryScope, row: R): string[] {
    const reached = scope.domain.policy.kindsOf(
      scope.principal,
      this.model.reach,
      reachValues(this.model, row),
      this.model.area,
    );
    return this.model.access.filter((kind) => reached.has(kind));
  }

  protected reach(scope: QueryScope): readonly Clause[] | undefined {
    return scope.domain.policy.clauses(scope.principal, this.model.reach, this.model.access, this.model.area);
  }

  page(scope: QueryScope, args: ListArgs): RowPage {
    const limit = args.rowsPerPage ?? 10;
    const offset = (args.page ?? 0) * limit;
    if (limit < 1 || limit > maxRowsPerPage || offset < 0 || offset > countCap)
      throw new Refused('page_too_large', { params: { max: maxRowsPerPage } });
    const usual = this.model.defaultSort ?? { by: 'updatedDateTime', descending: true };
    const by = args.sortBy ?? usual.by;
    const descending = args.descending ?? (args.sortBy ? false : usual.descending);
    const index = this.index(scope, by, 'unsorted_field');
    // it would tell when a guarded field changed
    if (by === 'updatedDateTime' && !this.readsGuardsEverywhere(scope))
      throw new Refused('guarded_field', { params: { field: by } });
    if (index.sort === false || index.type === 'list') throw new Refused('unsorted_field', { params: { field: by } });
    return { sort: { index: index.byLanguage ? `${by}.${scope.language}` : by, descending }, offset, limit };
  }

  protected where(scope: QueryScope, filter: FilterInput): { where: Clause[]; words?: string[] } {
    const where: Clause[] = [];
    let words: string[] | undefined;
    for (const [field, condition] of Object.entries(filter)) {
      if (condition === null || condition === undefined) continue;
      if (field === 'q') words = this.words(scope, condition as string);
      else {
        const index = this.index(scope, field, 'unknown_field');
        if (index.filter === false) throw new Refused('unknown_field', { params: { field } });
        const asked = condition as Omit<Clause, 'index'>;
        where.push({ ...checkedCondition(scope, this.model, [field, index, asked]), index: field });
      }
    }
    return { where, words };
  }

  private words(scope: QueryScope, text: string): string[] | undefined {
    const words = scope.domain.words(text);
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
    // sorting or counting must not reveal a guarded value either
    if (
      index.guard &&
      !scope.domain.policy.readsEverywhere(scope.principal, this.model.reach, index.guard, this.model.access)
    ) {
      throw new Refused('guarded_field', { params: { field: name } });
    }
    return index;
  }
}

const isWithin = (field: string, path: readonly string[]): boolean => `${field}.`.startsWith(`${path.join('.')}.`);

function hasValue(row: object, path: readonly string[]): boolean {
  const value = path.reduce<unknown>((at, part) => (at as Record<string, unknown> | null | undefined)?.[part], row);
  return value !== null && value !== undefined;
}
