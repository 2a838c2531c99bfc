import { type Api } from '@kadro/api';
import { type GetListParams, type GetListResult, type GetOneParams, type GetOneResult } from 'react-admin';

/** react-admin's own loose type; a page narrows it where it asks for its rows. */
export type Rows = GetListResult['data'];
export type Page = { items: Rows; total: number; capped: boolean };
export type Filter = Record<string, unknown>;

/** The GraphQL root fields of a resource; an absent one is not offered. */
export interface Source {
  one?: string;
  list?: string;
  many?: string;
  history?: string;
  fields: string;
  /** Fields of a list, where these are fewer than those of a record. */
  row?: string;
  anyDay?: true;
}

/** Queries the one root field of a document. */
export type Ask = <T>(document: string, variables: Record<string, unknown>, signal?: AbortSignal) => Promise<T>;
export type Reader = { api: Api; ask: Ask };

/** A read that does not follow the pattern of `Source`. */
export interface OwnReads {
  list?: (reader: Reader, params: Partial<GetListParams>) => Promise<GetListResult>;
  one?: (reader: Reader, params: GetOneParams & { signal?: AbortSignal }) => Promise<GetOneResult>;
  documents?: readonly string[];
}

export interface Resource extends OwnReads {
  source?: Source;
  /** Turns the screens' filter into the contract's, where they differ. */
  filter?: (filter: Filter) => Filter;
}

export type Resources = Readonly<Record<string, Resource>>;

export type MomentMeta = {
  asOf?: string;
  /** RFC 3339. */
  knownAt?: string;
};

/** @throws an error with status 404 for what the service does not have, or not in reach */
export function found<T>(data: T): NonNullable<T> {
  if (data === null || data === undefined) throw Object.assign(new Error('entity_not_found'), { status: 404 });
  return data;
}
