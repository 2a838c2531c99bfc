import { z } from 'zod';
import { type AnyDecider, type DataOf, type Decider, type EventTypes } from './decider.ts';
import { type Row, type RowIndex, type RowStoreDeclaration } from '../ports/index.ts';
import { type Derivation } from './rows/derived-model.ts';
import { type QueryScope } from './scope.ts';

/** Kinds of reach are the house's words; the chassis only compares them. */
export type ReachKind = string;

/** Which indexes of a model each kind of reach looks at; true = a kind that reaches every row. */
export type ReachRule = Readonly<Record<ReachKind, string | readonly string[] | true>>;

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

/** An event as a projection sees it: opened, with its place. */
export interface Seen<D = Record<string, unknown>> {
  name: string;
  data: D;
  id: string;
  organization: string;
  at: string;
  actor: string;
  revision: number;
  /** Id of the event itself. */
  event: string;
}

/**
 * A row to be: `id`, `revision` and `updatedDateTime` are set by the chassis. Fields that begin with `_` stay inside.
 */
export type RowDraft = Record<string, unknown>;

type Projections<E extends EventTypes, R> = {
  [K in keyof E & string]?: (row: R | null, event: Seen<DataOf<E, K>>, key: string) => RowDraft | null;
};

/** A field that is not stored: its shape and how it is made for one reader. */
export interface Computed {
  type: z.ZodType;
  value: (row: Row, scope: QueryScope) => unknown;
}

export interface ReadModel<R = Row> {
  name: string;
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
  computed: Record<string, Computed>;
  /** The names of the fields outside where the plural and the singular are not regular. */
  single: string;
  project: Record<string, (row: R | null, event: Seen, key: string) => RowDraft | null>;
  keys(event: Seen): readonly string[];
  /** Of a derived model: its rows follow from facts, not from the row before. */
  derivation?: Derivation;
}

type Defaulted = 'sharedRows' | 'history' | 'periods' | 'mirrors' | 'list' | 'computed' | 'single' | 'keys';

type Declaration<E extends EventTypes, R> = Omit<ReadModel<R>, Defaulted | 'decider' | 'project'> &
  Partial<Pick<ReadModel<R>, Defaulted>> & {
    project: Projections<E, R>;
  };

/** Declares a read model over the events of one decider (more by `alsoFrom`). Rows are found by organization + id. */
export function readModel<S, E extends EventTypes, R = Row>(
  decider: Decider<S, E>,
  declaration: Declaration<E, R>,
): ReadModel<R> {
  return {
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
    project: declaration.project as unknown as ReadModel<R>['project'],
  };
}

/** The values of a row that its model's reach looks at, by index name. */
export function reachValues(model: ReadModel<never>, row: Row): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const index of Object.values(model.reach).flat()) {
    if (typeof index === 'string')
      values[index] = (model.indexes[index]?.path ?? index)
        .split('.')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | null)?.[part], row);
  }
  return values;
}

/** Adds projections of another decider's events to a model with shared rows. */
export function alsoFrom<S, E extends EventTypes, R>(
  _decider: Decider<S, E>,
  model: ReadModel<R>,
  project: Projections<E, R>,
): ReadModel<R> {
  return { ...model, project: { ...model.project, ...(project as unknown as ReadModel<R>['project']) } };
}

const guards = z.registry<{ guard: string }>();

/** Marks a field or section of a row that only some kinds of reach may read. */
export function guarded<T extends z.ZodType>(guard: string, schema: T): T {
  const own = schema.clone();
  guards.add(own as never, { guard });
  return own as T;
}

/** The guard of a field, if it has one. */
export function guardOf(schema: z.ZodType): string | undefined {
  return guards.get(schema as never)?.guard;
}

/** Paths of the guarded fields of a row, sections included, with their guards. */
export function guardedPaths(
  schema: z.ZodType,
  at: readonly string[] = [],
): { path: readonly string[]; guard: string }[] {
  const inner = bare(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([field, type]) => {
    const path = [...at, field];
    const guard = guardOf(type);
    return [...(guard ? [{ path, guard }] : []), ...guardedPaths(type, path)];
  });
}

/** A shape without its optional, nullable and default wrappers. */
export function bare(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

/** A copy of the row without what these kinds of reach may not read. */
export function withoutGuarded(
  row: Row,
  guardsOfModel: readonly { path: readonly string[]; guard: string }[],
  mayRead: (guard: string) => boolean,
): Row {
  const closed = guardsOfModel.filter(({ guard }) => !mayRead(guard));
  if (closed.length === 0) return row;
  const copy = structuredClone(row);
  for (const { path } of closed) {
    const last = path.at(-1)!;
    let at: Record<string, unknown> | undefined = copy;
    for (const part of path.slice(0, -1)) at = at?.[part] as Record<string, unknown> | undefined;
    if (at && last in at) at[last] = null;
  }
  return copy;
}

/** The storage side of a declaration. */
export function storeDeclaration(
  service: string,
  model: ReadModel<never>,
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
