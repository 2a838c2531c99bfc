import { styled } from '@mui/material/styles';
import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { ink, wallAt } from '@kadro/ui';
import { type MonthSoFar } from './use-my-month.ts';

const Part = styled('div')({
  display: 'grid',
  gap: 6,
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${ink.line}`,
});
const Name = styled('h3')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));
const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 24px',
  listStyle: 'none',
  color: ink.textMuted,
  '& time': { marginInlineEnd: 6, color: ink.text, fontWeight: 560, fontVariantNumeric: 'tabular-nums' },
}));

/** The doors passed last: when, and where they led. */
export function Doors({ doors }: { doors: MonthSoFar['accessEvents'] }) {
  const t = useT('timesheet');
  const language = useLanguage();
  const { dateInSentence, time } = useFormat();
  const place = ({ toZoneId, toZoneName, terminalName }: MonthSoFar['accessEvents'][number]) =>
    toZoneName?.[language] ?? toZoneName?.en ?? (toZoneId === null ? t('home.outside') : (terminalName ?? ''));
  return (
    <Part>
      <Name>{t('home.doors')}</Name>
      <Rows>
        {doors.map((door) => (
          <li key={door.id}>
            <time dateTime={door.at}>
              {dateInSentence(wallAt(door.zone, new Date(door.at)).day)} {time(door.at, door.zone)}
            </time>
            <bdi>{place(door)}</bdi>
          </li>
        ))}
      </Rows>
    </Part>
  );
}
