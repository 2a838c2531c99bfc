import { GuardedRows, named, query, Refused } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../shared/dated.ts';
import { id } from '../shared/references.ts';
import { mustBeRange } from '../timesheet/shown-days.ts';
import { datesBetween } from '../timesheet/weeks.ts';
import { shiftsOn } from './events.ts';
import { worksheets } from './rows.ts';

const rows = new GuardedRows(worksheets);

const answer = named('WorksheetDate', z.object({ date: z.string(), shiftIds: z.array(z.string()) }));

/** What a pattern has on some dates; without a shift it is off. */
export const worksheetDays = query({
  name: 'worksheetDays',
  access: { who: 'member' },
  area: 'shift',
  args: z.object({
    worksheetId: id,
    from: sensibleDay,
    to: sensibleDay,
    offset: z.int().min(0).max(365).nullish().describe('it begins so many days later than it is anchored'),
  }),
  answer: z.array(answer),
  example: {
    worksheetId: '018f0000-0000-7000-8000-000000000001',
    from: '2026-10-26',
    to: '2026-11-01',
  },
  run: async ({ worksheetId, from, to, offset }, scope) => {
    mustBeRange({ from, to });
    const [pattern] = await rows.byIds(scope, [worksheetId]);
    if (!pattern) throw new Refused('entity_not_found');
    return datesBetween(from, to).map((date) => ({
      date,
      shiftIds: shiftsOn(pattern, date, offset ?? 0).map(({ shiftId }) => shiftId),
    }));
  },
});
