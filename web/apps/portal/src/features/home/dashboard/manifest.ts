import { type Feature } from '../../../core/feature.ts';
import { home } from '../../../navigation/redirect.ts';

export default {
  screens: [{ path: home, load: () => import('./Page.tsx') }],
  redirects: { '/': home },
  item: { path: home, label: 'common:common.today', icon: 'today', bar: 'start' },
} satisfies Feature;
