import { styled } from '@mui/material/styles';
import { day as dayColour, ink } from '@kadro/ui';

/** What a week comes to, at its end: the figure, and what belongs to it below. */
export const WeekCell = styled('td')(({ theme }) => ({
  ...theme.typography.label,
  color: ink.textMuted,
  '&&': { padding: '12px 10px', verticalAlign: 'middle' },
  '& > b': {
    ...(theme.typography.strong as object),
    display: 'block',
    color: ink.text,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > span': { display: 'block', fontVariantNumeric: 'tabular-nums' },
  '& > [data-red="true"]': { color: dayColour.red.text },
}));
