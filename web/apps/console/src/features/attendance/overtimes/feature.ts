import { Timer } from 'lucide-react';
import {
  OpenOvertimesDocument,
  OvertimeDocument,
  OvertimesByIdsDocument,
  OvertimesCountDocument,
  OvertimesListDocument,
  OvertimeYearDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { openCountOf } from '../../../requests/OpenCount.tsx';
import { asked, found, type Resource } from '../../../server/resource.ts';
import { fields, history } from './fields.ts';

const requests: Resource = {
  documents: {
    list: OvertimesListDocument,
    count: OvertimesCountDocument,
    one: OvertimeDocument,
    many: OvertimesByIdsDocument,
  },
};

const openRequests: Resource = {
  one: ({ id }) => asked(OpenOvertimesDocument, {}, ({ allPendingOvertimeCount: count }) => ({ data: { id, count } })),
};

/** The id is that of a request. */
const years: Resource = {
  one: ({ id }) =>
    asked(OvertimeYearDocument, { requestId: String(id) }, ({ overtimeYear }) => ({
      data: { ...found(overtimeYear), id },
    })),
};

export const overtimes: Feature = {
  name: 'overtimes',
  resources: { overtimes: requests, 'open-overtimes': openRequests, 'overtime-years': years },
  fields,
  audited: { kind: 'overtimes', texts: history, named: 'person' },
  navigation: { group: 'time', icon: Timer, label: 'console:nav.overtimes', Badge: openCountOf('open-overtimes') },
  pages: {
    list: page(
      async () => (await import('./list/Page.tsx')).OvertimeList,
      'inbox',
      'overtime',
      'console-attendance',
      'console-requests',
      'console-history',
      'timesheet',
    ),
    show: page(
      async () => (await import('./record/Page.tsx')).OvertimeShow,
      'inbox',
      'overtime',
      'console-attendance',
      'console-requests',
      'console-history',
      'timesheet',
    ),
  },
};
