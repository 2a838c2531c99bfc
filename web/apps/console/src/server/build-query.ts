import { type BuildQuery } from 'ra-data-graphql';
import {
  type GetListParams,
  type GetListResult,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetManyResult,
  type GetOneParams,
  type GetOneResult,
} from 'react-admin';
import { filterArgument, listArguments, pageArguments } from './list-arguments.ts';
import {
  type Asked,
  type Documents,
  found,
  type MomentMeta,
  type Resource,
  type Resources,
  type Root,
} from './resource.ts';

/** In the `meta` of a list: only its total is asked for. */
export const onlyTotal = { onlyTotal: true } as const;

const dayOf = (meta: MomentMeta | undefined): MomentMeta => ({
  ...(meta?.asOf ? { asOf: meta.asOf } : {}),
  ...(meta?.knownAt ? { knownAt: meta.knownAt } : {}),
});

/** Asks with a document of the pattern; `answer` gets its root field. */
const askedRoot = <T, R>(query: Root<T>, variables: object, answer: (root: T | null | undefined) => R): Asked<R> => ({
  query,
  variables,
  parseResponse: ({ data }) => answer(Object.values(data as Record<string, T | null>)[0]),
});

type Named = Resource & { name: string };

function documentOf<K extends keyof Documents>({ name, documents }: Named, read: K): NonNullable<Documents[K]> {
  const document = documents?.[read];
  if (!document) throw new Error(`${name} has no ${read}`);
  return document;
}

function askList(resource: Named, params: Partial<GetListParams>): Asked<GetListResult> {
  if (resource.list) return resource.list(params);
  const { filter: shown = {}, meta } = params;
  const filter = resource.filter?.(shown) ?? shown;
  const day = dayOf(meta);
  if (meta?.onlyTotal) {
    const variables = { filter: filterArgument(filter), ...day };
    return askedRoot(documentOf(resource, 'count'), variables, (root) => {
      const { total, capped } = found(root);
      return { data: [], total, meta: { capped } };
    });
  }
  return askedRoot(documentOf(resource, 'list'), { ...listArguments({ ...params, filter }), ...day }, (root) => {
    const { items, total, capped } = found(root);
    return { data: items, total, meta: { capped } };
  });
}

function askOne(resource: Named, params: GetOneParams): Asked<GetOneResult> {
  if (resource.one) return resource.one(params);
  const variables = { id: params.id, ...dayOf(params.meta) };
  return askedRoot(documentOf(resource, 'one'), variables, (root) => ({ data: found(root) }));
}

const askMany = (resource: Named, { ids }: GetManyParams): Asked<GetManyResult> =>
  askedRoot(documentOf(resource, 'many'), { ids }, (root) => ({
    data: found(root).filter((record) => record !== null),
  }));

const askHistory = (resource: Named, { id, pagination }: GetManyReferenceParams): Asked<GetListResult> =>
  askedRoot(documentOf(resource, 'history'), { id, ...pageArguments(pagination) }, (root) => ({
    data: root?.items ?? [],
    total: root?.total ?? 0,
  }));

/** The generated document and the variables of each read; of changes there are none. */
export const buildQueryOf =
  (resources: Resources): BuildQuery =>
  (method, name, params) => {
    const resource = resources[name];
    if (!resource) throw new Error(`unknown resource ${name}`);
    const named = { ...resource, name };
    if (method === 'GET_LIST') return askList(named, params);
    if (method === 'GET_ONE') return askOne(named, params);
    if (method === 'GET_MANY') return askMany(named, params);
    if (method === 'GET_MANY_REFERENCE') return askHistory(named, params);
    throw new Error('a change is a command of its own');
  };
