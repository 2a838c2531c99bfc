import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import { type DayRecord } from '../data/types.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 22px',
  listStyle: 'none',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${ink.line}`,
  color: ink.textMuted,
  '& b': { color: ink.text, marginInlineEnd: 8, fontVariantNumeric: 'tabular-nums' },
}));

/** What the server has of the day, in order. */
export function Readings({ record }: { record: DayRecord | undefined }) {
  const t = useT('clock');
  const { time } = useFormat();
  const readings = (record?.readings ?? []).filter(({ counts }) => counts !== 'IGNORED');
  return (
    <List aria-live="polite">
      {readings.length === 0 && <li>{t('noReading')}</li>}
      {readings.map(({ id, at, eventType }) => (
        <li key={id}>
          <b>{time(at, record?.zone)}</b>
          {t(`event.${eventType}`)}
        </li>
      ))}
    </List>
  );
}
