import { type Api } from '@kadro/api';
import { type GetListParams, type GetListResult } from 'react-admin';
import { serviceNames, type ServiceName, services } from '../../../server/services.ts';
import { type Paths } from './paths.ts';

const maxPageSize = 100;

type Entry = { id: string };
/** Ids are unique within a service only. */
export type ServiceEntry = { id: string; service: ServiceName; localId: string };
type Found = { items: Entry[]; total?: number };

const idIn = (service: ServiceName, localId: string): string => `${service}/${localId}`;

export async function serviceEntry<T>(api: Api, paths: Paths, id: string, signal?: AbortSignal): Promise<T> {
  const [service, localId] = id.split(/\/(.*)/s) as [ServiceName, string];
  const found = await api.read<object>(`${services[service]}/${paths[service]}/${encodeURIComponent(localId)}`, {
    signal,
    silent: true,
  });
  return { ...found, id, service, localId } as T;
}

/** Reads the pages of one service as far as they are requested. */
class Source {
  readonly service: ServiceName;
  readonly #read: (page: number) => Promise<Found>;
  readonly #rowsPerPage: number;
  total: number | undefined;
  failure: unknown;

  constructor(service: ServiceName, rowsPerPage: number, read: (page: number) => Promise<Found>) {
    this.service = service;
    this.#rowsPerPage = rowsPerPage;
    this.#read = read;
  }

  /** Latest first; ends when the service fails. */
  async *entries(): AsyncGenerator<ServiceEntry, undefined> {
    for (let page = 0, length = this.#rowsPerPage; length === this.#rowsPerPage; page++) {
      const found = await this.#read(page).catch((failed: unknown) => void (this.failure = failed));
      this.total ??= found?.total;
      for (const entry of found?.items ?? [])
        yield { ...entry, id: idIn(this.service, entry.id), service: this.service, localId: entry.id };
      length = found?.items.length ?? 0;
    }
  }
}

async function merged(sources: readonly Source[], at: string, count: number): Promise<ServiceEntry[]> {
  const readers = sources.map((source) => source.entries());
  const heads = await Promise.all(readers.map((reader) => reader.next()));
  const all: ServiceEntry[] = [];
  const instantOf = (n: number): string => String((heads[n]!.value as Record<string, unknown> | undefined)?.[at]);
  while (all.length < count) {
    const [latest] = heads
      .flatMap(({ done }, n) => (done ? [] : [n]))
      .toSorted((a, b) => (instantOf(a) < instantOf(b) ? 1 : instantOf(a) > instantOf(b) ? -1 : 0));
    if (latest === undefined) break;
    all.push(heads[latest]!.value!);
    heads[latest] = await readers[latest]!.next();
  }
  return all;
}

/** A page over all services, latest `at` first; `meta.away` names failed ones. @throws the first error if all fail */
export async function latestEntries(
  api: Api,
  paths: Paths,
  at: string,
  params: Partial<GetListParams>,
): Promise<GetListResult<ServiceEntry>> {
  const { pagination: { page, perPage } = { page: 1, perPage: 25 }, signal } = params;
  const end = page * perPage;
  // one entry more than shown, to know whether there is another page
  const rowsPerPage = Math.min(maxPageSize, end + 1);
  const sources = serviceNames.map(
    (service) =>
      new Source(service, rowsPerPage, (n) =>
        api.read<Found>(`${services[service]}/${paths[service]}`, {
          params: { page: n, rowsPerPage },
          signal,
          silent: true,
        }),
      ),
  );
  const all = await merged(sources, at, end + 1);
  signal?.throwIfAborted();
  const unavailable = sources.filter(({ failure }) => failure !== undefined);
  if (unavailable.length === sources.length) throw unavailable[0]!.failure;
  const data = all.slice(end - perPage, end);
  const meta = { unavailable: unavailable.map(({ service }) => service) };
  const totals = sources.flatMap(({ total }) => total ?? []);
  if (totals.length > 0) return { data, total: totals.reduce((sum, one) => sum + one, 0), meta };
  // an uncounted list has as many entries as were read
  const more = all.length > end;
  return {
    data,
    total: Math.min(all.length, end),
    meta: { ...meta, capped: more },
    pageInfo: { hasNextPage: more, hasPreviousPage: page > 1 },
  };
}
