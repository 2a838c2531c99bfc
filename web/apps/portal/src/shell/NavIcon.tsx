import { createElement, Suspense } from 'react';
import { Clock, Inbox, TreePalm, User } from 'lucide-react';
import { type IconName, type NavItem } from '../core/feature.ts';
import { lazily } from '../core/lazily.ts';

function TodayIcon({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <rect x="8" y="8" width="8" height="8" rx="2" fill="currentColor" />
    </svg>
  );
}

const icons = { inbox: Inbox, time: Clock, leave: TreePalm, person: User };

export function NavIcon({ name, size = 18 }: { name: IconName; size?: number }) {
  if (name === 'today') return <TodayIcon size={size} />;
  const Icon = icons[name];
  return <Icon size={size} strokeWidth={1.7} aria-hidden />;
}

export const NavBadge = ({ badge }: Pick<NavItem, 'badge'>) =>
  badge && <Suspense>{createElement(lazily(badge))}</Suspense>;
