import { type Feature } from '../../../core/feature.ts';
import { inboxItem } from '../../inbox/item.ts';
import { leaveArea, pendingPaths } from '../paths.ts';

const pages = () => import('./pages.tsx');

export default {
  area: leaveArea,
  screens: [
    { path: pendingPaths.mine, texts: ['inbox'], load: async () => ({ default: (await pages()).LeaveOfMine }) },
    { path: pendingPaths.all, texts: ['inbox'], load: async () => ({ default: (await pages()).LeaveOfAll }) },
  ],
  item: inboxItem(pendingPaths),
  inbox: {
    name: 'leave',
    label: 'common:area.leave',
    paths: pendingPaths,
    rows: async () => ({ default: (await import('../today/sheets.ts')).LeaveRows }),
  },
} satisfies Feature;
