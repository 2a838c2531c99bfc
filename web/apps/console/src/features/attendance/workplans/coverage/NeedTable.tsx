import { useFormat, useT } from '@kadro/i18n';
import { addDays, feedback, ink, phone } from '@kadro/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent } from 'react';
import { cellKey, type NeedDay, needDays, type Typed, type WeekNeed } from './need.ts';
import { type NeededShift } from './use-needed-shifts.ts';

const columns = 'minmax(76px, 1fr) repeat(8, 48px)';

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& .days': {
    ...(theme.typography.label as object),
    display: 'grid',
    gridTemplateColumns: columns,
    gap: 4,
    color: ink.textMuted,
    textAlign: 'center',
    [phone]: { display: 'none' },
  },
}));
const Row = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  gap: 4,
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > p': { gridColumn: '1 / -1', color: feedback.error.text },
  '& label > span': { ...(theme.typography.tick as object), display: 'none', color: ink.textMuted },
  '& input': { textAlign: 'center', paddingInline: 2, fontVariantNumeric: 'tabular-nums' },
  '& label[data-none="true"] input': { color: ink.textFaint },
  [phone]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '& > bdi': { gridColumn: '1 / -1', fontWeight: 560 },
    '& label > span': { display: 'block' },
  },
}));

interface NeedTableProps {
  shifts: readonly NeededShift[];
  /** Of the same shifts. */
  weeks: readonly { shiftId: string; week: WeekNeed }[];
  typed: Typed;
  onType: (cell: string, text: string) => void;
  /** Why the shift of a line is refused. */
  faultOf: (at: number) => string | undefined;
}

/** Whole numbers up to 999: nothing else can be typed. */
const figuresOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 3);

const someMonday = '2024-01-01';

/** People by shift and weekday; up and down go to the same day of the next shift. */
export function NeedTable({ shifts, weeks, typed, onType, faultOf }: NeedTableProps) {
  const t = useT('console-attendance');
  const { weekday } = useFormat();
  const wordOf = (day: NeedDay): string => (day === 'holiday' ? t('coverage.holiday') : t(`common:weekday.${day}`));
  return (
    <Sheet>
      <div className="days" aria-hidden>
        <span />
        {needDays.map((day, n) => (
          <span key={day}>
            {day === 'holiday' ? t('coverage.holidayShort') : weekday(addDays(someMonday, n), 'short')}
          </span>
        ))}
      </div>
      {shifts.map(({ id, name }, at) => (
        <Row key={id} aria-label={name ?? ''}>
          <bdi title={name ?? ''}>{name}</bdi>
          {needDays.map((day) => (
            <Posts
              key={day}
              label={wordOf(day)}
              value={typed[cellKey(id, day)] ?? String(weeks[at]?.week[day] ?? 0)}
              onChange={(text) => onType(cellKey(id, day), text)}
            />
          ))}
          {faultOf(at) && <p role="alert">{faultOf(at)}</p>}
        </Row>
      ))}
    </Sheet>
  );
}

function Posts({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <label data-none={Number(value) === 0}>
      <span>{label}</span>
      <OutlinedInput
        size="small"
        value={value}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off', 'aria-label': label }}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(figuresOf(event.target.value))}
        onKeyDown={toNextShift}
      />
    </label>
  );
}

function toNextShift(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const row = event.currentTarget.closest('fieldset');
  if (!step || !row || !(event.target instanceof HTMLInputElement)) return;
  const at = [...row.querySelectorAll('input')].indexOf(event.target);
  const rows = [...(row.parentElement?.querySelectorAll('fieldset') ?? [])];
  event.preventDefault();
  rows[rows.indexOf(row) + step]?.querySelectorAll('input')[at]?.focus();
}
