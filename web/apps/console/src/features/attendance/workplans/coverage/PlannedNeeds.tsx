import { useFormat, useT } from '@kadro/i18n';
import { ink, today } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCommand } from '../../../../form/use-command.ts';
import { laterThan, type Needs } from './need.ts';
import { type NeededShift } from './use-needed-shifts.ts';

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 6,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '4px 10px',
    border: `1px dashed ${ink.lineStrong}`,
    borderRadius: 8,
  },
  '& button': { marginInlineStart: 'auto' },
});

interface PlannedProps {
  branchId: string;
  teamId: string;
  needs: Needs['needs'];
  shifts: readonly NeededShift[];
  revision: number;
}

/** Changes that are to count later, each of which can be taken back. */
export function PlannedNeeds({ branchId, teamId, needs, shifts, revision }: PlannedProps) {
  const t = useT('console-attendance');
  const { date } = useFormat();
  const run = useCommand();
  const later = laterThan(needs, teamId, today());
  if (later.length === 0) return null;
  const revoke = (from: string) =>
    run({
      service: 'attendance',
      method: 'POST',
      path: `staffing-needs/${branchId}/revocations`,
      body: { teamId: teamId || null, from, revision },
    });
  const namesOf = (ids: readonly string[]): string[] =>
    shifts.flatMap(({ id, name }) => (name && ids.includes(id) ? [name] : []));
  return (
    <List aria-label={t('coverage.later')}>
      {later.map(({ from, shiftIds }) => (
        <li key={from}>
          <strong>{t('console:filter.since', { from: date(from) })}</strong>
          <span>{namesOf(shiftIds).join(' · ')}</span>
          <Button type="button" size="small" onClick={() => void revoke(from)}>
            {t('coverage.revoke')}
          </Button>
        </li>
      ))}
    </List>
  );
}
