import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, Person, phone, radius, status as tones, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { fullName } from '../features/identity/employees/model.ts';
import { type HistoryRow } from '../server/data-provider.ts';
import { daysLate, recordedOn } from './days.ts';
import { toldOnce } from './changed-field.ts';
import { useChange } from './List.tsx';
import { useActors, useWhat } from './use-words.ts';

const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    ...(theme.typography.label as object),
    color: ink.textMuted,
    textAlign: 'start',
    height: 40,
    padding: '0 8px',
    borderBlockEnd: `1px solid ${ink.lineStrong}`,
  },
  '& td': { padding: '8px', verticalAlign: 'top', borderBlockEnd: `1px solid ${ink.line}`, overflowWrap: 'anywhere' },
  '& tr[data-state="PLANNED"] td': { borderBlockEndStyle: 'dashed', color: ink.textMuted },
  '& tr[data-state="REVOKED"] td': { color: ink.textMuted, '& .values': { textDecoration: 'line-through' } },
  '& tr[data-late="true"] td': { backgroundColor: tones.needExtraDetail.tint },
  '& td.day': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& td:first-of-type, & th:first-of-type': { width: 32, paddingInlineStart: 16 },
  '& td > svg': { marginBlockStart: 4 },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
    cursor: 'pointer',
    borderRadius: radius.chip,
    minHeight: 24,
    marginBlock: -2,
    '&:hover': { textDecoration: 'underline' },
  },
  [phone]: { '& .recorded, & th.recorded': { display: 'none' } },
  '@container (max-width: 620px)': { '& .recorded, & th.recorded': { display: 'none' } },
}));
const Room = styled('div')({ containerType: 'inline-size', overflowX: 'auto', minWidth: 0 });
const Here = styled('tr')(({ theme }) => ({
  '& > td': { padding: 0, borderBlockEnd: 0, height: 0, position: 'relative' },
  '& hr': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: -1,
    margin: 0,
    border: 0,
    height: 2,
    backgroundColor: ink.frame,
  },
  '& span': {
    ...(theme.typography.tick as object),
    position: 'absolute',
    insetInlineEnd: 12,
    insetBlockStart: -10,
    padding: '2px 8px',
    borderRadius: radius.chip,
    color: ink.surface,
    backgroundColor: ink.frame,
    whiteSpace: 'nowrap',
  },
}));
const Values = styled('div')({
  display: 'grid',
  gap: 2,
  '& > span': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& .old': { color: ink.textMuted },
});
const Arrow = styled('span')({
  color: ink.textFaint,
  display: 'inline-block',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

export interface ChangeTableProps {
  /** Latest day first. */
  entries: readonly HistoryRow[];
  day: string;
  onDay: (day: string) => void;
}

/**
 * Every change: for which day, what, from and to, by whom, recorded when; the line stands at the day that is looked at.
 */
export function ChangeTable({ entries, day, onDay }: ChangeTableProps) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const below = entries.findIndex(({ on }) => on <= day);
  return (
    <Room>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('change.state')}</VisuallyHidden>
            </th>
            <th scope="col">{t('change.day')}</th>
            <th scope="col">{t('change.what')}</th>
            <th scope="col">{t('change.by')}</th>
            <th scope="col" className="recorded">
              {t('change.recorded')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Rows entries={entries} below={below} here={dateInSentence(day)} onDay={onDay} />
        </tbody>
      </Table>
    </Room>
  );
}

function Rows({
  entries,
  below,
  here,
  onDay,
}: {
  entries: readonly HistoryRow[];
  below: number;
  here: string;
  onDay: (day: string) => void;
}) {
  const actors = useActors(entries);
  return entries.map((entry, at) => {
    const card = actors.get(entry.actor);
    return (
      <Fragment key={entry.id}>
        {at === below && at > 0 && (
          <Here>
            <td colSpan={5}>
              <hr />
              <span>{here}</span>
            </td>
          </Here>
        )}
        <Line
          entry={entry}
          onDay={onDay}
          who={card && <Person id={card.id} name={fullName(card)} image={card.imageUrl} size="tiny" />}
        />
      </Fragment>
    );
  });
}

function Line({ entry, who, onDay }: { entry: HistoryRow; who: React.ReactNode; onDay: (day: string) => void }) {
  const t = useT('time');
  const { date, dateInSentence } = useFormat();
  const what = useWhat();
  const { on, state, type } = entry;
  const late = daysLate(entry);
  const recordedDay = recordedOn(entry);
  const told = { date: dateInSentence(recordedDay), count: late };
  const recorded = {
    PLANNED: t('change.plannedOn', told),
    REVOKED: t('change.revoked'),
    DONE: late > 0 ? t('change.late', told) : on > recordedDay ? t('change.plannedOn', told) : t('change.sameDay'),
  }[state];
  return (
    <tr data-state={state} data-late={late > 0}>
      <td>
        <DaySquare
          fill={state === 'DONE' ? 'solid' : 'dashed'}
          tone={late > 0 ? 'detail' : 'ink'}
          size="line"
          label={state === 'PLANNED' ? t('change.planned') : undefined}
        />
      </td>
      <td className="day">
        <button
          type="button"
          onClick={() => onDay(on)}
          aria-label={t('change.go', { date: dateInSentence(on), raw: true })}
        >
          {date(on)}
        </button>
      </td>
      <td>
        <strong>{what(type)}</strong>
        <Changes entry={entry} />
      </td>
      <td>{who}</td>
      <td className="recorded">{recorded}</td>
    </tr>
  );
}

function Changes({ entry }: { entry: HistoryRow }) {
  const t = useT('common');
  const tell = useChange();
  return (
    <Values className="values">
      {toldOnce(entry.changes)
        .map(tell)
        .map(({ field, old, new: now, hidden }) => (
          <span key={field}>
            <span className="old">{field}</span>
            {hidden ? (
              <span className="old">{t('state.hidden')}</span>
            ) : (
              <>
                <bdi className="old">{old ?? '–'}</bdi>
                <Arrow aria-hidden>→</Arrow>
                <bdi>{now ?? '–'}</bdi>
              </>
            )}
          </span>
        ))}
    </Values>
  );
}
