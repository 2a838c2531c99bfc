import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat, useT } from '@kadro/i18n';
import { Why, type WhyEntry } from '@kadro/ui';
import { leaveRequests } from '../paths.ts';
import { useAmounts } from '../shared/use-amounts.ts';
import { type LeaveEntry, type LeaveYear } from '../data/types.ts';
import { nameOf } from '../../../people/types.ts';
import { entriesOfDay } from './entries.ts';

export interface WhyListProps {
  year: LeaveYear;
  day: string;
  value: number;
  more?: readonly { id: string; label: ReactNode; value: ReactNode }[];
}

/** The entries behind a balance: carried over, granted, used, each with who recorded it and when. */
export function WhyList({ year, day, value, more = [] }: WhyListProps) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const { balance, change } = useAmounts();
  const toEntry = useEntry();
  const { entries, after } = entriesOfDay(year, day, value);
  const opening: WhyEntry = {
    id: 'opening',
    when: dateInSentence(`${year.year}-01-01`),
    what: t('why.opening', { year: String(year.year - 1) }),
    change: change(year.opening),
    isMore: year.opening > 0,
  };
  const still: WhyEntry = {
    id: 'after',
    when: '',
    what: t('why.after', { date: dateInSentence(day) }),
    change: change(after),
    isMore: false,
  };
  const all = [
    ...(year.opening === 0 && entries.length > 0 ? [] : [opening]),
    ...entries.map(toEntry),
    ...(after === 0 ? [] : [still]),
  ];
  return (
    <Why
      entries={all}
      sum={{ label: t('why.sum', { date: dateInSentence(day) }), value: balance(value) }}
      more={more}
      lateLabel={t('why.late')}
    />
  );
}

function useEntry(): (entry: LeaveEntry) => WhyEntry {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const { change } = useAmounts();
  return ({ id, on, until, kind, days, pending, requestId, recordedAt, note, late, by }) => {
    const word = t(`common:enum.leaveEntryKind.${kind}`);
    const recorded = by
      ? t('why.recordedBy', { date: dateInSentence(recordedAt), name: nameOf(by) })
      : t('why.recorded', { date: dateInSentence(recordedAt) });
    return {
      id,
      when: dateInSentence(on, until ?? on),
      what: requestId ? (
        <Link to={`${leaveRequests}/${requestId}`} style={{ color: 'inherit' }}>
          {word}
        </Link>
      ) : (
        word
      ),
      second: (
        <>
          {[pending && t('why.pending'), recorded].filter(Boolean).join(' · ')}
          {note && (
            <>
              {' '}
              <q>{note}</q>
            </>
          )}
        </>
      ),
      change: change(days),
      isMore: days > 0,
      isLate: late === true,
      isAsked: pending === true,
    };
  };
}
