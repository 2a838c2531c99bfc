import { named, query, GuardedRows } from '@kadro/chassis';
import { z } from 'zod';
import { anyAdmin } from '../../shared/access.ts';
import { bulkOutcome } from '../shared/enums.ts';
import { bulkUpdateOutcomes, type OutcomeRow } from './outcomes.ts';
import { type BulkUpdateRow, bulkUpdates, countOf } from './updates.ts';

const updates = new GuardedRows(bulkUpdates);

const result = z.object({
  employeeId: z.string(),
  outcome: bulkOutcome,
  code: z.string().nullable(),
  message: z.string().nullable(),
});

/** Refused people first; null for an update that the caller does not reach. */
export const bulkUpdateResults = query({
  name: 'bulkUpdateResults',
  access: anyAdmin,
  args: z.object({
    id: z.string(),
    page: z.int().min(0).default(0),
    rowsPerPage: z.int().min(1).max(100).default(10),
    outcome: bulkOutcome.nullish(),
  }),
  answer: named(
    'BulkUpdateResultsPage',
    z.object({ items: z.array(named('BulkUpdateResult', result)), total: z.int(), capped: z.boolean() }),
  ),
  example: { id: '018f0000-0000-7000-8000-000000000001' },
  run: async ({ id, page, rowsPerPage, outcome: only }, scope) => {
    const update = (await updates.one(scope, id)) as BulkUpdateRow | null;
    if (!update) return null;
    const where = [{ index: 'bulkUpdateId', eq: id }, ...(only ? [{ index: 'outcome', eq: only }] : [])];
    const rows = await scope.find<OutcomeRow>(bulkUpdateOutcomes, where, {
      sort: { index: 'order', descending: false },
      offset: page * rowsPerPage,
      limit: rowsPerPage,
    });
    const message = ({ code, limits }: OutcomeRow) =>
      code && scope.domain.errors.body({ name: code, params: limits }, scope.reader).message;
    return {
      items: rows.map((row) => {
        const { employeeId, outcome, code } = row;
        return { employeeId, outcome, code, message: message(row) };
      }),
      total: only ? update[countOf[only]] : update.done,
      capped: false,
    };
  },
});
