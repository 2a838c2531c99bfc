import { type Api } from '@kadro/api';
import { type QueryOptions, type TypedDocumentNode } from '@apollo/client/core';
import { type GetListParams, type GetListResult, type GetOneParams, type GetOneResult } from 'react-admin';

/** react-admin's own loose type; a page narrows it where it asks for its rows. */
export type Rows = GetListResult['data'];
export type Total = { total: number; capped: boolean };
export type Page = Total & { items: Rows };
export type Filter = Record<string, unknown>;

/** A document of one root field; null where there is none in reach, or its service is down. */
export type Root<T> = TypedDocumentNode<Record<string, T | null>, never>;

/** The generated documents of a resource; what is absent is not offered. */
export interface Documents {
  list?: Root<Page>;
  count?: Root<Total>;
  one?: Root<Rows[number]>;
  many?: Root<Rows>;
  history?: Root<Page>;
}

/** A document with its variables, and what react-admin gets of the answer. */
export type Asked<T> = QueryOptions & { parseResponse: (response: { data: unknown }) => T };

/** Reads of their own form, in place of those of `documents`. */
interface OwnReads {
  list?: (params: Partial<GetListParams>) => Asked<GetListResult>;
  one?: (params: GetOneParams) => Asked<GetOneResult>;
}

export interface RestReads {
  list?: (api: Api, params: Partial<GetListParams>) => Promise<GetListResult>;
  one?: (api: Api, params: GetOneParams & { signal?: AbortSignal }) => Promise<GetOneResult>;
}

export interface Resource extends OwnReads {
  documents?: Documents;
  rest?: RestReads;
  /** Turns the screens' filter into the contract's, where they differ. */
  filter?: (filter: Filter) => Filter;
}

export type Resources = Readonly<Record<string, Resource>>;

export type MomentMeta = {
  asOf?: string;
  /** RFC 3339. */
  knownAt?: string;
};

export const asked = <Data, Variables extends Record<string, unknown>, T>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  answer: (data: Data) => T,
): Asked<T> => ({ query, variables, parseResponse: ({ data }) => answer(data as Data) });

/** @throws an error with status 404 for what the service does not have, or not in reach */
export function found<T>(data: T): NonNullable<T> {
  if (data === null || data === undefined) throw Object.assign(new Error('entity_not_found'), { status: 404 });
  return data;
}
