import { ArrowLeftRight, ClockAlert } from 'lucide-react';
import {
  CorrectionDocument,
  CorrectionsByIdsDocument,
  CorrectionsCountDocument,
  CorrectionsListDocument,
  OpenCorrectionsDocument,
  OpenShiftRequestsDocument,
  ShiftRequestDocument,
  ShiftRequestsByIdsDocument,
  ShiftRequestsCountDocument,
  ShiftRequestsListDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { openCountOf } from '../../../requests/OpenCount.tsx';
import { asked, type Resource } from '../../../server/resource.ts';
import { correctionFields, history, shiftFields } from './fields.ts';
import { daysFilter } from './filter.ts';

const openShifts: Resource = {
  one: ({ id }) =>
    asked(OpenShiftRequestsDocument, {}, ({ allPendingWorkplanRequestCount: count }) => ({ data: { id, count } })),
};

const openCorrections: Resource = {
  one: ({ id }) =>
    asked(OpenCorrectionsDocument, {}, ({ allPendingClockCorrectionCount: count }) => ({ data: { id, count } })),
};

export const shiftRequests: Feature = {
  name: 'workplan-requests',
  resources: {
    'workplan-requests': {
      documents: {
        list: ShiftRequestsListDocument,
        count: ShiftRequestsCountDocument,
        one: ShiftRequestDocument,
        many: ShiftRequestsByIdsDocument,
      },
      filter: daysFilter,
    },
    'open-workplan-requests': openShifts,
  },
  fields: shiftFields,
  audited: { kind: 'workplanRequests', texts: history, named: 'person' },
  navigation: {
    group: 'time',
    icon: ArrowLeftRight,
    label: 'console:nav.workplan-requests',
    Badge: openCountOf('open-workplan-requests'),
  },
  pages: {
    list: page(
      async () => (await import('./shifts/List.tsx')).ShiftRequestList,
      'console-attendance',
      'console-requests',
      'console-history',
      'inbox',
      'overtime',
      'timesheet',
    ),
    show: page(
      async () => (await import('./shifts/Show.tsx')).ShiftRequestShow,
      'console-requests',
      'console-history',
      'inbox',
      'overtime',
      'timesheet',
    ),
  },
};

export const clockCorrections: Feature = {
  name: 'clock-corrections',
  resources: {
    'clock-corrections': {
      documents: {
        list: CorrectionsListDocument,
        count: CorrectionsCountDocument,
        one: CorrectionDocument,
        many: CorrectionsByIdsDocument,
      },
    },
    'open-clock-corrections': openCorrections,
  },
  fields: correctionFields,
  audited: { kind: 'clockCorrections', texts: history, named: 'person' },
  navigation: {
    group: 'time',
    icon: ClockAlert,
    label: 'console:nav.clock-corrections',
    Badge: openCountOf('open-clock-corrections'),
  },
  pages: {
    list: page(
      async () => (await import('./corrections/List.tsx')).CorrectionList,
      'console-attendance',
      'console-requests',
      'console-history',
      'inbox',
      'overtime',
      'timesheet',
    ),
    show: page(
      async () => (await import('./corrections/Show.tsx')).CorrectionShow,
      'console-attendance',
      'console-requests',
      'console-history',
      'inbox',
      'overtime',
      'timesheet',
    ),
  },
};
