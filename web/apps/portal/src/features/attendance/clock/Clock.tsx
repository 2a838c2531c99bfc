import { type CSSProperties, Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { currentTime, Frame, phone, ReadFailure, Sheet, SkeletonBlock, today } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { lazily } from '../../../core/lazily.ts';
import { type Read, useRead } from '../../../core/use-read.ts';
import { Pending } from '../../../parts/RevealTogether.tsx';
import { clockQuestion } from '../data/clock-question.ts';
import { type ClockNow, type DayRecord } from '../data/types.ts';
import { Buttons } from './Buttons.tsx';
import { DayRail } from './DayRail.tsx';
import { Headline } from './Headline.tsx';
import { Readings } from './Readings.tsx';
import { doingNow } from './state.ts';
import { useClocking, useMinute } from './use-clocking.ts';

const ShiftChoice = lazily(() => import('./ShiftChoice.tsx'));
const Kept = lazily(() => import('./queue/Kept.tsx'));

const Body = styled('div')({ display: 'grid', gap: 16, minWidth: 0, [phone]: { gap: 12 } });
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '14px 20px',
  [phone]: { display: 'contents' },
});

function useClock(day: string): Read<ClockNow> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(clockQuestion(api, id, day));
}

/** The clock: how much was worked so far, the buttons that the web terminal allows, and what was recorded today. */
export function Clock({ style }: { style?: CSSProperties }) {
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

const hasTimes = ({ assignedShifts }: DayRecord): boolean => assignedShifts.some(({ begin }) => begin !== null);

function Today({ now, day }: { now: ClockNow; day: string }) {
  useMinute();
  const clocking = useClocking(now.clock.now);
  const record = shownDay(now, day);
  const next = now.days.find((one) => one.date > day && hasTimes(one));
  const doing = doingNow(now, clocking.kept, currentTime().toISOString());
  return (
    <Body>
      <Top>
        <Headline doing={doing} record={record} next={next} />
        <Buttons doing={doing} terminal={now.terminal} clocking={clocking} />
      </Top>
      {record && <DayRail doing={doing} record={record} kept={clocking.kept} />}
      <Readings record={record} />
      <Suspense>
        {clocking.kept.length > 0 && <Kept clocking={clocking} />}
        {(clocking.choice ?? now.clock.ask) && <ShiftChoice now={now} clocking={clocking} />}
      </Suspense>
    </Body>
  );
}
