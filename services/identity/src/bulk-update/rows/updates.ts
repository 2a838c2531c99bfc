import { named, readModel } from '@kadro/chassis';
import { z } from 'zod';
import { bulkUpdate } from '../events.ts';
import { bulkKind, type BulkOutcome } from '../shared/enums.ts';

const count = z.int();

const bulkUpdateRow = z.object({
  id: z.string(),
  revision: z.int(),
  kind: bulkKind,
  target: z.array(z.string()),
  effectiveOn: z.string().nullable(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  state: named('BulkUpdateState', z.enum(['RUNNING', 'DONE', 'CANCELLED'])),
  total: count,
  done: count,
  changed: count,
  planned: count,
  unchanged: count,
  refused: count,
  cancelled: count,
  endedAt: z.string().nullable(),
  updatedDateTime: z.string(),
});

export type BulkUpdateRow = z.infer<typeof bulkUpdateRow>;

export const countOf = {
  CHANGED: 'changed',
  PLANNED: 'planned',
  UNCHANGED: 'unchanged',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
} as const satisfies Record<BulkOutcome, keyof BulkUpdateRow>;

/** The requester's own, all of them for admins of the whole organization. */
export const bulkUpdates = readModel(bulkUpdate).rows<BulkUpdateRow>({
  name: 'bulkUpdates',
  row: 'BulkUpdate',
  version: 1,
  schema: bulkUpdateRow,
  indexes: {
    requestedBy: { path: 'requestedBy', of: 'id', sort: false },
    state: { path: 'state', sort: false },
    kind: { path: 'kind', sort: false },
    requestedAt: { path: 'requestedAt', filter: false },
  },
  defaultSort: { by: 'requestedAt', descending: true },
  reach: { own: 'requestedBy' },
  access: ['own', 'all'],
  unaudited: ['BulkUpdateSliceDone', 'BulkUpdateEnded'],
  project: {
    BulkUpdateRequested: (_row, { data: { employees, revisions: _revisions, ...request }, at, actor }) => ({
      ...request,
      requestedBy: actor,
      requestedAt: at,
      state: 'RUNNING',
      total: employees.length,
      done: 0,
      changed: 0,
      planned: 0,
      unchanged: 0,
      refused: 0,
      cancelled: 0,
      endedAt: null,
    }),
    BulkUpdateSliceDone: (row, { data: { results } }) => {
      if (!row) return null;
      const next = { ...row, done: row.done + results.length };
      for (const { outcome } of results) next[countOf[outcome]] += 1;
      return next;
    },
    BulkUpdateEnded: (row, { at }) => row && { ...row, state: row.cancelled > 0 ? 'CANCELLED' : 'DONE', endedAt: at },
  },
});
