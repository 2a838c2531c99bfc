import { type Feature } from '../../../core/feature.ts';
import { shiftsPath, timeAreas, timeHome } from '../paths.ts';

export default {
  area: timeAreas.shift,
  screens: [{ path: shiftsPath, texts: ['timesheet', 'clock'], load: () => import('./Page.tsx') }],
  redirects: { [timeHome]: shiftsPath },
  subPages: [{ under: timeHome, path: shiftsPath, label: 'portal:nav.shifts' }],
} satisfies Feature;
