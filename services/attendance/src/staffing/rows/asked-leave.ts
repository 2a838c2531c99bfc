import { readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { absence } from '../../absence/events.ts';

const schema = z.object({
  /** Of the leave request. */
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  /** First and last of its dates. */
  from: z.string(),
  to: z.string(),
  dates: z.array(z.string()),
  updatedDateTime: z.string(),
});

export type AskedLeaveRow = z.infer<typeof schema>;

/** Leave that is asked for and not decided yet: none of it is in the day records. */
export const askedLeaves = readModel(absence).rows<AskedLeaveRow>({
  name: 'askedLeaves',
  row: 'AskedLeave',
  version: 1,
  schema,
  indexes: {
    employeeId: { path: 'employeeId', of: 'id' },
    from: { path: 'from', of: 'day' },
    to: { path: 'to', of: 'day' },
  },
  reach: {},
  access: [],
  unaudited: true,
  keys: ({ data }) => [String(data.leaveId)],
  project: {
    AbsenceRecorded: (_row, { id: employeeId, data: { status, days } }) => {
      const dates = days.map(({ date }) => date).toSorted();
      const isOpen = status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';
      const [from, to] = [dates[0], dates.at(-1)];
      return isOpen && from !== undefined && to !== undefined ? { employeeId, from, to, dates } : null;
    },
  },
});
