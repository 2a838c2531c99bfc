import { type Feature } from '../../../core/feature.ts';
import { leaveArea, leaveHome, leaveRequests } from '../paths.ts';

export default {
  area: leaveArea,
  screens: [{ path: leaveRequests, texts: ['leave', 'inbox'], load: () => import('./Page.tsx') }],
  redirects: { [leaveHome]: leaveRequests },
  item: { path: leaveHome, label: 'common:area.leave', icon: 'leave' },
  subPages: [{ under: leaveHome, path: leaveRequests, label: 'portal:nav.leaveRequests' }],
} satisfies Feature;
