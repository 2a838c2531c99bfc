import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, type SquareTone } from '@kadro/ui';
import { useAmounts } from './use-amounts.ts';
import { type DayDetail } from '../data/types.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.dense,
  width: '100%',
  borderCollapse: 'collapse',
  '& td, & th': {
    padding: '4px 12px 4px 0',
    paddingInline: '0 12px',
    textAlign: 'start',
    fontWeight: 'inherit',
    verticalAlign: 'top',
  },
  '& th': { whiteSpace: 'nowrap', color: ink.text, width: 1 },
  '& td:first-of-type': { width: 1, paddingBlockStart: 7 },
  '& td:last-of-type': {
    paddingInlineEnd: 0,
    textAlign: 'end',
    fontWeight: theme.typography.strong.fontWeight,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& [data-zero="true"]': { fontWeight: 'inherit', color: ink.textFaint },
  '& s': { color: ink.textMuted },
}));
const Reason = styled('td')({ color: ink.textMuted });

/** The days of a request, each with the reason where it does not count in full. */
export function DayLines({ days, tone }: { days: readonly DayDetail[]; tone: 'asked' | 'own' | 'ink' }) {
  return (
    <Table>
      <tbody>
        {days.map((day) => (
          <DayLine key={day.date} day={day} tone={tone} />
        ))}
      </tbody>
    </Table>
  );
}

function DayLine({ day, tone }: { day: DayDetail; tone: SquareTone }) {
  const { weekday, dateInSentence, duration } = useFormat();
  const t = useT('leave');
  const { part } = useAmounts();
  const reason = useReason();
  const isBack = day.returned === true;
  const amount = day.part === 'HOURS' ? duration(day.minutes) : part(day.days);
  const words = [reason(day), isBack && t('days.returned')].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        {weekday(day.date, 'short')} {dateInSentence(day.date)}
      </th>
      <td>
        <Square day={day} tone={tone} />
      </td>
      <Reason>{words.join(' · ')}</Reason>
      <td data-zero={day.days === 0 || isBack}>{isBack ? <s>{amount}</s> : amount}</td>
    </tr>
  );
}

function Square({ day: { days, kind, returned }, tone }: { day: DayDetail; tone: SquareTone }) {
  if (days === 0) return <DaySquare fill="solid" tone="soft" />;
  if (returned) return <DaySquare fill="hollow" />;
  return (
    <DaySquare
      fill={tone === 'ink' ? 'solid' : 'striped'}
      tone={kind === 'BREAK' ? 'soft' : tone}
      part={Math.min(1, days)}
    />
  );
}

/** Why a day counts as it does: the name of the holiday, a day off, the part of the day. */
export function useReason(): (day: DayDetail) => string | undefined {
  const t = useT('leave');
  return ({ kind, part, days, holiday, minutes }) => {
    if (kind === 'OFFDAY') return t('common:enum.leaveDayKind.OFFDAY');
    if (days === 0) return holiday ?? t('common:enum.leaveDayKind.HOLIDAY');
    const partWord = part === 'FULL' || part === 'HOURS' ? undefined : t(`common:enum.leavePeriod.${part}`);
    if (holiday) return [holiday, partWord].filter(Boolean).join(' · ');
    return minutes === 0 ? t('days.nothing') : partWord;
  };
}
