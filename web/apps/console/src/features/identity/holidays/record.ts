import { CalendarDays } from 'lucide-react';
import { choice, date, defineFields, names, record } from '../../../fields/kinds.ts';
import { type RecordDeclaration } from '../../../records/declaration.ts';
import { recordFields } from '../../../server/documents.ts';

export const holidayRecord: RecordDeclaration = {
  name: 'holidays',
  navigation: { group: 'organization', icon: CalendarDays },
  source: {
    one: 'holiday',
    list: 'holidays',
    many: 'holidaysByIds',
    history: 'holidayHistory',
    fields: `${recordFields} branchId date part`,
  },
  fields: defineFields({
    names,
    date,
    part: choice('part', ['FULL', 'MORNING', 'AFTERNOON']),
    branchId: record('branches'),
  }),
  required: ['names', 'date', 'part'],
  columns: ['date', 'branchId', 'part'],
  sortable: ['date', 'branchId'],
  emptyColumns: [{ field: 'branchId', text: 'console:holidays.everywhere' }],
  sort: 'date',
  filters: ['branchId'],
  defaults: { part: 'FULL' },
};
