import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Arrow } from '../parts/Arrow.tsx';
import { type HistoryRow } from '../server/data-provider.ts';
import { withoutRepeated } from './changed-field.ts';
import { type HistoryTexts } from '../fields/history-texts.ts';
import { daysLate, recordedOn } from './days.ts';
import { useChange } from './use-change.tsx';
import { useEventName } from './use-words.ts';

const Values = styled('div')({
  display: 'grid',
  gap: 2,
  '& > span': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& .old': { color: ink.textMuted },
});

export interface ChangeRowProps {
  of: HistoryTexts;
  entry: HistoryRow;
  who: ReactNode;
  onDay: (day: string) => void;
}

export function ChangeRow({ of, entry, who, onDay }: ChangeRowProps) {
  const t = useT('time');
  const eventName = useEventName();
  const { state, type } = entry;
  const isLate = daysLate(entry, of.begins) > 0;
  return (
    <tr data-state={state} data-late={isLate}>
      <td>
        <DaySquare
          fill={state === 'DONE' ? 'solid' : 'dashed'}
          tone={isLate ? 'detail' : 'ink'}
          size="line"
          label={state === 'PLANNED' ? t('change.planned') : undefined}
        />
      </td>
      <td className="day">
        <DayButton day={entry.on} onDay={onDay} />
      </td>
      <td>
        <strong>{eventName(type)}</strong>
        <Changes of={of} entry={entry} />
      </td>
      <td>{who}</td>
      <td className="recorded">
        <Recorded entry={entry} late={daysLate(entry, of.begins)} />
      </td>
    </tr>
  );
}

function DayButton({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const t = useT('time');
  const { date, dateInSentence } = useFormat();
  return (
    <button
      type="button"
      onClick={() => onDay(day)}
      aria-label={t('change.go', { date: dateInSentence(day), raw: true })}
    >
      {date(day)}
    </button>
  );
}

function Recorded({ entry, late }: { entry: HistoryRow; late: number }) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const recordedDay = recordedOn(entry);
  const values = { date: dateInSentence(recordedDay), count: late };
  if (entry.state === 'REVOKED') return t('change.revoked');
  if (entry.state === 'DONE' && late > 0) return t('change.late', values);
  if (entry.state === 'DONE' && entry.on < recordedDay) return t('change.entered', { date: values.date });
  if (entry.state === 'DONE' && entry.on === recordedDay) return t('change.sameDay');
  return t('change.plannedOn', values);
}

function Changes({ of, entry }: Pick<ChangeRowProps, 'of' | 'entry'>) {
  const describe = useChange(of);
  const changes = withoutRepeated(entry.changes, of.repeated).map(describe);
  return (
    <Values className="values">
      {changes.map(({ field, old, new: now }) => (
        <span key={field}>
          <span className="old">{field}</span>
          <bdi className="old">{old ?? '–'}</bdi>
          <Arrow />
          <bdi>{now ?? '–'}</bdi>
        </span>
      ))}
    </Values>
  );
}
