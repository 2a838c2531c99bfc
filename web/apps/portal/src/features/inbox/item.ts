import { type NavItem } from '../../core/feature.ts';

/** The place in the navigation that the kinds of request share. */
export const inboxItem = (paths: Record<'mine' | 'all', string>): Omit<NavItem, 'area'> => ({
  path: paths.mine,
  also: [paths.all],
  label: 'portal:nav.inbox',
  short: 'portal:nav.inboxShort',
  icon: 'inbox',
  bar: 'end',
  badge: inboxBadge,
});

const inboxBadge = () => import('./Badge.tsx');
