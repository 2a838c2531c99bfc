import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { historyReaders } from '../../shared/access.ts';
import { staffing } from '../events.ts';
import { needSchema, withNeed, withoutNeed } from '../need.ts';

const schema = z.object({
  /** That of the branch. */
  id: z.string(),
  revision: z.int(),
  branchId: z.string(),
  /** Ascending by `from`, with what is planned. */
  needs: z.array(named('ShiftNeed', needSchema)),
  updatedDateTime: z.string(),
});

export type StaffingNeedsRow = z.infer<typeof schema>;

/** How many people the shifts of a branch need, by day. */
export const staffingNeeds = readModel(staffing).rows<StaffingNeedsRow>({
  name: 'staffingNeeds',
  single: 'staffingNeedsOf',
  row: 'StaffingNeeds',
  version: 1,
  schema,
  indexes: { branchId: { path: 'branchId', of: 'id' } },
  defaultSort: { by: 'branchId', descending: false },
  reach: { branches: 'branchId' },
  access: ['branches', 'hr', 'all'],
  area: 'shift',
  history: { roles: historyReaders },
  project: {
    StaffingNeedSet: (row, { id: branchId, data: { by: _by, ...need } }) => ({
      branchId,
      needs: withNeed(row?.needs ?? [], need),
    }),
    StaffingNeedRevoked: (row, { data }) => row && { ...row, needs: withoutNeed(row.needs, data) },
  },
});
