import { type Feature } from '../../../core/feature.ts';
import { timeAreas, timeHome, timesheetsPath } from '../paths.ts';

export default {
  area: timeAreas.timesheet,
  screens: [{ path: timesheetsPath, texts: ['timesheet', 'clock'], load: () => import('./Page.tsx') }],
  subPages: [{ under: timeHome, path: timesheetsPath, label: 'portal:nav.timesheet' }],
} satisfies Feature;
