import { type Feature } from '../../../core/feature.ts';
import { teamShiftsPath, timeAreas, timeHome } from '../paths.ts';

export default {
  area: timeAreas.shift,
  screens: [{ path: teamShiftsPath, texts: ['timesheet', 'clock', 'team'], load: () => import('./Page.tsx') }],
  subPages: [{ under: timeHome, path: teamShiftsPath, label: 'portal:nav.teamShifts', isHidden: true }],
} satisfies Feature;
