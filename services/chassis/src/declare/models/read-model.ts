import { type Derivation } from './derivation.ts';
import { type Seen, type RowDraft } from '../streams/open-event.ts';
import { guardedPaths } from './guarded.ts';
import { type ModelOf } from './model-of.ts';
import { type ReachKind, type ReachRule } from '../reach.ts';
import { type z } from 'zod';
import { type AnyDecider, type DataOf, type Decider, type EventTypes } from '../streams/decider.ts';
import { type Row, type RowIndex, type RowStoreDeclaration } from '../../ports/index.ts';
import { type QueryScope } from '../scope.ts';

export interface IndexDeclaration {
  path: string;
  type?: RowIndex['type'];
  /** What its values are: others are refused in a filter. Words of an enum follow from the row. */
  of?: 'day' | 'month' | 'instant' | 'id';
  /** Offered as filter (default yes) and as sort (default yes, except lists). */
  filter?: boolean;
  sort?: boolean;
  /** Usable only by whoever may read this guard on every row in reach. */
  guard?: string;
  /** Stored per language under `<path>.<language>`, sorted in the caller's. */
  byLanguage?: boolean;
  /** Its ranges and its order within a value of `narrowedBy` are as quick as in the whole list. */
  narrows?: boolean;
  /** Lists within a value of `narrowedBy` are filtered, sorted and counted by it without looking at their rows. */
  carried?: boolean;
}

type Projections<E extends EventTypes, R> = {
  [K in keyof E & string]?: (row: R | null, event: Seen<DataOf<E, K>>, key: string) => RowDraft | null;
};

/** A field made at reading time. */
export interface Computed<R = Row> {
  type: z.ZodType;
  value: (row: R, scope: QueryScope) => unknown;
}

export interface ReadModel<R = Row> extends ModelOf<R> {
  /** GraphQL type of one row. */
  row: string;
  version: number;
  schema: z.ZodObject;
  indexes: Record<string, IndexDeclaration>;
  /** List of folded words that `q` searches. */
  search?: string;
  defaultSort?: { by: string; descending: boolean };
  /** Whether any of its fields is guarded: then each part of a row has a last change of its own. */
  hasGuards: boolean;
  /** Index that narrows most lists: kept as quick as whole ones. */
  narrowedBy?: string;
  /** False where a value of `narrowedBy` has few rows: words in them need no lists of their own. */
  searchedWithin?: false;
  reach: ReachRule;
  /** Kinds of reach that may read; empty = not offered outside. */
  access: readonly ReachKind[];
  /** May be disabled by an organization's settings. */
  area?: string;
  decider: AnyDecider;
  sharedRows: boolean;
  /** For whoever reaches the row, or only these roles. */
  history: boolean | { roles: readonly string[] };
  /** Keeps rows by period for lists of any day (design, section 3). */
  periods: boolean;
  /** Index of a row's place: past days count for reach in it, in all others today's value. */
  placedBy?: string;
  /** Guard of planned changes, in histories and on future days. */
  plansGuard?: string;
  /** Fields that repeat a section: left out of the history. */
  mirrors: readonly string[];
  /** Its events that are no changes for the audit log, such as steps of machines; true = all of them. */
  unaudited?: true | readonly string[];
  /** false = by id only: readable cards without list and search. */
  list: boolean;
  computed: Record<string, Computed<R>>;
  /** Field names outside where plural and singular are irregular. */
  single: string;
  project: Record<string, (row: R | null, event: Seen, key: string) => RowDraft | null>;
  keys(event: Seen): readonly string[];
  derivation?: Derivation;
}

// oxlint-disable-next-line typescript/no-explicit-any -- existential: each model knows its own rows
export type AnyReadModel = ReadModel<any>;

type Defaulted = 'sharedRows' | 'history' | 'periods' | 'mirrors' | 'list' | 'computed' | 'single' | 'keys';

type Declaration<E extends EventTypes, R> = Omit<ReadModel<R>, Defaulted | 'decider' | 'project' | 'hasGuards'> &
  Partial<Pick<ReadModel<R>, Defaulted>> & {
    project: Projections<E, R>;
  };

/** Over the events of a decider (others by `alsoFrom`): `readModel(person).rows<PersonRow>({...})`. */
export function readModel<S, E extends EventTypes>(decider: Decider<S, E>) {
  return {
    rows: <R extends object = Row>(declaration: Declaration<E, R>): ReadModel<R> => ({
      ...declaration,
      decider,
      hasGuards: guardedPaths(declaration.schema).length > 0,
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

function byName<E extends EventTypes, R>(project: Projections<E, R>): ReadModel<R>['project'] {
  // each name leads to the projection of its own data
  return project as unknown as ReadModel<R>['project'];
}

/** Adds another decider's events to a model with shared rows. */
export function alsoFrom<S, E extends EventTypes, R>(
  _decider: Decider<S, E>,
  model: ReadModel<R>,
  project: Projections<E, R>,
): ReadModel<R> {
  return { ...model, project: { ...model.project, ...byName(project) } };
}

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
    ...(model.narrowedBy && model.searchedWithin !== false ? { searchWithin: model.narrowedBy } : {}),
    ...(model.narrowedBy ? { pairs: pairsOf(model, model.narrowedBy, defaultSort), ...carriedBy(model) } : {}),
  };
}

function carriedBy({ indexes }: AnyReadModel): Pick<RowStoreDeclaration, 'carried'> {
  const carried = Object.keys(indexes).filter((name) => indexes[name]!.carried);
  return carried.length > 0 ? { carried } : {};
}

function pairsOf({ indexes }: AnyReadModel, by: string, sort: string): [string, string][] {
  const others = Object.keys(indexes).filter((name) => indexes[name]!.narrows && name !== sort);
  return [sort, ...others].map((name) => [by, name]);
}
