import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DaySquare, ink } from '@kadro/ui';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  color: ink.textMuted,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 7 },
}));

/** What the squares of days mean, and how their rails are read. */
export function Legend({ rail }: { rail: string }) {
  const t = useT('timesheet');
  return (
    <Root>
      <span>
        <DaySquare fill="solid" tone="green" size="line" /> {t('inAndOut')}
      </span>
      <span>
        <DaySquare fill="solid" tone="red" part={0.5} size="line" /> {t('inOnly')}
      </span>
      <span>
        <DaySquare fill="cross" tone="red" size="line" /> {t('dayState.notCome')}
      </span>
      <span>
        <DaySquare fill="hollow" size="line" /> {t('planned')}
      </span>
      <span>
        <DaySquare fill="ring" tone="closed" size="line" /> {t('dayType.leave')}
      </span>
      <span>
        <DaySquare fill="solid" tone="soft" size="line" /> {t('dayType.publicHoliday')}
      </span>
      <span>{rail}</span>
    </Root>
  );
}
