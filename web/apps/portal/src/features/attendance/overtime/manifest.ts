import { type Feature } from '../../../core/feature.ts';
import { inboxItem } from '../../inbox/item.ts';
import { timeHome } from '../paths.ts';
import { askForOvertime, overtimeArea, overtimeRequests, pendingPaths } from './paths.ts';
import type * as Pages from './pages.ts';

/** A screen of the one file that has them all. */
const page =
  <N extends keyof typeof Pages>(name: N) =>
  async () => ({ default: (await import('./pages.ts'))[name] });

const texts = ['overtime', 'inbox', 'leave', 'timesheet'] as const;
const asking = { texts, load: page('AskPage') };

/** Overtime: asked for by everybody, and decided in the inbox and on the home. */
export default {
  area: overtimeArea,
  screens: [
    { path: overtimeRequests, texts, load: page('RequestsPage') },
    { path: askForOvertime, ...asking },
    { path: `${overtimeRequests}/:id`, texts, load: page('RequestPage') },
    { path: `${overtimeRequests}/:id/edit`, ...asking },
    { path: pendingPaths.mine, texts, load: page('OvertimeOfMine') },
    { path: pendingPaths.all, texts, load: page('OvertimeOfAll') },
  ],
  subPages: [{ under: timeHome, path: overtimeRequests, label: 'portal:nav.overtime' }],
  newRequest: page('NewOvertime'),
  item: inboxItem(pendingPaths),
  inbox: {
    name: 'overtime',
    label: 'portal:nav.overtime',
    paths: pendingPaths,
    texts,
    rows: page('OvertimeRows'),
  },
} satisfies Feature;
