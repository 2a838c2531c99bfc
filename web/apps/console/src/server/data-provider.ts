import { type Api, ApiError, type CommandMethod, type CommandResult } from '@kadro/api';
import { type DataProvider, type RaRecord } from 'react-admin';
import { countDocument, historyDocument, listDocument, manyDocument, oneDocument } from './documents.ts';
import { filterArgument, listArguments } from './list-arguments.ts';
import {
  type Ask,
  type Filter,
  found,
  type MomentMeta,
  type Page,
  type Resource,
  type Resources,
  type Rows,
} from './resource.ts';
import { services, type ServiceName } from './services.ts';

export type HistoryRow = RaRecord<string> & {
  /** Instant of recording; `on` is the day from which it counts. */
  at: string;
  on: string;
  state: 'DONE' | 'PLANNED' | 'REVOKED';
  actor: string;
  type: string;
  changes: { field: string; old: string | null; new: string | null; hidden: boolean }[];
};

/** A command of a service (identity unless named), `path` below its root; a retry has the same `key`. */
export type Command = {
  service?: ServiceName;
  method: CommandMethod;
  path: string;
  body?: unknown;
  key: string;
  /** The caller shows the outcome itself. */
  silent?: boolean;
};

export type Total = { total: number; capped: boolean };

export type KadroDataProvider = DataProvider & {
  /** Sends a command; throws refusals for the form to show, other failures become notices. */
  command: <T = CommandResult>(command: Command) => Promise<T>;
  count: (resource: string, filter?: Filter, day?: MomentMeta) => Promise<Total>;
};

/** The history of a resource is read like a list: `getManyReference('employees', { target: 'history', id })`. */
export const historyTarget = 'history';

const first = <T>(data: Record<string, T>): T => Object.values(data)[0] as T;

const dayOf = (meta: MomentMeta | undefined): MomentMeta => ({
  ...(meta?.asOf ? { asOf: meta.asOf } : {}),
  ...(meta?.knownAt ? { knownAt: meta.knownAt } : {}),
});

const notGeneric = (): Promise<never> => Promise.reject(new Error('a change is a command of its own'));

const askOver =
  (api: Api): Ask =>
  async <T>(document: string, variables: Record<string, unknown>, signal?: AbortSignal): Promise<T> => {
    const { data, errors } = await api.query<Record<string, T>>(document, variables, { signal });
    const answer = first(data);
    // A service that is down leaves its root field null; that is a failure and not an empty list.
    if (answer === null && errors[0]) throw new ApiError(503, errors[0]);
    return answer;
  };

const provided = (resources: Resources, name: string): Resource => {
  const resource = resources[name];
  if (!resource) throw new Error(`unknown resource ${name}`);
  return resource;
};

type Reads = Pick<KadroDataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'count'>;

function readsOver(api: Api, resources: Resources): Reads {
  const ask = askOver(api);
  return {
    getList: async (name, params) => {
      const resource = provided(resources, name);
      if (resource.list) return resource.list({ api, ask }, params);
      const { filter = {}, meta, signal } = params;
      const variables = listArguments({ ...params, filter: resource.filter?.(filter) ?? filter });
      const document = listDocument(name, resource);
      const { items, total, capped } = await ask<Page>(document, { ...variables, ...dayOf(meta) }, signal);
      return { data: items, total, meta: { capped } };
    },
    getOne: async (name, params) => {
      const resource = provided(resources, name);
      if (resource.one) return resource.one({ api, ask }, params);
      const { id, signal, meta } = params;
      const document = oneDocument(name, resource);
      return { data: found(await ask<Rows[number]>(document, { id, ...dayOf(meta) }, signal)) };
    },
    getMany: async (name, { ids, signal }) => {
      const rows = await ask<Rows>(manyDocument(name, provided(resources, name)), { ids }, signal);
      return { data: rows.filter((record) => record !== null) };
    },
    getManyReference: async (name, { id, pagination, signal }) => {
      const variables = { id, page: pagination.page - 1, rowsPerPage: pagination.perPage };
      const document = historyDocument(name, provided(resources, name));
      const page = await ask<Page | null>(document, variables, signal);
      return { data: page?.items ?? [], total: page?.total ?? 0 };
    },
    count: (name, filter = {}, day = {}) => {
      const resource = provided(resources, name);
      const variables = { filter: filterArgument(resource.filter?.(filter) ?? filter), ...dayOf(day) };
      return ask<Total>(countDocument(name, resource), variables);
    },
  };
}

/** Reads of these resources over GraphQL documents; changes are the REST commands of `command`. */
export function kadroDataProvider(api: Api, resources: Resources): KadroDataProvider {
  return {
    supportAbortSignal: true,
    ...readsOver(api, resources),
    create: notGeneric,
    update: notGeneric,
    updateMany: notGeneric,
    delete: notGeneric,
    deleteMany: notGeneric,
    command: ({ service = 'identity', method, path, body, key, silent }) =>
      api.command(method, `${services[service]}/${path}`, body, { key, silent: silent ?? 'refusals' }),
  };
}
