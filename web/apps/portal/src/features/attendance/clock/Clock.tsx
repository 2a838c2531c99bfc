import { type CSSProperties, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { currentTime, Frame, ink, phone, ReadFailure, Sheet, SkeletonBlock, TimeRail, today } from '@kadro/ui';
import { Pending } from '../../../parts/RevealTogether.tsx';
import { useClock } from '../data/queries.ts';
import { type ClockNow, type DayRecord } from '../data/types.ts';
import { hoursAround, minuteOf, plannedPieces, readPieces } from '../shared/rail-of-day.ts';
import { useDayWords } from '../shared/use-day-words.ts';
import { Buttons } from './Buttons.tsx';
import { ShiftChoice } from './ShiftChoice.tsx';
import { useClocking, useMinute } from './use-clocking.ts';

const Body = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '14px 20px',
  [phone]: { display: 'contents' },
});
const Words = styled('div')({ display: 'grid', gap: 4, minWidth: 0 });
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
  '& > b': { color: ink.text },
}));
const Readings = styled('ul')(({ theme }) => ({
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

/** The clock: whether one is in, what was recorded today, and the buttons that the web terminal allows. */
export function Clock({ style }: { style: CSSProperties }) {
  const t = useT('clock');
  const [day] = useState(today);
  const read = useClock(day);
  if (!read.data && read.error === undefined)
    return (
      <div style={style}>
        <Pending />
        <Sheet>
          <SkeletonBlock height={190} />
        </Sheet>
      </div>
    );
  return (
    <div style={style}>
      <Frame shown={read.data !== undefined}>
        <Sheet aria-label={t('title')}>
          {read.data ? (
            <Today now={read.data} day={day} />
          ) : (
            <ReadFailure
              error={read.error}
              title={t('down')}
              onRetry={() => void read.reload()}
              retrying={read.loading}
            />
          )}
        </Sheet>
      </Frame>
    </div>
  );
}

/** The day that the clock is about: that of the open stay, else today. */
const shownDay = ({ clock, days }: ClockNow, today: string): DayRecord | undefined =>
  days.find(({ date }) => date === (clock.date ?? today)) ?? days.find(({ date }) => date === today);

function Today({ now, day }: { now: ClockNow; day: string }) {
  const clocking = useClocking();
  const record = shownDay(now, day);
  return (
    <Body>
      <Top>
        <Headline now={now} record={record} day={day} />
        <Buttons now={now} clocking={clocking} />
      </Top>
      {record && <DayRail now={now} record={record} />}
      <ReadingList record={record} />
      <ShiftChoice now={now} clocking={clocking} />
    </Body>
  );
}

function Headline({ now: { clock }, record, day }: { now: ClockNow; record: DayRecord | undefined; day: string }) {
  const t = useT('clock');
  useMinute();
  const { duration, time } = useFormat();
  const words = useDayWords(day);
  const isIn = clock.since !== null;
  // a running clock, and nothing that counts: what counts comes from the server
  const running = isIn
    ? Math.max(0, Math.floor((currentTime().getTime() - Date.parse(clock.since ?? '')) / 60_000))
    : 0;
  const state = { BREAK: 'breakSince', DUTY: 'dutySince', IN: 'since' } as const;
  const shifts = record?.assignedShifts ?? [];
  return (
    <Words>
      <Big>
        <strong>{duration(isIn ? running : (record?.actualWorkTime ?? 0))}</strong>
        <span aria-live="polite">
          {clock.state === 'OUT' || clock.since === null
            ? t('out')
            : t(state[clock.state], { time: time(clock.since) })}
        </span>
      </Big>
      <Second>
        {shifts.length === 0 ? t('noShift') : null}
        {shifts.map((shift) => (
          <span key={shift.id ?? 'pattern'}>
            <b>{shift.begin === null ? t('pattern') : words.shift(shift)}</b> {words.hours(shift)}
            {' · '}
          </span>
        ))}
        {shifts.length > 0 && record && t('planned', { time: duration(record.expectedWorkTime) })}
      </Second>
      {isIn && record !== undefined && record.actualWorkTime > 0 && (
        <Second>{t('counted', { time: duration(record.actualWorkTime) })}</Second>
      )}
    </Words>
  );
}

function DayRail({ now: { clock }, record }: { now: ClockNow; record: DayRecord }) {
  const t = useT('clock');
  useMinute();
  const time = currentTime();
  const at = minuteOf(time, record.date, record.zone);
  const pieces = [...plannedPieces(record), ...readPieces(record, clock.since === null ? null : time.toISOString())];
  const hours = hoursAround(pieces, at);
  const step = hours.to - hours.from > 780 ? 120 : 60;
  return <TimeRail {...hours} pieces={pieces} now={at} ticks={step} size="large" label={t('rail')} />;
}

function ReadingList({ record }: { record: DayRecord | undefined }) {
  const t = useT('clock');
  const { time } = useFormat();
  const readings = (record?.readings ?? []).filter(({ counts }) => counts !== 'IGNORED');
  return (
    <Readings aria-live="polite">
      {readings.length === 0 && <li>{t('noReading')}</li>}
      {readings.map(({ id, at, eventType }) => (
        <li key={id}>
          <b>{time(at, record?.zone)}</b>
          {t(`event.${eventType}`)}
        </li>
      ))}
    </Readings>
  );
}
