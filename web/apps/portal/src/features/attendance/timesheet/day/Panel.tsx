import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { addDays, day as dayColour, ink, Sheet, TimeRail } from '@kadro/ui';
import { Async } from '../../../../parts/Async.tsx';
import { useReasons } from '../../data/queries.ts';
import { type DayRecord } from '../../data/types.ts';
import { DayMark } from '../../shared/DayMark.tsx';
import { hoursAround, minuteOf, plannedPieces, readPieces, spanOf, useRunning } from '../../shared/rail-of-day.ts';
import { type DayWords } from '../../shared/use-day-words.ts';
import { type View } from '../use-view.ts';
import { AskForApproval } from '../../overtime/AskForApproval.tsx';
import { Corrections } from './Corrections.tsx';
import { Figures } from './Figures.tsx';
import { Readings } from './Readings.tsx';

const Root = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 12 });
const Title = styled('h2')(({ theme }) => theme.typography.section as object);
const Second = styled('p')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: ink.textMuted,
}));
const Big = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  color: ink.textMuted,
  '& > strong': { ...(theme.typography.figure as object), color: ink.text, whiteSpace: 'nowrap' },
}));
const Warning = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: dayColour.red.text }));
const Buttons = styled('div')({ display: 'flex', flex: 'none' });

export interface DayPanelProps {
  date: string;
  day: DayRecord | undefined;
  today: string;
  words: DayWords;
  view: View;
}

/** A day and why, beside the month. */
export function DayPanel(props: DayPanelProps) {
  const id = useId();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') props.view.show({ day: null });
  };
  return (
    <Sheet aria-labelledby={id} onKeyDown={onKeyDown}>
      <Day {...props} titleId={id} />
    </Sheet>
  );
}

/** The same as a sheet over the month. */
export function DayDialog(props: DayPanelProps) {
  const id = useId();
  return (
    <Dialog open onClose={() => props.view.show({ day: null })} aria-labelledby={id} maxWidth="sm" fullWidth>
      <div style={{ padding: 16 }}>
        <Day {...props} titleId={id} />
      </div>
    </Dialog>
  );
}

function Day({ date, day, today, words, view, titleId }: DayPanelProps & { titleId: string }) {
  const t = useT('timesheet');
  return (
    <Root>
      <Head>
        <div>
          <Title id={titleId}>{words.long(date)}</Title>
          <Second>
            <DayMark day={day} today={today} />
            {words.word(day)}
            {day?.assignedShifts.map((shift) => (
              <span key={shift.id ?? 'pattern'}>
                {shift.begin === null ? t('pattern') : `${words.shift(shift)} ${words.hours(shift)}`}
              </span>
            ))}
          </Second>
        </div>
        <Buttons>
          <Step label={t('previousDay')} onPress={() => view.show({ day: addDays(date, -1) })}>
            <ChevronLeft className="turns" size={18} strokeWidth={1.7} aria-hidden />
          </Step>
          <Step label={t('nextDay')} onPress={() => view.show({ day: addDays(date, 1) })}>
            <ChevronRight className="turns" size={18} strokeWidth={1.7} aria-hidden />
          </Step>
          <Step label={t('common:action.close')} onPress={() => view.show({ day: null })}>
            <X size={18} strokeWidth={1.7} aria-hidden />
          </Step>
        </Buttons>
      </Head>
      {day ? <Known day={day} /> : <Second>{t('noDay')}</Second>}
      <Corrections date={date} today={today} />
    </Root>
  );
}

function Step({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <IconButton aria-label={label} onClick={onPress}>
      {children}
    </IconButton>
  );
}

function Known({ day }: { day: DayRecord }) {
  const t = useT('timesheet');
  const { duration, hours } = useFormat();
  const reasons = useReasons(day.date);
  const [framed, setFramed] = useState<readonly string[]>([]);
  const running = useRunning(day);
  const isRunning = running !== null && day.readings.length > 0;
  const pieces = [...plannedPieces(day), ...readPieces(day, running)];
  const range = hoursAround(pieces);
  const meant = spanOf(day, framed);
  const marks = day.readings.map(({ at }, place) => ({
    at: minuteOf(at, day.date, day.zone),
    label: String(place + 1),
  }));
  return (
    <>
      <Big>
        <strong>{isRunning ? t('running') : duration(day.actualWorkTime)}</strong>
        <span>{t('ofExpected', { time: hours(day.expectedWorkTime) })}</span>
      </Big>
      {pieces.length > 0 && (
        <TimeRail
          {...range}
          pieces={meant ? [...pieces, { kind: 'meant', ...meant }] : pieces}
          marks={marks}
          ticks={range.to - range.from > 660 ? 120 : 60}
          size="large"
        />
      )}
      {day.warnings.map((warning) => (
        <Warning key={warning}>{t(`warning.${warning}`)}</Warning>
      ))}
      <Async query={reasons} lines={6} failed={t('down')}>
        {(known) => known && <Figures reasons={known} readings={day.readings} onFrame={setFramed} />}
      </Async>
      <Readings day={day} />
      <AskForApproval day={day} />
    </>
  );
}
