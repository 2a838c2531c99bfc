import { TreePalm } from 'lucide-react';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { readOpenCount, source } from './documents.ts';
import { fields } from './fields.ts';
import { requestFilter } from './filter.ts';
import { OpenCount } from './OpenCount.tsx';

export const leaveRequests: Feature = {
  name: 'leave-requests',
  resources: { 'leave-requests': { source, filter: requestFilter }, 'open-leave-requests': readOpenCount },
  fields,
  showsOtherDays: true,
  navigation: { group: 'leave', icon: TreePalm, label: 'console:nav.leave-requests', Badge: OpenCount },
  pages: {
    list: page(async () => (await import('./list/Page.tsx')).LeaveRequestList, 'console-leave', 'console-history'),
    show: page(async () => (await import('./record/Page.tsx')).LeaveRequestShow, 'console-leave', 'console-history'),
  },
};
