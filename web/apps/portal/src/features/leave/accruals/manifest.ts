import { type Feature } from '../../../core/feature.ts';
import { leaveArea, leaveHome } from '../paths.ts';

const path = `${leaveHome}/leave-accruals`;

export default {
  area: leaveArea,
  screens: [{ path, texts: ['leave', 'inbox'], load: () => import('./Page.tsx') }],
  subPages: [{ under: leaveHome, path, label: 'portal:nav.entitlements' }],
} satisfies Feature;
