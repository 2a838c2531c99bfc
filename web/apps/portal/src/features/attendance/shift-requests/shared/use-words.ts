import { useMemo } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { type RequestWords } from '../../../inbox/kind.ts';
import { useAllShifts } from '../data/queries.ts';
import { type Correction, type ShiftRequest } from '../data/types.ts';

/** The words of requests for corrected clock records. */
export function useCorrectionWords(): RequestWords<Correction> {
  const t = useT('timesheet');
  const { dateInSentence, time } = useFormat();
  return useMemo(() => {
    const reading = (at: string, kind: Correction['eventType'], zone: string): string =>
      `${t(`clock:event.${kind ?? 'UNKNOWN'}`)} ${time(at, zone)}`;
    return {
      period: ({ date }) => dateInSentence(date),
      amount: ({ was, at, eventType, zone }) => {
        const former = was ? reading(was.at, was.eventType, zone) : '';
        if (at === null) return former;
        return was
          ? t('requests.becomes', { before: former, after: reading(at, eventType, zone) })
          : reading(at, eventType, zone);
      },
      part: ({ source }) => (source === 'PERSON' ? undefined : t(`requests.source.${source}`)),
      type: ({ problem }) => t(`requests.problem.${problem}`),
    };
  }, [t, dateInSentence, time]);
}

/** A dash after which no line ends. */
const unbroken = '–\u2060';

/** Shifts by their ids, in words; none is a free day, null = the working pattern counts. */
export function useShiftsInWords(): (ids: readonly string[] | null) => string {
  const t = useT('timesheet');
  const { timeRange, list } = useFormat();
  const { data } = useAllShifts();
  return useMemo(() => {
    const byId = new Map((data ?? []).map((shift) => [shift.id, shift]));
    const word = (id: string): string => {
      const shift = byId.get(id);
      if (!shift) return '…';
      const hours = shift.begin && shift.end ? timeRange(shift.begin, shift.end).replace('–', unbroken) : '';
      return [shift.name, hours].filter(Boolean).join(' ');
    };
    return (ids) => (ids === null ? t('pattern') : ids.length === 0 ? t('requests.free') : list(ids.map(word)));
  }, [data, t, timeRange, list]);
}

/** The words of requests for other shifts. */
export function useShiftRequestWords(): RequestWords<ShiftRequest> {
  const t = useT('timesheet');
  const { dateInSentence, weekday, list } = useFormat();
  const shifts = useShiftsInWords();
  return useMemo(
    () => ({
      period: ({ from, to }) => dateInSentence(from, to),
      amount: ({ days: [first, ...more] }) => {
        if (!first) return '';
        if (more.length === 0)
          return t('requests.becomes', { before: shifts(first.before), after: shifts(first.shiftIds) });
        return list([first, ...more].map(({ date, shiftIds }) => `${weekday(date, 'short')} ${shifts(shiftIds)}`));
      },
      part: () => undefined,
      type: ({ days }) => t(`requests.${typeOf(days)}`),
    }),
    [t, dateInSentence, weekday, list, shifts],
  );
}

/** A day that becomes free while another one gets a shift is a swap. */
function typeOf(days: ShiftRequest['days']): 'shift' | 'freeDay' | 'swap' {
  const free = days.filter(({ shiftIds }) => shiftIds.length === 0).length;
  return free === days.length ? 'freeDay' : free > 0 ? 'swap' : 'shift';
}
