import { type Api, identity, leave } from '@kadro/api';
import { type GetListParams, type GetListResult, type GetOneParams, type GetOneResult } from 'react-admin';
import { bulkResultsDocument, employeeIdsDocument } from '../features/identity/bulk-updates/documents.ts';
import { latestEntries, serviceEntry } from '../features/operations/background/latest-entries.ts';
import {
  balancesDocument,
  balancesOfDocument,
  openCountDocument,
  yearDocument,
} from '../features/leave/requests/documents.ts';
import { retentionDueDocument } from '../features/identity/retention/documents.ts';
import { listArguments } from './list-arguments.ts';

/** Asks over GraphQL for the one root field of a document. */
export type Ask = <T>(document: string, variables: Record<string, unknown>, signal?: AbortSignal) => Promise<T>;
type Room = { api: Api; ask: Ask };
type Read = {
  list?: (room: Room, params: Partial<GetListParams>) => Promise<GetListResult<never>>;
  one?: (room: Room, params: GetOneParams & { signal?: AbortSignal }) => Promise<GetOneResult<never>>;
};

type Rows = { items: never[]; total?: number };

/** Where each service has what the operators look after; identity's `jobs` are those of people. */
export const jobPaths = { identity: 'background-jobs', leave: 'jobs' };
export const letterPaths = { identity: 'dead-letters', leave: 'dead-letters' };

/**
 * What is read otherwise than records are: balances and years of the ledger, and over REST what runs in the background.
 */
export const otherReads: Record<string, Read> = {
  'leave-balances': {
    list: async ({ ask }, { filter, signal }) => {
      const found =
        (await ask<{ leaveTypeId: string }[] | null>(balancesDocument, filter as Record<string, unknown>, signal)) ??
        [];
      return { data: found.map((row) => ({ ...row, id: row.leaveTypeId })) as never[], total: found.length };
    },
  },
  'balances-of-people': {
    list: async ({ ask }, { pagination: { page, perPage } = { page: 1, perPage: 25 }, filter, signal }) => {
      const found = await ask<{ items: { employeeId: string }[]; total: number; capped: boolean }>(
        balancesOfDocument,
        { ...filter, page: page - 1, rowsPerPage: perPage },
        signal,
      );
      return {
        data: found.items.map((row) => ({ ...row, id: row.employeeId })) as never[],
        total: found.total,
        meta: { capped: found.capped },
      };
    },
  },
  'open-leave-requests': {
    one: async ({ ask }, { id, signal }) => ({
      data: { id, count: await ask<number | null>(openCountDocument, {}, signal) } as never,
    }),
  },
  'leave-years': {
    one: async ({ ask }, { id, meta, signal }) => {
      const found = await ask<object>(yearDocument, meta as Record<string, unknown>, signal);
      return { data: { ...found, id } as never };
    },
  },
  'employee-ids': {
    list: async ({ ask }, params) => {
      const { items, total } = await ask<Required<Rows>>(employeeIdsDocument, listArguments(params), params.signal);
      return { data: items, total };
    },
  },
  'bulk-update-results': {
    list: async ({ ask }, { filter, pagination: { page, perPage } = { page: 1, perPage: 25 }, signal }) => {
      const found = await ask<{ items: { employeeId: string }[]; total: number } | null>(
        bulkResultsDocument,
        { ...(filter as object), page: page - 1, rowsPerPage: perPage },
        signal,
      );
      return {
        data: (found?.items ?? []).map((row) => ({ ...row, id: row.employeeId })) as never[],
        total: found?.total ?? 0,
      };
    },
  },
  'personal-data': {
    one: async ({ api }, { id, signal }) => {
      const [ofIdentity, ofLeave] = await Promise.all(
        [identity, leave].map((root) =>
          api.read<object>(`${root}/personal-data/${encodeURIComponent(String(id))}`, { signal, silent: true }),
        ),
      );
      return { data: { id, identity: ofIdentity, leave: ofLeave } as never };
    },
  },
  'retention-due': {
    list: async ({ ask }, { pagination: { page, perPage } = { page: 1, perPage: 25 }, signal }) => {
      const found = await ask<{ items: { employeeId: string }[]; total: number; byClass: object[] }>(
        retentionDueDocument,
        { page: page - 1, rowsPerPage: perPage },
        signal,
      );
      return {
        data: found.items.map((row) => ({ ...row, id: row.employeeId })) as never[],
        total: found.total,
        meta: { byClass: found.byClass },
      };
    },
  },
  'background-jobs': { list: ({ api }, params) => latestEntries(api, jobPaths, 'addedAt', params) },
  'dead-letters': {
    list: ({ api }, params) => latestEntries(api, letterPaths, 'at', params),
    one: async ({ api }, { id, signal }) => ({ data: await serviceEntry<never>(api, letterPaths, String(id), signal) }),
  },
};
