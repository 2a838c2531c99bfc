import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, kindColour, type DaySquareProps } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { type DayDetail } from '../model.ts';

const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { ...(theme.typography.label as object), color: ink.textMuted },
  '& th, & td': {
    textAlign: 'start',
    padding: '7px 0',
    paddingInlineEnd: 12,
    borderBlockEnd: `1px solid ${ink.line}`,
    verticalAlign: 'top',
  },
  '& th:last-of-type, & td:last-of-type': {
    textAlign: 'end',
    paddingInlineEnd: 0,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& tr[data-back="true"] td': { color: ink.textMuted, '&:last-of-type': { textDecoration: 'line-through' } },
  '& tfoot td': { fontWeight: theme.typography.strong.fontWeight, borderBlockEnd: 0 },
  '& svg': { display: 'inline-block', marginInlineEnd: 8, verticalAlign: -1 },
}));

const parts: Record<string, number> = { FIRST_HALF: 0.5, SECOND_HALF: 0.5 };

function squareOf({ kind, part, returned, days }: DayDetail, asked: boolean, colour?: string | null): DaySquareProps {
  if (returned) return { fill: 'cross', tone: 'grey' };
  if (kind !== 'ON_LEAVE') return { fill: 'solid', tone: 'soft' };
  if (asked) return { fill: 'striped', tone: 'asked', part: part === 'FULL' ? 1 : (parts[part] ?? Math.min(days, 1)) };
  const shown = colour ? kindColour(colour) : undefined;
  return part === 'FULL'
    ? { fill: 'ring', colour: shown }
    : { fill: 'solid', part: parts[part] ?? Math.min(days, 1), colour: shown };
}

export interface DaysProps {
  days: readonly DayDetail[];
  /** Requested, but not decided yet. */
  asked: boolean;
  colour?: string | null;
  total: string;
}

export function Days({ days, asked, colour, total }: DaysProps) {
  const t = useT('console-leave');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('common:common.date')}</th>
          <th scope="col">{t('leave.why')}</th>
          <th scope="col">{t('console-fields:field.days')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Day key={day.date} day={day} square={squareOf(day, asked, colour)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{t('leave.sum')}</td>
          <td>{total}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Day({ day, square }: { day: DayDetail; square: DaySquareProps }) {
  const { date, weekday, days, hours } = useFormat();
  const reason = useReason();
  return (
    <tr data-back={Boolean(day.returned)}>
      <td>
        <DaySquare {...square} size="line" />
        {weekday(day.date, 'short')} <bdi>{date(day.date)}</bdi>
      </td>
      <td>{reason(day)}</td>
      <td>{day.part === 'HOURS' ? hours(day.minutes) : days(day.days)}</td>
    </tr>
  );
}

function useReason(): (day: DayDetail) => string {
  const t = useT('console-leave');
  const enumText = useEnumText();
  const { duration } = useFormat();
  return ({ kind, part, holiday, minutes, returned }) =>
    [
      kind === 'ON_LEAVE'
        ? part === 'HOURS'
          ? duration(minutes)
          : enumText(part === 'FULL' ? 'leaveDuration' : 'leavePeriod', part === 'FULL' ? 'FULL_DAY' : part)
        : enumText('leaveDayKind', kind),
      holiday,
      returned && t('leave.returned'),
    ]
      .filter(Boolean)
      .join(' · ');
}
