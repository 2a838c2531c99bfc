import { type Clause, type Row, type RowPage, type RowRecord } from '../ports.ts';
import { guardedPaths, type IndexDeclaration, type ReadModel, reachValues, withoutGuarded } from '../read-model.ts';
import { Refused } from '../refusal.ts';
import { type QueryScope } from '../scope.ts';

export type FilterInput = Record<string, Omit<Clause, 'index'> | string | null | undefined>;

export interface ListArgs {
  page?: number | null;
  rowsPerPage?: number | null;
  sortBy?: string | null;
  descending?: boolean | null;
  filter?: FilterInput | null;
}

export const maxRowsPerPage = 100;
const countCap = 10_000;

/** Reads of one model under a caller's reach: the only way rows leave a service. */
export class GuardedRows {
  private readonly guards: ReturnType<typeof guardedPaths>;
  readonly model: ReadModel<never>;

  constructor(model: ReadModel<never>) {
    this.model = model;
    this.guards = guardedPaths(model.schema);
  }

  /** One row, or null where it is absent or out of reach: the two are alike. */
  async one(scope: QueryScope, id: string): Promise<Row | null> {
    const record = await scope.runtime.rows(this.model).get(scope.organization, id);
    return record ? this.seenBy(scope, record.doc) : null;
  }

  /** The record behind a row in reach, for what reads its stream. */
  async record(scope: QueryScope, id: string): Promise<RowRecord | null> {
    const record = await scope.runtime.rows(this.model).get(scope.organization, id);
    return record && this.kinds(scope, record.doc).length > 0 ? record : null;
  }

  /** Rows in the order of the ids, null where absent or out of reach. */
  async byIds(scope: QueryScope, ids: readonly string[]): Promise<(Row | null)[]> {
    if (ids.length > maxRowsPerPage) throw new Refused('page_too_large', { params: { max: maxRowsPerPage } });
    const found = new Map((await scope.runtime.rows(this.model).getMany(scope.organization, ids)).map((record) => [record.id, record.doc]));
    return ids.map((id) => (found.has(id) ? this.seenBy(scope, found.get(id)!) : null));
  }

  /** A page and, only where it is asked for, the exact total up to 10,000. */
  async list(scope: QueryScope, args: ListArgs, withTotal: boolean): Promise<{ items: Row[]; total: number; capped: boolean }> {
    const rows = scope.runtime.rows(this.model);
    const page = this.page(scope, args);
    const query = { ...this.where(scope, args.filter ?? {}), reach: this.reach(scope) };
    const items = (await rows.find(scope.organization, query, page)).map((record) => this.seenBy(scope, record.doc)!);
    const { total, capped } = withTotal ? await rows.count(scope.organization, query, countCap) : { total: 0, capped: false };
    return { items: items.filter(Boolean), total, capped };
  }

  /** How many rows are in reach, exact. */
  async count(scope: QueryScope, where: readonly Clause[]): Promise<number> {
    const { total } = await scope.runtime.rows(this.model).count(scope.organization, { where, reach: this.reach(scope) }, Number.MAX_SAFE_INTEGER);
    return total;
  }

  /** The row as this caller may see it. */
  seenBy(scope: QueryScope, row: Row): Row | null {
    const kinds = this.kinds(scope, row);
    if (kinds.length === 0) return null;
    const reached = new Set(kinds);
    return withoutGuarded(row, this.guards, (guard) => scope.runtime.service.house.policy.mayRead(guard, reached));
  }

  /** Whether a field of the row (dotted path) is closed to this caller. */
  isHidden(scope: QueryScope, row: Row, field: string): boolean {
    const reached = new Set(this.kinds(scope, row));
    return this.guards.some(({ path, guard }) => `${field}.`.startsWith(`${path.join('.')}.`) && !scope.runtime.service.house.policy.mayRead(guard, reached));
  }

  private kinds(scope: QueryScope, row: Row): string[] {
    const reached = scope.runtime.service.house.policy.kindsOf(scope.principal, this.model.reach, reachValues(this.model, row), this.model.area);
    return this.model.access.filter((kind) => reached.has(kind));
  }

  private reach(scope: QueryScope): readonly Clause[] | undefined {
    return scope.runtime.service.house.policy.clauses(scope.principal, this.model.reach, this.model.access, this.model.area);
  }

  private page(scope: QueryScope, args: ListArgs): RowPage {
    const limit = args.rowsPerPage ?? 10;
    const offset = (args.page ?? 0) * limit;
    if (limit < 1 || limit > maxRowsPerPage || offset < 0 || offset > countCap) throw new Refused('page_too_large', { params: { max: maxRowsPerPage } });
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
        if (this.index(scope, field, 'unknown_field').filter === false) throw new Refused('unknown_field', { params: { field } });
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
    if (words.every((word) => word.length < searchLetters)) throw new Refused('search_too_short', { params: { min: searchLetters } });
    return words;
  }

  private index(scope: QueryScope, name: string, refusal: string): IndexDeclaration {
    const index = Object.hasOwn(this.model.indexes, name) ? this.model.indexes[name] : undefined;
    if (!index) throw new Refused(refusal, { params: { field: name } });
    // a guarded value must not be found out by sorting or counting either
    if (index.guard && !scope.runtime.service.house.policy.readsEverywhere(scope.principal, this.model.reach, index.guard, this.model.access)) {
      throw new Refused('guarded_field', { params: { field: name } });
    }
    return index;
  }
}
