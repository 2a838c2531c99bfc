import { type Feature } from '../../../core/feature.ts';
import { allPendingRequests, leaveArea, pendingRequests } from '../paths.ts';

export default {
  area: leaveArea,
  screens: [
    { path: pendingRequests, texts: ['inbox'], load: () => import('./Page.tsx') },
    {
      path: allPendingRequests,
      texts: ['inbox'],
      load: async () => ({ default: (await import('./Page.tsx')).InboxOfAll }),
    },
  ],
  item: {
    path: pendingRequests,
    also: [allPendingRequests],
    label: 'portal:nav.inbox',
    short: 'portal:nav.inboxShort',
    icon: 'inbox',
    bar: 'end',
    badge: () => import('./Badge.tsx'),
  },
} satisfies Feature;
