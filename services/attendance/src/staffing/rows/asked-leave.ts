import { readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { absence } from '../../absence/events.ts';
import { dayParts, isUndecided } from '../../absence/shape.ts';

const schema = z.object({
  /** Of the leave request. */
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  /** First and last of its dates. */
  from: z.string(),
  to: z.string(),
  days: z.array(z.object({ date: z.string(), part: z.enum(dayParts) })),
  updatedDateTime: z.string(),
});

export type AskedLeaveRow = z.infer<typeof schema>;

/** Leave that is asked for and not decided yet: none of it is in the day records. */
export const askedLeaves = readModel(absence).rows<AskedLeaveRow>({
  name: 'askedLeaves',
  row: 'AskedLeave',
  version: 2,
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
      const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
      const [first, last] = [sorted[0], sorted.at(-1)];
      return isUndecided(status) && first && last
        ? { employeeId, from: first.date, to: last.date, days: sorted }
        : null;
    },
  },
});
