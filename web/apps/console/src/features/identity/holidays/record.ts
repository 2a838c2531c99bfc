import { CalendarDays } from 'lucide-react';
import { choice, date, defineFields, names, record } from '../../../fields/kinds.ts';
import {
  HolidayDocument,
  HolidayHistoryDocument,
  HolidaysByIdsDocument,
  HolidaysCountDocument,
  HolidaysListDocument,
  HolidaysMetDocument,
  LeaveOnHolidayDocument,
} from '../../../generated/graphql.ts';
import { type RecordDeclaration } from '../../../records/declaration.ts';
import { answered, type Use } from '../../../records/uses.ts';
import { asked } from '../../../server/resource.ts';

/** None while leave does not answer. */
function leaveUses(leave: { approved: number; open: number } | null): Use[] | null {
  if (!leave) return null;
  const { approved, open } = leave;
  return [
    { what: 'approvedRequests', count: approved, blocks: false },
    { what: 'openRequests', count: open, blocks: false },
  ];
}

export const holidayRecord: RecordDeclaration = {
  name: 'holidays',
  navigation: { group: 'organization', icon: CalendarDays },
  documents: {
    list: HolidaysListDocument,
    count: HolidaysCountDocument,
    one: HolidayDocument,
    many: HolidaysByIdsDocument,
    history: HolidayHistoryDocument,
  },
  uses: ({ id }) =>
    asked(LeaveOnHolidayDocument, { holidayId: id }, ({ leaveOnHoliday }) => answered(id, leaveUses(leaveOnHoliday))),
  archiving: { effect: 'console:archive.holiday', unused: 'console:archive.noLeave' },
  fields: defineFields({
    names,
    date,
    part: choice('part', ['FULL', 'MORNING', 'AFTERNOON']),
    branchId: record('branches'),
  }),
  required: ['names', 'date', 'part'],
  kept: ['names', 'date', 'part', 'branchId'],
  columns: ['date', 'branchId', 'part'],
  sortable: ['date', 'branchId'],
  emptyColumns: [{ field: 'branchId', text: 'console:holidays.everywhere' }],
  sort: 'date',
  filters: ['branchId'],
  defaults: { part: 'FULL' },
  meets: {
    by: ['date', 'part', 'branchId'],
    text: 'console:holidays.met',
    others: ({ filter: { date, part, branchId, except } }) =>
      asked(HolidaysMetDocument, { date, part, branchId, except }, ({ holidaysMet }) => ({
        data: holidaysMet ?? [],
        total: holidaysMet?.length ?? 0,
      })),
  },
};
