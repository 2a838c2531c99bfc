import { useFormat, useT } from '@kadro/i18n';
import { daysBetween, Field, ink, SelectField, TimeRail, VisuallyHidden } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { painted } from '../board/table.ts';
import { spanOnRail, wholeRail } from '../board/rail.ts';
import { mondayOf } from '../../shared/week.ts';
import { type Brush } from './use-brushes.ts';
import { type Pattern, usePatternDays } from './use-pattern.ts';

const Sheet = styled('div')({
  display: 'grid',
  gap: 14,
  width: 440,
  maxWidth: 'calc(100vw - 48px)',
  padding: 16,
  '& p': { color: ink.textMuted },
  '& .fields': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 120px', gap: 12, alignItems: 'start' },
});
const Days = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  border: `1px solid ${ink.line}`,
  borderRadius: 8,
  overflow: 'hidden',
});
const Day = styled('li')(({ theme }) => ({
  minHeight: 40,
  padding: '3px 5px',
  borderInlineStart: `1px solid ${ink.line}`,
  borderBlockEnd: `1px solid ${ink.line}`,
  '&[data-off="true"]': { backgroundColor: ink.soft },
  '& small': { ...(theme.typography.tick as object), color: ink.textMuted },
  '& b': { marginInlineStart: 4, fontWeight: 560, color: ink.primaryText },
  '& [data-kind="asked"]': painted,
}));

export interface PatternChoiceProps {
  patterns: readonly Pattern[];
  brushes: readonly Brush[];
  /** Of the board, where it is painted. */
  days: readonly string[];
  people: number;
  onPaint: (byDate: readonly { date: string; shiftIds: readonly string[] }[]) => void;
  onDone: () => void;
}

/** A pattern as it falls on the days of the board, before it is painted. */
export function PatternChoice({ patterns, brushes, days, people, onPaint, onDone }: PatternChoiceProps) {
  const t = useT('console-attendance');
  const { dateInSentence } = useFormat();
  const [worksheetId, setWorksheetId] = useState(patterns[0]?.id ?? '');
  const [offset, setOffset] = useState('0');
  const { data, isPlaceholderData } = usePatternDays(worksheetId, days, Number(offset));
  if (patterns.length === 0) return <NoPattern />;
  const paint = () => {
    if (!data) return;
    onPaint(data);
    onDone();
  };
  return (
    <Sheet>
      <div className="fields">
        <SelectField
          label={t('roster.pattern')}
          value={worksheetId}
          options={patterns.map(({ id, name }) => ({ value: id, label: name ?? '' }))}
          onChange={(event) => setWorksheetId(event.target.value)}
        />
        <Field
          label={t('roster.daysLater')}
          value={offset}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setOffset(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
        />
      </div>
      <PatternDays days={data ?? []} brushes={brushes} />
      <p>{t('roster.planEffect', { days: dateInSentence(days[0] ?? '', days.at(-1)), people })}</p>
      <div>
        <Button variant="contained" disabled={!data || isPlaceholderData || people === 0} onClick={paint}>
          {t('roster.paint')}
        </Button>
      </div>
    </Sheet>
  );
}

function NoPattern() {
  const t = useT('console-attendance');
  return (
    <Sheet>
      <p>{t('roster.noPattern')}</p>
      <div>
        <Button variant="outlined" component={Link} to="/worksheets/create">
          {t('roster.makePattern')}
        </Button>
      </div>
    </Sheet>
  );
}

interface DaysProps {
  days: readonly { date: string; shiftIds: readonly string[] }[];
  brushes: readonly Brush[];
}

/** Weeks one below the other; the first begins where the board does. */
function PatternDays({ days, brushes }: DaysProps) {
  const t = useT('console-attendance');
  const { weekday, dateInSentence } = useFormat();
  const first = days[0]?.date;
  const before = first ? daysBetween(mondayOf(first), first) : 0;
  return (
    <Days>
      {days.map(({ date, shiftIds }, at) => {
        const shifts = brushes.filter(({ id }) => shiftIds.includes(id));
        const names = shifts.map(({ name }) => name).join(', ') || t('roster.off');
        return (
          <Day
            key={date}
            data-off={shiftIds.length === 0}
            title={names}
            style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
          >
            <small aria-hidden>
              {weekday(date, 'narrow')} {Number(date.slice(8))}
            </small>
            <VisuallyHidden>
              {dateInSentence(date)}: {names}
            </VisuallyHidden>
            {shifts.map(({ id, letter, begin, end }) => (
              <span key={id} aria-hidden>
                <b>{letter}</b>
                {begin && end && <TimeRail {...wholeRail} pieces={[{ kind: 'asked', ...spanOnRail(begin, end) }]} />}
              </span>
            ))}
          </Day>
        );
      })}
    </Days>
  );
}
