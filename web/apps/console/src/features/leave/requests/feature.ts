import { TreePalm } from 'lucide-react';
import {
  LeaveRequestDocument,
  LeaveRequestsByIdsDocument,
  LeaveRequestsCountDocument,
  LeaveRequestsListDocument,
  LeaveRequestTotalsDocument,
  LeaveReturnDocument,
  OpenLeaveRequestsDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { openCountOf } from '../../../requests/OpenCount.tsx';
import { asked, found, type Resource } from '../../../server/resource.ts';
import { fields, history } from './fields.ts';
import { requestFilter } from './filter.ts';

const requests: Resource = {
  documents: {
    list: LeaveRequestsListDocument,
    count: LeaveRequestsCountDocument,
    one: LeaveRequestDocument,
    many: LeaveRequestsByIdsDocument,
  },
  filter: requestFilter,
};

const openRequests: Resource = {
  one: ({ id }) =>
    asked(OpenLeaveRequestsDocument, {}, ({ allPendingLeaveRequestCount: count }) => ({ data: { id, count } })),
};

/** The ids of the requests are in `meta`. */
const totals: Resource = {
  one: ({ id, meta }) =>
    asked(LeaveRequestTotalsDocument, meta, ({ leaveRequestTotals }) => ({
      data: { ...found(leaveRequestTotals), id },
    })),
};

/** The id of the request and the days are in `meta`. */
const returned: Resource = {
  one: ({ id, meta }) =>
    asked(LeaveReturnDocument, meta, ({ leaveReturn }) => ({ data: { ...found(leaveReturn), id } })),
};

export const leaveRequests: Feature = {
  name: 'leave-requests',
  resources: {
    'leave-requests': requests,
    'open-leave-requests': openRequests,
    'leave-request-totals': totals,
    'leave-returns': returned,
  },
  fields,
  showsOtherDays: true,
  audited: { kind: 'leaveRequests', texts: history, named: 'person' },
  navigation: {
    group: 'leave',
    icon: TreePalm,
    label: 'console:nav.leave-requests',
    Badge: openCountOf('open-leave-requests'),
  },
  pages: {
    list: page(
      async () => (await import('./list/Page.tsx')).LeaveRequestList,
      'console-leave',
      'console-requests',
      'console-history',
      'inbox',
    ),
    show: page(
      async () => (await import('./record/Page.tsx')).LeaveRequestShow,
      'console-leave',
      'console-requests',
      'console-history',
      'inbox',
    ),
  },
};
