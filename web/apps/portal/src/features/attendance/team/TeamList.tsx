import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { addDays, ink, Person, Sheet } from '@kadro/ui';
import { nameOf } from '../../../people/types.ts';
import { type TeamProps } from './TeamGrid.tsx';
import { type TeamDay } from './questions.ts';

const Days = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '& > button': { display: 'grid', gap: 0, minWidth: 0, minHeight: 48, paddingInline: 0 },
  '& small': { ...theme.typography.tick, color: 'inherit' },
  '& b': { fontVariantNumeric: 'tabular-nums' },
}));
const Rows = styled('ul')({
  display: 'grid',
  listStyle: 'none',
  '& > li + li': { borderBlockStart: `1px solid ${ink.line}` },
});
const Row = styled('button')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  width: '100%',
  minHeight: 60,
  padding: '8px 14px',
  border: 0,
  background: 'none',
  color: ink.textMuted,
  fontFamily: 'inherit',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& b': { color: ink.text },
  '&:focus-visible': { outlineOffset: -3 },
}));
const Shifts = styled('span')({ display: 'grid', marginInlineStart: 'auto', textAlign: 'end' });

/** The people on one day of the week that is chosen above them, where a week has no room. */
export function TeamList({ people, from, today, words, dayOf, onOpen }: TeamProps) {
  const t = useT('timesheet');
  const { weekday } = useFormat();
  const dates = Array.from({ length: 7 }, (_, n) => addDays(from, n));
  const [chosen, choose] = useState(today);
  const date = dates.includes(chosen) ? chosen : from;
  return (
    <>
      <Days exclusive aria-label={t('view')} value={date} onChange={(_, day: string | null) => day && choose(day)}>
        {dates.map((day) => (
          <ToggleButton key={day} value={day} aria-label={words.long(day)}>
            <small>{weekday(day, 'narrow')}</small>
            <b>{Number(day.slice(8))}</b>
          </ToggleButton>
        ))}
      </Days>
      <Sheet flush>
        <Rows>
          {people.map((person) => (
            <li key={person.id}>
              <Row type="button" aria-haspopup="dialog" onClick={() => onOpen({ person, date })}>
                <Person id={person.id} name={nameOf(person)} image={person.imageUrl} />
                <ShiftsOf day={dayOf(person.id, date)} words={words} />
              </Row>
            </li>
          ))}
        </Rows>
      </Sheet>
    </>
  );
}

function ShiftsOf({ day, words }: { day: TeamDay | undefined } & Pick<TeamProps, 'words'>) {
  const t = useT('timesheet');
  const shifts = (day?.assignedShifts ?? []).filter(({ begin }) => begin !== null);
  if (shifts.length === 0) return <Shifts>{t('noShift')}</Shifts>;
  return shifts.map((shift) => (
    <Shifts key={shift.id ?? shift.begin}>
      <b>{words.shift(shift)}</b>
      {words.hours(shift)}
    </Shifts>
  ));
}
