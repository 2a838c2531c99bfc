import { useFormat, useT } from '@kadro/i18n';
import { addDays, FieldShell, ink, isDay } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Rota, rotaOf } from '../../../fields/rota/days.ts';
import { CellContent, cellLook, Day, type ShiftLook, useDayWords, useShiftsOf } from '../../../fields/rota/Days.tsx';
import { type Control } from '../../control.ts';
import { RecordsPicker } from '../pickers.tsx';

const Stack = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 2,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
});
const Press = styled('button')(cellLook, {
  padding: 0,
  width: 32,
  height: 32,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { outline: `2px solid ${ink.frame}`, outlineOffset: 1 },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Weeks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(28px, 44px))',
  gap: 4,
  '& > span': { width: 'auto' },
});
const Heading = styled('p')(({ theme }) => ({ ...(theme.typography.label as object), color: ink.textMuted }));

type Shifts = ReadonlyMap<string, ShiftLook>;

const mostDays = 366;

type RotaInputProps = Control & {
  value: unknown;
  onChange: (rota: Rota) => void;
  inputRef?: Ref<HTMLButtonElement>;
};

/** A rotating pattern: a square per day, the shifts of the chosen one below it, and what it makes of four weeks. */
export function RotaInput({ value, onChange, inputRef, id, helper, ...words }: RotaInputProps) {
  const t = useT('console');
  const rota = rotaOf(value);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, rota.length - 1));
  const put = (day: readonly string[]) => onChange(rota.map((one, n) => (n === at ? day : one)));
  const add = () => {
    onChange([...rota.slice(0, at + 1), [], ...rota.slice(at + 1)]);
    setChosen(rota.length === 0 ? 0 : at + 1);
  };
  return (
    <FieldShell id={id} helper={helper ?? t('form.rotaHelp')} {...words}>
      <Stack>
        <Days id={id} inputRef={inputRef} rota={rota} at={at} onChoose={setChosen} />
        {rota.length > 0 && (
          <RecordsPicker
            of="shifts"
            id={`${id}-shifts`}
            label={t('form.rotaDay', { day: at + 1 })}
            value={rota[at] ?? []}
            onChange={put}
          />
        )}
        <LengthButtons length={rota.length} onAdd={add} onRemove={() => onChange(rota.filter((_, n) => n !== at))} />
        <Preview rota={rota} />
      </Stack>
    </FieldShell>
  );
}

function LengthButtons({ length, onAdd, onRemove }: { length: number; onAdd: () => void; onRemove: () => void }) {
  const t = useT('console');
  return (
    <Buttons>
      <Button variant="outlined" size="small" disabled={length >= mostDays} onClick={onAdd}>
        {t('form.rotaAdd')}
      </Button>
      <Button variant="outlined" size="small" disabled={length < 2} onClick={onRemove}>
        {t('form.rotaRemove')}
      </Button>
    </Buttons>
  );
}

interface DaysProps {
  id: string;
  inputRef?: Ref<HTMLButtonElement>;
  rota: Rota;
  at: number;
  onChoose: (day: number) => void;
}

/** Arrows move along the days, in the direction of reading. */
function Days({ id, inputRef, rota, at, onChoose }: DaysProps) {
  const shifts = useShiftsOf(rota);
  const wordsOf = useDayWords();
  const row = useRef<HTMLFieldSetElement>(null);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!isArrow) return;
    event.preventDefault();
    const next = Math.min(rota.length - 1, Math.max(0, at + (event.key === ahead ? 1 : -1)));
    onChoose(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Group ref={row} aria-labelledby={`${id}-label`} onKeyDown={move}>
      {rota.map((day, n) => (
        <Press
          key={n}
          id={n === 0 ? id : `${id}-${n}`}
          ref={n === 0 ? inputRef : undefined}
          type="button"
          tabIndex={n === at ? 0 : -1}
          aria-pressed={n === at}
          data-off={day.length === 0}
          aria-label={wordsOf(n, day, shifts)}
          title={wordsOf(n, day, shifts)}
          onClick={() => onChoose(n)}
        >
          <CellContent day={day} shifts={shifts} />
        </Press>
      ))}
    </Group>
  );
}

const dayMs = 86_400_000;

const dayOfRota = (rota: Rota, anchor: string, date: string): readonly string[] => {
  const past = Math.round((Date.parse(date) - Date.parse(anchor)) / dayMs);
  return rota[((past % rota.length) + rota.length) % rota.length] ?? [];
};

const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));

/** Four weeks from the Monday of the first day on. */
function Preview({ rota }: { rota: Rota }) {
  const t = useT('console');
  const { dateInSentence } = useFormat();
  const anchor: unknown = useFormContext().watch('anchor');
  const shifts = useShiftsOf(rota);
  if (typeof anchor !== 'string' || !isDay(anchor) || rota.length === 0) return null;
  const monday = mondayOf(anchor);
  const dates = Array.from({ length: 28 }, (_, n) => addDays(monday, n));
  return (
    <div>
      <Heading>{t('form.rotaPreview')}</Heading>
      <Weeks>
        {dates.map((date) => (
          <PreviewDay key={date} title={dateInSentence(date)} day={dayOfRota(rota, anchor, date)} shifts={shifts} />
        ))}
      </Weeks>
    </div>
  );
}

function PreviewDay({ title, day, shifts }: { title: string; day: readonly string[]; shifts: Shifts }) {
  const t = useT('console');
  const names = day.map((id) => shifts.get(id)?.name ?? '…').join(', ') || t('form.rotaOff');
  return <Day words={`${title}: ${names}`} day={day} shifts={shifts} />;
}
