import { type Feature } from '../../../core/feature.ts';
import { leaveArea, leaveRequests } from '../paths.ts';

export default {
  area: leaveArea,
  screens: [
    { path: `${leaveRequests}/:id`, texts: ['leave', 'inbox', 'time', 'photo'], load: () => import('./Page.tsx') },
  ],
} satisfies Feature;
