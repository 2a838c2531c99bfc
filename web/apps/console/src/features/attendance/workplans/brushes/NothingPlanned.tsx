import { useT } from '@kadro/i18n';
import { ink, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { type RosterRow } from '../use-roster.ts';

const Line = styled('output')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 16px',
  borderBlock: `1px solid ${ink.line}`,
  '& > span': { color: ink.textMuted },
  [phone]: { paddingInline: 14 },
});

/** Whether nothing on the board is planned by name. */
export const isNothingPlanned = (rows: readonly RosterRow[]): boolean =>
  rows.length > 0 &&
  rows.every(({ days }) => [...days.values()].every((day) => day.assignedShifts.every(({ id }) => !id)));

/** An empty plan begins with a pattern, which stands beside. */
export function NothingPlanned({ children }: { children: ReactNode }) {
  const t = useT('console-attendance');
  return (
    <Line>
      <strong>{t('roster.nothingPlanned')}</strong>
      <span>{t('roster.nothingPlannedText')}</span>
      {children}
    </Line>
  );
}
