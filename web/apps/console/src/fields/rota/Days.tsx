import { useT } from '@kadro/i18n';
import { ink, kindColour, VisuallyHidden } from '@kadro/ui';
import { styled, type Theme } from '@mui/material/styles';
import { useGetMany } from 'react-admin';
import { type Rota } from './days.ts';

export interface ShiftLook {
  id: string;
  name: string;
  color?: string | null;
}

/** The shifts of a pattern, by id. */
export function useShiftsOf(rota: Rota): ReadonlyMap<string, ShiftLook> {
  const ids = [...new Set(rota.flat())];
  const { data = [] } = useGetMany<ShiftLook>('shifts', { ids }, { enabled: ids.length > 0 });
  return new Map(data.filter(Boolean).map((shift) => [shift.id, shift]));
}

const Row = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });

/** A day as a square with the first letter of its shift; off days are soft. */
export const cellLook = ({ theme }: { theme: Theme }) => ({
  ...(theme.typography.label as object),
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  position: 'relative' as const,
  borderRadius: 6,
  border: `1px solid ${ink.lineStrong}`,
  '&[data-off="true"]': { backgroundColor: ink.soft, borderColor: 'transparent', color: ink.textMuted },
});
const Cell = styled('span')(cellLook);
const Bars = styled('span')({
  display: 'inline-flex',
  gap: 2,
  height: 3,
  '& > i': { width: 10, height: 3, borderRadius: 2 },
});

/** Two letters of one shift, the first of each of several. */
const lettersOf = (names: readonly string[]): string =>
  names.length === 1 ? names[0]!.slice(0, 2) : names.map((name) => name.slice(0, 1)).join('');

export function CellContent({ day, shifts }: { day: readonly string[]; shifts: ReadonlyMap<string, ShiftLook> }) {
  const names = day.map((id) => shifts.get(id));
  return (
    <span style={{ display: 'grid', justifyItems: 'center', lineHeight: 1, gap: 2 }} aria-hidden>
      {day.length === 0 ? '–' : lettersOf(names.map((one) => one?.name ?? '…'))}
      {day.length > 0 && (
        <Bars>
          {names.map((one) => one?.color && <i key={one.id} style={{ backgroundColor: kindColour(one.color) }} />)}
        </Bars>
      )}
    </span>
  );
}

export function useDayWords(): (n: number, day: readonly string[], shifts: ReadonlyMap<string, ShiftLook>) => string {
  const t = useT('console');
  return (n, day, shifts) => {
    const names = day.map((id) => shifts.get(id)?.name ?? '…');
    return `${t('form.rotaDay', { day: n + 1 })}: ${names.length > 0 ? names.join(', ') : t('form.rotaOff')}`;
  };
}

/** A rotating pattern as a row of squares. */
export function RotaDays({ rota }: { rota: Rota }) {
  const shifts = useShiftsOf(rota);
  const wordsOf = useDayWords();
  return (
    <Row>
      {rota.map((day, n) => (
        <Day key={n} words={wordsOf(n, day, shifts)} day={day} shifts={shifts} />
      ))}
    </Row>
  );
}

interface DayProps {
  words: string;
  day: readonly string[];
  shifts: ReadonlyMap<string, ShiftLook>;
}

/** A day whose words are read, and shown to who points at it. */
export function Day({ words, day, shifts }: DayProps) {
  return (
    <Cell data-off={day.length === 0} title={words}>
      <CellContent day={day} shifts={shifts} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </Cell>
  );
}
