import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from '@mui/material/styles';
import { defaultDatePattern, digits, useFormat, useLanguage, useT } from '@kadro/i18n';
import { DateField, Field, isDay, leftToRight, SelectField, SkeletonBlock, Sheet, today } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { AskPart } from '../../../../requests/ask/parts.tsx';
import { type DayRecord } from '../../data/types.ts';
import { useDayOf } from '../../overtime/data/queries.ts';
import { DayFacts } from '../../overtime/shared/DayFacts.tsx';
import { type Problem, problems } from '../data/types.ts';
import { useRequestCommand } from '../data/use-command.ts';
import { correctionPaths } from '../paths.ts';
import { AskFrame } from './Frame.tsx';
import { type Ask, useAsk } from './use-ask.ts';
import { useDateFault } from './use-date-fault.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 14, alignItems: 'start' });

type EventType = DayRecord['readings'][number]['eventType'];
const eventTypes = [
  'CLOCK_IN',
  'CLOCK_OUT',
  'BREAK_OUT',
  'BREAK_IN',
  'LUNCH_OUT',
  'LUNCH_IN',
  'DUTY_OUT',
  'DUTY_IN',
] as const;

// a type alias, as interfaces are no records of texts
// oxlint-disable-next-line typescript/consistent-type-definitions
type Draft = {
  problem: Problem;
  clockRecordId: string;
  date: string;
  time: string;
  eventType: EventType;
  reason: string;
};
const fieldNames = ['problem', 'clockRecordId', 'date', 'time', 'eventType', 'reason'] as const;
const form = { name: 'attendance.correction', fields: fieldNames };

/** Asks for a correction of one's own clock records, for the date of the address. */
export default function AskCorrectionPage() {
  const { id } = useUser();
  const [params] = useSearchParams();
  const asked = params.get('date') ?? '';
  const [date] = useState(isDay(asked) ? asked : today());
  const { data, error } = useDayOf(id, date);
  if (data === undefined && error === undefined)
    return (
      <Sheet>
        <SkeletonBlock height={320} />
      </Sheet>
    );
  return <AskCorrection start={startOf(date, data ?? null)} />;
}

/** What is most likely missing: the clock-out of a day that has only a clock-in. */
function startOf(date: string, day: DayRecord | null): Draft {
  const last = day?.readings.at(-1);
  const isOpen = last !== undefined && last.eventType !== 'CLOCK_OUT';
  const end = day?.assignedShifts.find((shift) => shift.end !== null)?.end ?? '';
  return {
    problem: 'MISSING',
    clockRecordId: '',
    date,
    time: isOpen ? end.slice(0, 5) : '',
    eventType: isOpen ? 'CLOCK_OUT' : 'CLOCK_IN',
    reason: '',
  };
}

function useAskCorrection(start: Draft): Ask<Draft> {
  const t = useT('timesheet');
  const send = useRequestCommand();
  const dateFault = useDateFault();
  return useAsk<Draft>({
    form,
    start,
    fieldNames,
    path: correctionPaths.own,
    faultsOf: ({ problem, clockRecordId, date, time, reason }) => {
      const fault = dateFault(date);
      const isTimed = problem !== 'SUPERFLUOUS';
      return {
        ...(problem !== 'MISSING' && !clockRecordId && { clockRecordId: t('common:validation.required') }),
        ...(fault && { date: fault }),
        ...(isTimed && timeOf(time) === null && { time: t('requests.timeWrong') }),
        ...(!reason.trim() && { reason: t('common:validation.required') }),
      };
    },
    send: (id, { problem, clockRecordId, date, time, eventType, reason }) =>
      send('POST /attendance/api/v1/clock-corrections', {
        body: {
          id,
          problem,
          reason: reason.trim(),
          ...(problem !== 'MISSING' && { clockRecordId }),
          ...(problem !== 'SUPERFLUOUS' && { date, time: timeOf(time), eventType }),
        },
      }),
  });
}

