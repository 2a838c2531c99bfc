import { type Feature } from '../../core/feature.ts';
import { timeAreas, timeHome } from './paths.ts';

/** The place in the navigation, for as long as the organization has not turned time off. */
export default {
  area: timeAreas.page,
  item: { path: timeHome, label: 'portal:nav.time', icon: 'time', bar: 'start' },
} satisfies Feature;
