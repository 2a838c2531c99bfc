import { useFormat, useT } from '@kadro/i18n';
import { ink, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Period } from '../model.ts';
import { StateOfPeriod } from '../words.tsx';

const List = styled('dl')(({ theme }) => ({
  ...(theme.typography.dense as object),
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: '12px 32px',
  padding: '14px 16px 10px',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: ink.textMuted },
  '& dd': { fontWeight: theme.typography.strong.fontWeight },
  [phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', paddingInline: 14 },
}));

const shown = ['expectedWorkTime', 'actualWorkTime', 'overtime', 'missingTime', 'leaveTime', 'nightTime'] as const;

/** The state of a month, who closed it, and its sums; it has none until it is closed. */
export function Facts({ period }: { period: Period }) {
  const t = useT('console-attendance');
  const { dateTime, hours, number } = useFormat();
  const { state, people, sums, closedAt, closedBy } = period;
  return (
    <List>
      <Fact label={t('console-fields:field.state')}>
        <StateOfPeriod period={period} />
      </Fact>
      {state === 'CLOSED' && <Fact label={t('period.people')}>{number(people)}</Fact>}
      {state === 'CLOSED' &&
        shown.map((figure) => (
          <Fact key={figure} label={t(`day.${figure}`)}>
            <bdi dir="ltr">{hours(sums[figure])}</bdi>
          </Fact>
        ))}
      {closedAt && <Fact label={t('period.closedAt')}>{dateTime(closedAt)}</Fact>}
      {closedBy && (
        <Fact label={t('period.closedBy')}>
          <PersonName id={closedBy} />
        </Fact>
      )}
    </List>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
