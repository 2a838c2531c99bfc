import { useFormat, useT } from '@kadro/i18n';
import { ink, StatusChip } from '@kadro/ui';
import { useCallback } from 'react';
import { RecordNames } from '../../../fields/RecordName.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { Arrow } from '../../../parts/Arrow.tsx';
import { type AskedRow } from '../../../requests/model.ts';
import { type CorrectionRow, type ShiftRow, typeOf } from './model.ts';

export function StateChip({ status }: Pick<AskedRow, 'status'>) {
  const enumText = useEnumText();
  return <StatusChip status={status}>{enumText('requestStatus', status)}</StatusChip>;
}

/** The days that other shifts are asked for. */
export function useShiftWhen(): (request: Pick<ShiftRow, 'from' | 'to'>) => string {
  const { dateInSentence } = useFormat();
  return useCallback(({ from, to }) => dateInSentence(from, to), [dateInSentence]);
}

export function useCorrectionWhen(): (request: Pick<CorrectionRow, 'date'>) => string {
  const { dateInSentence } = useFormat();
  return useCallback(({ date }) => dateInSentence(date), [dateInSentence]);
}

/** Another shift, a free day, or a swap. */
export function WhatIsWanted({ request }: { request: ShiftRow }) {
  const t = useT('timesheet');
  return t(`requests.${typeOf(request)}`);
}

/** No record, a wrong one, or one too many. */
export function Problem({ request: { problem } }: { request: CorrectionRow }) {
  const t = useT('timesheet');
  return t(`requests.problem.${problem}`);
}

/** Shifts of a day; none is a free day, null = the working pattern counts. */
export function ShiftsOf({ ids }: { ids?: readonly string[] | null }) {
  const t = useT('timesheet');
  if (!ids) return t('pattern');
  return ids.length === 0 ? t('requests.free') : <RecordNames of="shifts" ids={ids} />;
}

type Reading = { at: string; eventType: NonNullable<CorrectionRow['eventType']> };

/** Kind and time of a clock record, at its place. */
export function ReadingOf({ reading, zone }: { reading: Reading; zone: string }) {
  const enumText = useEnumText();
  const { time } = useFormat();
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {enumText('clockEventType', reading.eventType)} <bdi>{time(reading.at, zone)}</bdi>
    </span>
  );
}

/** What is there and what is wanted in its place; nothing wanted = it is to be taken back. */
export function Corrected({ request: { was, at, eventType, zone } }: { request: CorrectionRow }) {
  const wanted = at && eventType ? <ReadingOf reading={{ at, eventType }} zone={zone} /> : null;
  if (!was) return wanted;
  return (
    <>
      <span style={wanted ? { color: ink.textMuted } : { textDecoration: 'line-through' }}>
        <ReadingOf reading={was} zone={zone} />
      </span>
      {wanted && (
        <>
          {' '}
          <Arrow /> {wanted}
        </>
      )}
    </>
  );
}
