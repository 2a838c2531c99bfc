import { type Feature } from '../../../core/feature.ts';
import { askForLeave, leaveArea, leaveHome, leaveRequests } from '../paths.ts';

const page = { texts: ['leave', 'inbox', 'photo'], load: () => import('./Page.tsx') } as const;

export default {
  area: leaveArea,
  screens: [
    { path: askForLeave, ...page },
    { path: `${leaveRequests}/:id/edit`, ...page },
  ],
  subPages: [{ under: leaveHome, path: askForLeave, label: 'portal:nav.askForLeave', isHidden: true }],
  newRequest: () => import('./KindsOfLeave.tsx'),
} satisfies Feature;
