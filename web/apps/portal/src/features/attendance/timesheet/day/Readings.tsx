import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, Section, status } from '@kadro/ui';
import { type DayRecord } from '../../data/types.ts';
import { Box } from './Figures.tsx';

const Rows = styled('ol')({ display: 'grid', listStyle: 'none', paddingBlockStart: 0 });
const Row = styled('li')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'grid',
  gridTemplateColumns: '20px 48px minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 30,
  paddingBlock: 5,
  color: ink.textMuted,
  '&[data-late="true"]': { backgroundColor: status.needExtraDetail.tint },
  '& > b': { color: ink.text, fontVariantNumeric: 'tabular-nums' },
}));
const Muted = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));

/** What was read on the day, in order, by the clocks of the place. */
export function Readings({ day: { readings, zone } }: { day: DayRecord }) {
  const t = useT('timesheet');
  const { time } = useFormat();
  return (
    <Section title={t('readings')}>
      {readings.length === 0 ? (
        <Muted>{t('noReadings')}</Muted>
      ) : (
        <Rows>
          {readings.map(({ id, at, eventType, counts, late }, place) => (
            <Row key={id} data-late={late}>
              <Box>{place + 1}</Box>
              <b>{time(at, zone)}</b>
              <span style={{ color: ink.text }}>{t(`clock:event.${eventType}`)}</span>
              <span>
                {[counts !== 'SHIFT' && t(`counts.${counts}`), late && t('recordedLater')].filter(Boolean).join(' · ')}
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
