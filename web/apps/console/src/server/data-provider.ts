import { type Api, type CommandMethod, type CommandResult } from '@kadro/api';
import buildGraphQLProvider from 'ra-data-graphql';
import { type DataProvider, HttpError } from 'react-admin';
import { type EmployeeHistoryQuery } from '../generated/graphql.ts';
import { apolloClientOver, reasonOf } from './apollo-client.ts';
import { buildQueryOf, onlyTotal } from './build-query.ts';
import { type Filter, type MomentMeta, type Resources, type Total } from './resource.ts';
import { services, type ServiceName } from './services.ts';

/** An entry of a history, the same for every kind of record: `at` is when it was recorded, `on` when it counts from. */
export type HistoryRow = NonNullable<EmployeeHistoryQuery['employeeHistory']>['items'][number];

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

export type KadroDataProvider = DataProvider & {
  /** Sends a command; throws refusals for the form to show, other failures become notices. */
  command: <T = CommandResult>(command: Command) => Promise<T>;
  count: (resource: string, filter?: Filter, day?: MomentMeta) => Promise<Total>;
};

/** The history of a resource is read like a list: `getManyReference('employees', { target: 'history', id })`. */
export const historyTarget = 'history';

type Reads = Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'>;

/** Fails with the reason that `@kadro/api` gave; ra-data-graphql would leave of it a text and a status. */
const withReason = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((failure: unknown) => {
    throw failure instanceof HttpError ? reasonOf(failure.body) : failure;
  });

const readsOver = (api: Api, resources: Resources, graphql: DataProvider): Reads => ({
  getList: (name, params) => resources[name]?.rest?.list?.(api, params) ?? withReason(graphql.getList(name, params)),
  getOne: (name, params) => resources[name]?.rest?.one?.(api, params) ?? withReason(graphql.getOne(name, params)),
  getMany: (name, params) => withReason(graphql.getMany(name, params)),
  getManyReference: (name, params) => withReason(graphql.getManyReference(name, params)),
});

/** Reads of these resources over generated documents; changes are the REST commands of `command`. */
export function kadroDataProvider(api: Api, resources: Resources): KadroDataProvider {
  const graphql = buildGraphQLProvider({
    client: apolloClientOver(api),
    introspection: false,
    buildQuery: () => buildQueryOf(resources),
    query: () => ({ fetchPolicy: 'no-cache' }),
  });
  const reads = readsOver(api, resources, graphql);
  return {
    ...graphql,
    ...reads,
    supportAbortSignal: true,
    count: async (name, filter = {}, day = {}) => {
      const { total = 0, meta } = await reads.getList(name, { filter, meta: { ...day, ...onlyTotal } });
      return { total, capped: meta?.capped === true };
    },
    command: ({ service = 'identity', method, path, body, key, silent }) =>
      api.command(method, `${services[service]}/${path}`, body, { key, silent: silent ?? 'refusals' }),
  };
}
