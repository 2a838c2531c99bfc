import { type Feature } from '../../../core/feature.ts';
import { inboxItem } from '../../inbox/item.ts';
import { timeAreas, timeHome } from '../paths.ts';
import { correctionPaths, shiftPaths, texts } from './paths.ts';
import type * as Pages from './pages.ts';

/** A screen of the one file that has them all. */
const page =
  <N extends keyof typeof Pages>(name: N) =>
  async () => ({ default: (await import('./pages.ts'))[name] });

const { own, ask, mine, all } = shiftPaths;

/** Other shifts: asked for by everybody, and decided in the inbox and on the home. */
export const shiftRequests = {
  area: timeAreas.shift,
  screens: [
    { path: own, texts, load: page('OwnPage') },
    { path: ask, texts, load: page('AskShiftPage') },
    { path: `${own}/:id`, texts, load: page('ShiftRequestPage') },
    { path: mine, texts, load: page('ShiftsOfMine') },
    { path: all, texts, load: page('ShiftsOfAll') },
  ],
  redirects: {
    [`${timeHome}/shift/pending-requests`]: mine,
    [`${timeHome}/shift/all-pending-requests`]: all,
  },
  subPages: [{ under: timeHome, path: own, label: 'portal:nav.shiftRequests' }],
  item: inboxItem(shiftPaths),
  inbox: { name: 'shift', label: 'portal:nav.shifts', paths: shiftPaths, texts, rows: page('ShiftRows') },
} satisfies Feature;

/** Corrected clock records: asked for from a day, and decided in the inbox and on the home. */
export const corrections = {
  area: timeAreas.clock,
  screens: [
    { path: correctionPaths.ask, texts, load: page('AskCorrectionPage') },
    { path: `${correctionPaths.own}/:id`, texts, load: page('CorrectionPage') },
    { path: correctionPaths.mine, texts, load: page('CorrectionsOfMine') },
    { path: correctionPaths.all, texts, load: page('CorrectionsOfAll') },
  ],
  redirects: { [correctionPaths.own]: own },
  item: inboxItem(correctionPaths),
  inbox: {
    name: 'correction',
    label: 'portal:nav.corrections',
    paths: correctionPaths,
    texts,
    rows: page('CorrectionRows'),
  },
} satisfies Feature;
