import { today } from '@kadro/ui/clock';
import { type Feature } from '../../../core/feature.ts';
import { clockQuestion } from '../data/clock-question.ts';
import { presencePath, scanPath, timeAreas } from '../paths.ts';

export default {
  area: timeAreas.clock,
  ahead: (api, { id }) => [clockQuestion(api, id, today())],
  screens: [
    { path: presencePath, texts: ['presence', 'timesheet'], load: () => import('../presence/Page.tsx') },
    { path: scanPath, texts: ['clock'], load: () => import('./mobile/ScanPage.tsx') },
  ],
  sheets: [
    {
      column: 'main',
      order: -3,
      block: 232,
      texts: ['clock'],
      load: async () => ({ default: (await import('./Clock.tsx')).Clock }),
    },
  ],
} satisfies Feature;
