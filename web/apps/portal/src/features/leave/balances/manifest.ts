import { type Feature } from '../../../core/feature.ts';
import { leaveArea, leaveHome } from '../paths.ts';

const path = `${leaveHome}/balances`;

export default {
  area: leaveArea,
  screens: [{ path, texts: ['leave', 'inbox', 'time'], load: () => import('./Page.tsx') }],
  subPages: [{ under: leaveHome, path, label: 'portal:nav.balances' }],
} satisfies Feature;
