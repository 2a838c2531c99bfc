import { type Api } from '@kadro/api';
import { type GetListParams, type GetListResult } from 'react-admin';
import { type RestReads } from '../../../server/resource.ts';
import { services } from '../../../server/services.ts';
import { type AuditDetail, type AuditEntry, serviceOf } from './model.ts';

const path = '/api/v1/audit-entries';
/** A page may come in parts where little of the log is for the reader. */
const mostParts = 20;

export type AuditFilter = Record<string, string | readonly string[] | undefined>;

interface Part {
  items: AuditEntry[];
  next: string | null;
  kinds: Readonly<Record<string, readonly string[]>>;
  unavailable: readonly string[];
}

/** Where each page of a list begins, by its filter: pages follow one another by the last entry. */
const beginnings = new Map<string, (string | undefined)[]>();

async function pageFrom(
  api: Api,
  asked: AuditFilter,
  { before, perPage, signal }: { before?: string; perPage: number; signal?: AbortSignal },
): Promise<Part> {
  const items: AuditEntry[] = [];
  for (let at = before, parts = 1; ; parts++) {
    const params = { ...asked, limit: perPage - items.length, before: at };
    const part = await api.read<Part>(path, { params, signal, silent: true });
    items.push(...part.items);
    if (part.next === null || items.length >= perPage || parts === mostParts) return { ...part, items };
    at = part.next;
  }
}

/** Entries of all services, newest first; `meta` has what the answer says beside them. */
async function list(
  api: Api,
  asked: AuditFilter,
  { pagination: { page, perPage } = { page: 1, perPage: 50 }, signal }: Partial<GetListParams>,
): Promise<GetListResult<AuditEntry>> {
  const key = JSON.stringify([asked, perPage]);
  // the first page is that of now, and so are those behind it
  const known = page === 1 ? [undefined] : (beginnings.get(key) ?? [undefined]);
  beginnings.set(key, known);
  for (let one = Math.min(page, known.length); ; one++) {
    const { items, next, kinds, unavailable } = await pageFrom(api, asked, { before: known[one - 1], perPage, signal });
    if (next !== null) known[one] = next;
    if (one < page && next !== null) continue;
    return {
      data: one < page ? [] : items,
      total: (one - 1) * perPage + items.length,
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
      meta: { capped: next !== null, unavailable, kinds },
    };
  }
}

/** The list under what `askedOf` makes of its filter. */
export const auditReads = (askedOf: (filter: Record<string, unknown>) => AuditFilter): RestReads => ({
  list: (api, params) => list(api, askedOf(params.filter as Record<string, unknown>), params),
  one: async (api, { id, signal }) => {
    const service = serviceOf(String(id));
    if (!service) throw Object.assign(new Error('entity_not_found'), { status: 404 });
    const found = await api.read<AuditDetail>(`${services[service]}/audit-entries/${encodeURIComponent(String(id))}`, {
      signal,
      silent: true,
    });
    return { data: found };
  },
});
