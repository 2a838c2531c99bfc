import { type Feature, type HomeSheet } from '../../../core/feature.ts';
import { timeAreas, timeHome, timesheetsPath } from '../paths.ts';

const home = { order: 1, isLater: true, texts: ['timesheet'] } as const satisfies Partial<HomeSheet>;

export default {
  area: timeAreas.timesheet,
  screens: [{ path: timesheetsPath, texts: ['timesheet', 'clock'], load: () => import('./Page.tsx') }],
  sheets: [
    {
      ...home,
      column: 'main',
      block: 180,
      load: async () => ({ default: (await import('../my-month/sheets.ts')).MyMonth }),
    },
    {
      ...home,
      column: 'side',
      block: 0,
      load: async () => ({ default: (await import('../my-month/sheets.ts')).OnSite }),
    },
  ],
  subPages: [{ under: timeHome, path: timesheetsPath, label: 'portal:nav.timesheet' }],
} satisfies Feature;