/** 8:05, 8.05 and 0805 are 08:05; null = no time. */
export function timeOf(typed: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.\s]?(\d{2})$/.exec(typed.trim()) ?? [];
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

function AskCorrection({ start: given }: { start: Draft }) {
  const t = useT('timesheet');
  const { id } = useUser();
  const [start] = useState(given);
  const ask = useAskCorrection(start);
  const { draft } = ask;
  const day = useDayOf(id, isDay(draft.date) ? draft.date : null).data ?? null;
  return (
    <AskFrame
      title={t('timesheet:requests.askForCorrection')}
      ask={ask}
      onReason={(reason) => ask.change({ reason })}
      aside={isDay(draft.date) && <DayFacts employeeId={id} date={draft.date} />}
    >
      <AskPart title={t('requests.what')}>
        <ProblemField ask={ask} />
        {draft.problem !== 'MISSING' && <ReadingField ask={ask} day={day} />}
      </AskPart>
      <AskPart title={t('requests.when')}>
        <WhenFields ask={ask} />
      </AskPart>
    </AskFrame>
  );
}

function ProblemField({ ask: { draft, change } }: { ask: Ask<Draft> }) {
  const t = useT('timesheet');
  return (
    <SelectField
      id="problem"
      label={t('requests.what')}
      options={problems.map((value) => ({ value, label: t(`requests.problem.${value}`) }))}
      value={draft.problem}
      onChange={({ target }) => change({ problem: problems.find((one) => one === target.value) ?? 'MISSING' })}
    />
  );
}

function ReadingField({ ask: { draft, change, errors }, day }: { ask: Ask<Draft>; day: DayRecord | null }) {
  const t = useT('timesheet');
  const { time } = useFormat();
  const readings = day?.readings ?? [];
  const choose = (id: string) => {
    const chosen = readings.find((one) => one.id === id);
    change({
      clockRecordId: id,
      ...(chosen && day && { eventType: chosen.eventType, time: time(chosen.at, day.zone) }),
    });
  };
  return (
    <SelectField
      id="clockRecordId"
      label={t('requests.which')}
      empty={t('requests.choose')}
      options={readings.map(({ id, at, eventType }) => ({
        value: id,
        label: `${time(at, day?.zone)} ${t(`clock:event.${eventType}`)}`,
      }))}
      value={draft.clockRecordId}
      error={errors['clockRecordId']}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

type FieldsOf = Pick<Ask<Draft>, 'draft' | 'change' | 'errors'>;

function WhenFields({ ask: { draft, change, errors } }: { ask: FieldsOf }) {
  const t = useT('timesheet');
  const language = useLanguage();
  const pattern = useUser().datePattern || defaultDatePattern;
  return (
    <>
      <Line>
        <DateField
          id="date"
          label={t('common:common.date')}
          value={draft.date}
          onChange={(date) => change({ date, clockRecordId: '' })}
          error={errors['date']}
          language={language}
          pattern={pattern}
        />
        {draft.problem !== 'SUPERFLUOUS' && (
          <Field
            id="time"
            label={t('requests.time')}
            placeholder="00:00"
            value={draft.time}
            error={errors['time']}
            onChange={({ target }) => change({ time: digits(target.value) })}
            inputProps={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }}
            sx={leftToRight}
          />
        )}
      </Line>
      {draft.problem !== 'SUPERFLUOUS' && <KindField ask={{ draft, change, errors }} />}
    </>
  );
}

function KindField({ ask: { draft, change, errors } }: { ask: FieldsOf }) {
  const t = useT('timesheet');
  return (
    <SelectField
      id="eventType"
      label={t('requests.kind')}
      options={eventTypes.map((value) => ({ value, label: t(`clock:event.${value}`) }))}
      value={draft.eventType}
      error={errors['eventType']}
      onChange={({ target }) => change({ eventType: eventTypes.find((one) => one === target.value) ?? 'CLOCK_IN' })}
    />
  );
}
