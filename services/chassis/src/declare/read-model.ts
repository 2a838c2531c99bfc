import { type Derivation } from './derivation.ts';
import { type Seen, type RowDraft } from './open-event.ts';
import { type ModelOf } from './model.ts';
import { type ReachKind, type ReachRule } from './reach.ts';
import { type z } from 'zod';
import { type AnyDecider, type DataOf, type Decider, type EventTypes } from './decider.ts';
import { type Row, type RowIndex, type RowStoreDeclaration } from '../ports/index.ts';
import { type QueryScope } from './scope.ts';

export interface IndexDeclaration {
  path: string;
  type?: RowIndex['type'];
  /** Offered as filter (default yes) and as sort (default yes, but for lists). */
  filter?: boolean;
  sort?: boolean;
  /** May be filtered or sorted by only by one who may read this guard on every row of his reach. */
  guard?: string;
  /** Kept per language under `<path>.<language>`: sorted in the caller's own. */
  byLanguage?: boolean;
}

type Projections<E extends EventTypes, R> = {
  [K in keyof E & string]?: (row: R | null, event: Seen<DataOf<E, K>>, key: string) => RowDraft | null;
};

/** A field that is not stored: its shape and how it is made for one reader. */
export interface Computed<R = Row> {
  type: z.ZodType;
  value: (row: R, scope: QueryScope) => unknown;
}

export interface ReadModel<R = Row> extends ModelOf<R> {
  /** Name of the GraphQL type of one row. */
  row: string;
  version: number;
  schema: z.ZodObject;
  indexes: Record<string, IndexDeclaration>;
  /** Path of the list of folded words that `q` searches. */
  search?: string;
  defaultSort?: { by: string; descending: boolean };
  /** The index that reach or filters narrow most lists by: those are then as quick as the whole ones. */
  narrowedBy?: string;
  reach: ReachRule;
  /** Kinds of reach that may read rows here; empty = inside only, not offered outside. */
  access: readonly ReachKind[];
  /** Area that a setting of the organization may disable. */
  area?: string;
  decider: AnyDecider;
  sharedRows: boolean;
  /** Offered to whoever reaches the row, or of those only to these roles. */
  history: boolean | { roles: readonly string[] };
  /** Keeps what lists of any day need: rows by period (design, section 3). */
  periods: boolean;
  /**
   * The index of the place where a row stands: of a past day that day's counts for reach, of all other indexes today's.
   */
  placedBy?: string;
  /** Guard of what is planned: who may not read it learns nothing of it, in no history and on no day to come. */
  plansGuard?: string;
  /** Fields that repeat what a section says: left out of the history. */
  mirrors: readonly string[];
  /** Offered by id only where false: cards that anybody may read, but not list or search. */
  list: boolean;
  /** Fields outside that are worked out from the row when it is read. */
  computed: Record<string, Computed<R>>;
  /** The names of the fields outside where the plural and the singular are not regular. */
  single: string;
  project: Record<string, (row: R | null, event: Seen, key: string) => RowDraft | null>;
  keys(event: Seen): readonly string[];
  /** Of a derived model: its rows follow from facts, not from the row before. */
  derivation?: Derivation;
}

/** A read model of whatever rows. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: each model knows its own rows
export type AnyReadModel = ReadModel<any>;

type Defaulted = 'sharedRows' | 'history' | 'periods' | 'mirrors' | 'list' | 'computed' | 'single' | 'keys';

type Declaration<E extends EventTypes, R> = Omit<ReadModel<R>, Defaulted | 'decider' | 'project'> &
  Partial<Pick<ReadModel<R>, Defaulted>> & {
    project: Projections<E, R>;
  };

/**
 * Declares a read model over the events of one decider (more by `alsoFrom`): `readModel(person).rows<PersonRow>({...})`.
 * Rows are found by organization + id.
 */
export function readModel<S, E extends EventTypes>(decider: Decider<S, E>) {
  return {
    rows: <R extends object = Row>(declaration: Declaration<E, R>): ReadModel<R> => ({
      ...declaration,
      decider,
      sharedRows: declaration.sharedRows ?? false,
      history: declaration.history ?? false,
      periods: declaration.periods ?? false,
      mirrors: declaration.mirrors ?? [],
      list: declaration.list ?? true,
      computed: declaration.computed ?? {},
      indexes: { updatedDateTime: { path: 'updatedDateTime', filter: false }, ...declaration.indexes },
      single: declaration.single ?? `${declaration.row[0]!.toLowerCase()}${declaration.row.slice(1)}`,
      keys: declaration.keys ?? ((event) => [event.id]),
      project: byName(declaration.project),
    }),
  };
}

/** The projections as they are looked up: by the name of an event whose data only its decider knows. */
function byName<E extends EventTypes, R>(project: Projections<E, R>): ReadModel<R>['project'] {
  // a name leads to the projection of its own data
  return project as unknown as ReadModel<R>['project'];
}

/** Adds projections of another decider's events to a model with shared rows. */
export function alsoFrom<S, E extends EventTypes, R>(
  _decider: Decider<S, E>,
  model: ReadModel<R>,
  project: Projections<E, R>,
): ReadModel<R> {
  return { ...model, project: { ...model.project, ...byName(project) } };
}

/** The storage side of a declaration. */
export function storeDeclaration(
  service: string,
  model: AnyReadModel,
  languages: readonly string[],
): RowStoreDeclaration {
  const indexes: RowIndex[] = [];
  for (const [name, index] of Object.entries(model.indexes)) {
    const type = index.type ?? 'text';
    if (!index.byLanguage) indexes.push({ name, path: index.path, type });
    else
      for (const language of languages)
        indexes.push({ name: `${name}.${language}`, path: `${index.path}.${language}`, type });
  }
  const sort = model.defaultSort?.by ?? 'updatedDateTime';
  const defaultSort = model.indexes[sort]?.byLanguage ? `${sort}.${languages[0]}` : sort;
  return {
    name: `${service}.${model.name}`,
    version: model.version,
    indexes,
    search: model.search,
    defaultSort,
    ...(model.narrowedBy ? { searchWithin: model.narrowedBy, pairs: [[model.narrowedBy, defaultSort] as const] } : {}),
  };
}
