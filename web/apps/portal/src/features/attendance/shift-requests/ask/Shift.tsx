import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { defaultDatePattern, useFormat, useLanguage, useT } from '@kadro/i18n';
import { addDays, DateField, isDay, SelectField, today } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { AskPart, Muted } from '../../../../requests/ask/parts.tsx';
import { type DayRecord } from '../../data/types.ts';
import { useDayOf } from '../../overtime/data/queries.ts';
import { DayFacts } from '../../overtime/shared/DayFacts.tsx';
import { useAllShifts } from '../data/queries.ts';
import { useRequestCommand } from '../data/use-command.ts';
import { shiftPaths } from '../paths.ts';
import { AskFrame } from './Frame.tsx';
import { type Ask, useAsk } from './use-ask.ts';
import { useDateFault } from './use-date-fault.ts';

const Narrow = styled('div')({ display: 'flex' });

const wishes = ['shift', 'freeDay', 'swap'] as const;
type Wish = (typeof wishes)[number];

// oxlint-disable-next-line typescript/consistent-type-definitions -- interfaces are no records of texts
type Draft = { date: string; wish: Wish; shiftId: string; other: string; reason: string };
const fieldNames = ['date', 'wish', 'shiftId', 'other', 'reason'] as const;
const form = { name: 'attendance.shift', fields: fieldNames };

/** Asks for another shift, a free day, or to swap two days; for the date of the address. */
export default function AskShiftPage() {
  const t = useT('timesheet');
  const { id } = useUser();
  const [params] = useSearchParams();
  const asked = params.get('date') ?? '';
  const [start] = useState<Draft>({
    date: isDay(asked) ? asked : addDays(today(), 1),
    wish: 'shift',
    shiftId: '',
    other: '',
    reason: '',
  });
  const ask = useAskShift(start);
  const { date, wish, other } = ask.draft;
  return (
    <AskFrame
      title={t('timesheet:requests.askForShift')}
      ask={ask}
      onReason={(reason) => ask.change({ reason })}
      isReasonOptional
      aside={
        <>
          {isDay(date) && <DayFacts employeeId={id} date={date} />}
          {wish === 'swap' && isDay(other) && <DayFacts employeeId={id} date={other} />}
        </>
      }
    >
      <AskPart title={t('requests.when')}>
        <Narrow>
          <DateOf ask={ask} field="date" label={t('common:common.date')} />
        </Narrow>
      </AskPart>
      <AskPart title={t('requests.what')}>
        <WishFields ask={ask} />
      </AskPart>
    </AskFrame>
  );
}

const idsOf = (day: DayRecord | null | undefined): string[] =>
  (day?.assignedShifts ?? []).flatMap(({ id }) => (id === null ? [] : [id]));

function useAskShift(start: Draft): Ask<Draft> {
  const t = useT('timesheet');
  const { id: me } = useUser();
  const dateFault = useDateFault();
  const send = useRequestCommand();
  const [dates, setDates] = useState({ date: start.date, other: start.other });
  const [one, two] = [useDayOf(me, dayOrNull(dates.date)).data, useDayOf(me, dayOrNull(dates.other)).data];
  const daysOf = ({ date, wish, shiftId, other }: Draft) => {
    if (wish === 'swap')
      return [
        { date, shiftIds: idsOf(two) },
        { date: other, shiftIds: idsOf(one) },
      ];
    return [{ date, shiftIds: wish === 'shift' ? [shiftId] : [] }];
  };
  const ask = useAsk<Draft>({
    form,
    start,
    fieldNames,
    path: shiftPaths.own,
    faultsOf: ({ date, wish, shiftId, other }) => {
      const [first, second] = [dateFault(date), wish === 'swap' ? dateFault(other) : undefined];
      return {
        ...(first && { date: first }),
        ...(second && { other: second }),
        ...(wish === 'swap' && !second && other === date && { other: t('requests.otherDay') }),
        ...(wish === 'shift' && !shiftId && { shiftId: t('common:validation.required') }),
      };
    },
    send: (id, draft) =>
      send('POST /attendance/api/v1/workplan-requests', {
        body: { id, days: daysOf(draft), reason: draft.reason.trim() || null },
      }),
  });
  const { date, other } = ask.draft;
  if (date !== dates.date || other !== dates.other) setDates({ date, other });
  return ask;
}

const dayOrNull = (date: string): string | null => (isDay(date) ? date : null);

function DateOf({ ask, field, label }: { ask: Ask<Draft>; field: 'date' | 'other'; label: string }) {
  const language = useLanguage();
  const pattern = useUser().datePattern || defaultDatePattern;
  return (
    <DateField
      id={field}
      label={label}
      value={ask.draft[field]}
      onChange={(value) => ask.change({ [field]: value })}
      error={ask.errors[field]}
      language={language}
      pattern={pattern}
    />
  );
}

function WishFields({ ask }: { ask: Ask<Draft> }) {
  const t = useT('timesheet');
  const { wish } = ask.draft;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={wish}
        aria-label={t('requests.what')}
        sx={{ flexWrap: 'wrap', maxWidth: '100%' }}
        onChange={(_, value: Wish | null) => value && ask.change({ wish: value })}
      >
        {wishes.map((value, index) => (
          <ToggleButton key={value} value={value} id={index === 0 ? 'wish' : undefined}>
            {t(`requests.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {wish === 'shift' && <ShiftField ask={ask} />}
      {wish === 'swap' && (
        <>
          <Narrow>
            <DateOf ask={ask} field="other" label={t('requests.swapWith')} />
          </Narrow>
          <Muted>{t('requests.swapText')}</Muted>
        </>
      )}
    </>
  );
}

function ShiftField({ ask: { draft, change, errors } }: { ask: Ask<Draft> }) {
  const t = useT('timesheet');
  const { timeRange } = useFormat();
  const shifts = (useAllShifts().data ?? []).filter(({ archived, begin }) => !archived && begin !== null);
  return (
    <SelectField
      id="shiftId"
      label={t('requests.shiftWanted')}
      empty={t('requests.choose')}
      options={shifts.map(({ id, name, begin, end }) => ({
        value: id,
        label: [name, begin && end ? timeRange(begin, end) : ''].filter(Boolean).join(' '),
      }))}
      value={draft.shiftId}
      error={errors['shiftId']}
      onChange={({ target }) => change({ shiftId: target.value })}
    />
  );
}
