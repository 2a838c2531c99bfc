import { type Limits, readModel } from '@kadro/chassis';
import { z } from 'zod';
import { bulkUpdate } from '../events.ts';
import { type BulkOutcome, type BulkResult } from '../shared/enums.ts';

const rank: Record<BulkOutcome, number> = { REFUSED: 0, CANCELLED: 1, PLANNED: 2, CHANGED: 2, UNCHANGED: 3 };

export interface OutcomeRow {
  bulkUpdateId: string;
  employeeId: string;
  outcome: BulkOutcome;
  code: string | null;
  /** Absent in rows made before they were kept. */
  limits?: Limits;
  /** Refused ones first, then as they were given. */
  _order: string;
}

/** A row per person; offered only through the report. */
export const bulkUpdateOutcomes = readModel(bulkUpdate).rows<OutcomeRow>({
  name: 'bulkUpdateOutcomes',
  row: 'BulkUpdateOutcomeRow',
  version: 1,
  schema: z.object({ id: z.string() }),
  indexes: {
    bulkUpdateId: { path: 'bulkUpdateId', of: 'id' },
    outcome: { path: 'outcome' },
    order: { path: '_order' },
  },
  defaultSort: { by: 'order', descending: false },
  narrowedBy: 'bulkUpdateId',
  reach: {},
  access: [],
  keys: ({ id, name, data }) =>
    name === 'BulkUpdateSliceDone' ? (data.results as BulkResult[]).map((one) => `${id}.${one.id}`) : [],
  project: {
    BulkUpdateSliceDone: (_row, { id: bulkUpdateId, data: { from, results } }, key) => {
      const n = results.findIndex((one) => key.endsWith(one.id));
      const { id: employeeId, outcome, code = null, limits } = results[n]!;
      const _order = `${rank[outcome]}.${String(from + n).padStart(5, '0')}`;
      return { bulkUpdateId, employeeId, outcome, code, ...(limits ? { limits } : {}), _order };
    },
  },
});
