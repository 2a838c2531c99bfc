import { CalendarDays } from 'lucide-react';
import { choice, date, defineFields, names, record } from '../../../fields/kinds.ts';
import {
  HolidayDocument,
  HolidayHistoryDocument,
  HolidaysByIdsDocument,
  HolidaysCountDocument,
  HolidaysListDocument,
  HolidaysMetDocument,
} from '../../../generated/graphql.ts';
import { type RecordDeclaration } from '../../../records/declaration.ts';
import { asked } from '../../../server/resource.ts';

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
