import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat, useT } from '@kadro/i18n';
import { Why, type WhyEntry } from '@kadro/ui';
import { leaveRequests } from '../paths.ts';
import { useAmounts } from '../shared/use-amounts.ts';
import { type LeaveStatement } from '../data/types.ts';
import { nameOf } from '../../../people/types.ts';

export interface WhyListProps {
  statement: LeaveStatement;
  more?: readonly { id: string; label: ReactNode; value: ReactNode }[];
}

export function WhyList({ statement: { on, opening, lines, following, balance }, more = [] }: WhyListProps) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const amounts = useAmounts();
  const toEntry = useEntry();
  const year = on.slice(0, 4);
  const carried: WhyEntry = {
    id: 'opening',
    when: dateInSentence(`${year}-01-01`),
    what: t('why.opening', { year: String(Number(year) - 1) }),
    change: amounts.change(opening),
    isMore: opening > 0,
  };
  const still: WhyEntry = {
    id: 'after',
    when: '',
    what: t('why.after', { date: dateInSentence(on) }),
    change: amounts.change(following),
    isMore: false,
  };
  const all = [
    ...(opening === 0 && lines.length > 0 ? [] : [carried]),
    ...lines.map(toEntry),
    ...(following === 0 ? [] : [still]),
  ];
  return (
    <Why
      entries={all}
      sum={{ label: t('why.sum', { date: dateInSentence(on) }), value: amounts.balance(balance) }}
      more={more}
      lateLabel={t('why.late')}
    />
  );
}

type Entry = LeaveStatement['lines'][number]['entry'];

function useEntry(): (line: LeaveStatement['lines'][number]) => WhyEntry {
  const { dateInSentence } = useFormat();
  const amounts = useAmounts();
  return ({ change, entry }) => ({
    id: entry.id,
    when: dateInSentence(entry.on, entry.until),
    what: <What entry={entry} />,
    second: <Recorded entry={entry} />,
    change: amounts.change(change),
    isMore: change > 0,
    isLate: entry.late,
    isAsked: entry.pending,
  });
}

function What({ entry: { kind, requestId, minutes } }: { entry: Entry }) {
  const t = useT('leave');
  const { hours } = useFormat();
  const word = t(`common:enum.leaveEntryKind.${kind}`);
  return (
    <>
      {requestId ? (
        <Link to={`${leaveRequests}/${requestId}`} style={{ color: 'inherit' }}>
          {word}
        </Link>
      ) : (
        word
      )}
      {minutes !== null && (
        <>
          {' · '}
          <bdi>{hours(Math.abs(minutes))}</bdi>
        </>
      )}
    </>
  );
}

function Recorded({ entry: { pending, recordedAt, by, note } }: { entry: Entry }) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const date = dateInSentence(recordedAt);
  const recorded = by ? t('why.recordedBy', { date, name: nameOf(by) }) : t('why.recorded', { date });
  return (
    <>
      {[pending && t('why.pending'), recorded].filter(Boolean).join(' · ')}
      {note && (
        <>
          {' '}
          <q>{note}</q>
        </>
      )}
    </>
  );
}
