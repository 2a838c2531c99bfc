import { Inbox, TreePalm, User } from 'lucide-react';
import { ink } from '@kadro/ui';
import { type Sign } from '../navigation/menu.ts';

/** Today is a day in the frame, as everywhere. */
function TodaySign({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" fill="none" stroke={ink.frame} strokeWidth="1.7" />
      <rect x="8" y="8" width="8" height="8" rx="2" fill={ink.frame} />
    </svg>
  );
}

const icons = { inbox: Inbox, leave: TreePalm, person: User };

/** The sign before a place. */
export function PlaceSign({ sign, size = 18 }: { sign: Sign; size?: number }) {
  if (sign === 'today') return <TodaySign size={size} />;
  const Icon = icons[sign];
  return <Icon size={size} strokeWidth={1.7} aria-hidden />;
}
