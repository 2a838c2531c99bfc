import { ink } from '@kadro/ui';
import { type ReactNode } from 'react';
import { JoinedPerson } from '../../people/JoinedPerson.tsx';
import { type AskedRow } from '../model.ts';

interface RequestCardProps {
  request: AskedRow;
  chip: ReactNode;
  when: string;
  /** What is asked for. */
  children: ReactNode;
}

/** A row of a list on a phone. */
export function RequestCard({ request, chip, when, children }: RequestCardProps) {
  return (
    <span style={{ display: 'flex', alignItems: 'start', gap: 12 }}>
      <span style={{ flex: 1, minWidth: 0, display: 'grid', gap: 2 }}>
        <JoinedPerson card={request.employee} size="small" />
        {children}
        <span style={{ color: ink.textMuted }}>{when}</span>
      </span>
      {chip}
    </span>
  );
}
