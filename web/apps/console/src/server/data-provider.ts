import { type Api, ApiError, type CommandMethod, type Done, identity, leave } from '@kadro/api';
import { type DataProvider, type RaRecord } from 'react-admin';
import {
  countDocument,
  historyDocument,
  listDocument,
  manyDocument,
  oneDocument,
  organizationDocument,
  type ResourceName,
  sources,
} from './documents.ts';
import { type ServiceName } from '../features/operations/background/latest-entries.ts';
import { requestFilter } from '../features/leave/requests/filter.ts';
import { filterArgument, listArguments } from './list-arguments.ts';
import { type Ask, otherReads } from './other-reads.ts';
import { type MomentMeta } from '../time/moment.tsx';

export type Page<T> = { items: T[]; total: number; capped: boolean };
export type HistoryRow = RaRecord<string> & {
  /** Instant of the recording, and the day it counts from. */
  at: string;
  on: string;
  state: 'DONE' | 'PLANNED' | 'REVOKED';
  actor: string;
  type: string;
  changes: { field: string; old: string | null; new: string | null; hidden: boolean }[];
};

/**
 * A command of a service (identity unless named), `path` below its root; `key` is the same for a retry of the same
 * wish.
 */
export type Command = {
  service?: ServiceName;
  method: CommandMethod;
  path: string;
  body?: unknown;
  key: string;
  /** The caller tells the outcome itself. */ silent?: boolean;
};

/** What the console's provider can do beside react-admin's reads. */
export type KadroDataProvider = DataProvider & {
  /** Sends a command; refusals are thrown and shown by the form, everything else is told by a notice. */
  command: <T = Done>(command: Command) => Promise<T>;
  /** How many records a filter finds, on a day. */
  count: (
    resource: ResourceName,
    filter?: Record<string, unknown>,
    day?: MomentMeta,
  ) => Promise<{ total: number; capped: boolean }>;
};

/** The history of a resource is read like a list: `getManyReference('employees', { target: 'history', id })`. */
export const historyTarget = 'history';
/** `organizationDetail` is read like a record of this resource. */
export const organizationResource = 'organization';

const known = (resource: string): ResourceName => {
  if (resource in sources) return resource as ResourceName;
  throw new Error(`unknown resource ${resource}`);
};

const first = <T>(data: Record<string, T>): T => Object.values(data)[0] as T;

/** Filters that the screens call otherwise than the contract does. */
const filterOf = (resource: string, filter: Record<string, unknown> | undefined): Record<string, unknown> =>
  resource === 'leave-requests' ? requestFilter(filter) : (filter ?? {});

/** Of a read's `meta`: the day that is looked at. */
const dayOf = (meta: MomentMeta | undefined): MomentMeta => ({
  ...(meta?.asOf ? { asOf: meta.asOf } : {}),
  ...(meta?.knownAt ? { knownAt: meta.knownAt } : {}),
});

const notGeneric = (): Promise<never> => Promise.reject(new Error('a change is a command of its own'));

/** Reads of the console over GraphQL documents; changes are the REST commands of `command`. */
export function kadroDataProvider(api: Api): KadroDataProvider {
  const ask: Ask = async <T>(
    document: string,
    variables: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<T> => {
    const { data, errors } = await api.query<Record<string, T>>(document, variables, { signal });
    const found = first(data);
    // A service that is down leaves its root field null; that is a failure and not an empty list.
    if (found === null && errors[0]) throw new ApiError(503, errors[0]);
    return found;
  };
  return {
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const other = otherReads[resource]?.list;
      if (other) return other({ api, ask }, params);
      const wanted = listArguments({ ...params, filter: filterOf(resource, params.filter as Record<string, unknown>) });
      const { items, total, capped } = await ask<Page<never>>(
        listDocument(known(resource)),
        { ...wanted, ...dayOf(params.meta) },
        params.signal,
      );
      return { data: items, total, meta: { capped } };
    },
    getOne: async (resource, params) => {
      const { id, signal, meta } = params;
      const other = otherReads[resource]?.one;
      if (other) return other({ api, ask }, params);
      const isOrganization = resource === organizationResource;
      const data = await ask<never>(
        isOrganization ? organizationDocument : oneDocument(known(resource)),
        isOrganization ? {} : { id, ...dayOf(meta) },
        signal,
      );
      if (data === null) throw Object.assign(new Error('entity_not_found'), { status: 404 });
      return { data };
    },
    getMany: async (resource, { ids, signal }) => {
      const found = await ask<never[]>(manyDocument(known(resource)), { ids }, signal);
      return { data: found.filter((record) => record !== null) };
    },
    getManyReference: async (resource, { id, pagination, signal }) => {
      const variables = { id, page: pagination.page - 1, rowsPerPage: pagination.perPage };
      const found = await ask<Page<never> | null>(
        historyDocument(resource === organizationResource ? resource : known(resource)),
        variables,
        signal,
      );
      return { data: found?.items ?? [], total: found?.total ?? 0 };
    },
    create: notGeneric,
    update: notGeneric,
    updateMany: notGeneric,
    delete: notGeneric,
    deleteMany: notGeneric,
    command: ({ service, method, path, body, key, silent }) =>
      api.command(method, `${service === 'leave' ? leave : identity}/${path}`, body, {
        key,
        silent: silent ?? 'refusals',
      }),
    count: (resource, filter, day) =>
      ask(countDocument(resource), { filter: filterArgument(filterOf(resource, filter)), ...dayOf(day) }),
  };
}
