import { ListTree } from 'lucide-react';
import {
  ClockRecordDocument,
  ClockRecordsByIdsDocument,
  ClockRecordsCountDocument,
  ClockRecordsListDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { fields } from './fields.ts';

export const clockRecords: Feature = {
  name: 'clock-records',
  resources: {
    'clock-records': {
      documents: {
        list: ClockRecordsListDocument,
        count: ClockRecordsCountDocument,
        one: ClockRecordDocument,
        many: ClockRecordsByIdsDocument,
      },
    },
  },
  fields,
  navigation: { group: 'time', icon: ListTree, label: 'console:nav.clock-records' },
  pages: {
    list: page(async () => (await import('./Page.tsx')).ClockRecordList, 'console-attendance'),
  },
};
