import { type Feature } from '../../../core/feature.ts';
import { inboxItem } from '../../inbox/item.ts';
import { timeHome } from '../paths.ts';
import { askForOvertime, overtimeArea, overtimeRequests, pendingPaths } from './paths.ts';

const pages = () => import('./pages.ts');
const texts = ['overtime', 'inbox', 'leave', 'timesheet'] as const;
const asking = { texts, load: async () => ({ default: (await pages()).AskPage }) };

/** Overtime: asked for by everybody, and decided in the inbox and on the home. */
export default {
  area: overtimeArea,
  screens: [
    { path: overtimeRequests, texts, load: async () => ({ default: (await pages()).RequestsPage }) },
    { path: askForOvertime, ...asking },
    { path: `${overtimeRequests}/:id`, texts, load: async () => ({ default: (await pages()).RequestPage }) },
    { path: `${overtimeRequests}/:id/edit`, ...asking },
    { path: pendingPaths.mine, texts, load: async () => ({ default: (await pages()).OvertimeOfMine }) },
    { path: pendingPaths.all, texts, load: async () => ({ default: (await pages()).OvertimeOfAll }) },
  ],
  subPages: [{ under: timeHome, path: overtimeRequests, label: 'portal:nav.overtime' }],
  newRequest: async () => ({ default: (await pages()).NewOvertime }),
  item: inboxItem(pendingPaths),
  inbox: {
    name: 'overtime',
    label: 'portal:nav.overtime',
    paths: pendingPaths,
    texts,
    rows: async () => ({ default: (await pages()).OvertimeRows }),
  },
} satisfies Feature;
