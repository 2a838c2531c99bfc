import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { currentTime, ink } from '@kadro/ui';
import { type DayRecord } from '../data/types.ts';
import { minuteOf, plannedPieces } from '../shared/rail-of-day.ts';
import { type Doing } from './state.ts';
import { useShiftWords } from './words.ts';

const Words = styled('div')({ display: 'grid', gap: 4, minWidth: 0, flex: '1 1 240px' });
const Big = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  color: ink.textMuted,
  '& > strong': {
    ...(theme.typography.figure as object),
    color: ink.text,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}));
const Second = styled('p')(({ theme }) => ({
  ...theme.typography.dense,
  color: ink.textMuted,
  '& b': { color: ink.text, marginInlineEnd: 6 },
}));

interface HeadlineProps {
  doing: Doing;
  record: DayRecord | undefined;
  /** The next day with a shift. */
  next: DayRecord | undefined;
}

/** Worked so far, of what is expected; the shift, and what one does now. */
export function Headline({ doing, record, next }: HeadlineProps) {
  const t = useT('clock');
  const { duration, time } = useFormat();
  const words = useShiftWords();
  const { state, since, worked } = doing;
  const shifts = record?.assignedShifts ?? [];
  const said = { BREAK: 'breakSince', DUTY: 'dutySince', IN: 'since' } as const;
  const doingWords = state === 'OUT' || since === null ? t('out') : t(said[state], { time: time(since) });
  return (
    <Words>
      <Big>
        <strong>{duration(worked)}</strong>
        <span>
          {record && record.expectedWorkTime > 0
            ? t('ofWorked', { time: duration(record.expectedWorkTime) })
            : t('worked')}
        </span>
      </Big>
      <Second>
        {shifts.length === 0 && `${t('noShift')} · `}
        {shifts.map((shift) => (
          <span key={shift.id ?? 'pattern'}>
            <b>{shift.begin === null ? t('pattern') : words.name(shift)}</b>
            {words.hours(shift)}
            {' · '}
          </span>
        ))}
        <EndsIn doing={doing} record={record} />
        <span aria-live="polite">{doingWords}</span>
      </Second>
      {state === 'OUT' && next && <Next day={next} />}
    </Words>
  );
}

/** How long the shift still lasts, while one is in. */
function EndsIn({ doing: { state }, record }: Pick<HeadlineProps, 'doing' | 'record'>): ReactNode {
  const t = useT('clock');
  const { duration } = useFormat();
  if (!record || state === 'OUT') return null;
  const end = Math.max(0, ...plannedPieces(record).map(({ to }) => to));
  const left = end - minuteOf(currentTime(), record.date, record.zone);
  return left > 0 ? `${t('endsIn', { time: duration(left) })} · ` : null;
}

function Next({ day }: { day: DayRecord }) {
  const t = useT('clock');
  const { dateInSentence, weekday } = useFormat();
  const words = useShiftWords();
  const shift = day.assignedShifts.find(({ begin }) => begin !== null);
  if (!shift) return null;
  const when = `${weekday(day.date, 'short')} ${dateInSentence(day.date)}`;
  return (
    <Second>
      {t('next')} <b>{[when, words.name(shift)].filter(Boolean).join(', ')}</b>
      {words.hours(shift)}
    </Second>
  );
}
