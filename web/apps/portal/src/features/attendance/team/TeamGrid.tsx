import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { addDays, ink, Person, Sheet } from '@kadro/ui';
import { nameOf, type PersonCard } from '../../../people/types.ts';
import { type DayWords } from '../shared/use-day-words.ts';
import { type TeamDay } from './questions.ts';

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { padding: 0, textAlign: 'start' },
  '& tbody tr': { borderBlockStart: `1px solid ${ink.line}` },
  '& td': { borderInlineStart: `1px solid ${ink.line}` },
});
const Head = styled('th')(({ theme }) => ({
  ...theme.typography.label,
  '&&': { padding: '8px 10px' },
  color: ink.textMuted,
  '&:first-of-type': { width: 190 },
  '&[data-now="true"]': { color: ink.text },
}));
const Who = styled('th')({ '&&': { padding: '8px 12px' }, fontWeight: 'inherit' });
const Press = styled('button')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'block',
  width: '100%',
  minHeight: 56,
  padding: '8px 10px',
  border: 0,
  background: 'none',
  color: ink.textMuted,
  fontFamily: 'inherit',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& b': { display: 'block', color: ink.text, overflowWrap: 'anywhere' },
  '&:hover': { backgroundColor: ink.hover },
  '&:focus-visible': { outlineOffset: -3 },
}));

export interface TeamProps {
  people: readonly PersonCard[];
  from: string;
  today: string;
  words: DayWords;
  dayOf: (id: string, date: string) => TeamDay | undefined;
  onOpen: (cell: { person: PersonCard; date: string }) => void;
}

/** Of a week: a row per person, a column per day; a cell opens what is planned. */
export function TeamGrid({ people, from, today, words, dayOf, onOpen }: TeamProps) {
  const dates = Array.from({ length: 7 }, (_, n) => addDays(from, n));
  return (
    <Sheet flush>
      <Table>
        <Dates dates={dates} today={today} />
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <Who scope="row">
                <Person id={person.id} name={nameOf(person)} image={person.imageUrl} />
              </Who>
              {dates.map((date) => (
                <td key={date}>
                  <Cell
                    name={nameOf(person)}
                    date={date}
                    day={dayOf(person.id, date)}
                    words={words}
                    onOpen={() => onOpen({ person, date })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function Dates({ dates, today }: { dates: readonly string[]; today: string }) {
  const t = useT('team');
  const { weekday, dateInSentence } = useFormat();
  return (
    <thead>
      <tr>
        <Head scope="col">{t('people')}</Head>
        {dates.map((date) => (
          <Head key={date} scope="col" data-now={date === today}>
            {weekday(date, 'short')} {dateInSentence(date)}
          </Head>
        ))}
      </tr>
    </thead>
  );
}

interface CellProps {
  name: string;
  date: string;
  day: TeamDay | undefined;
  words: DayWords;
  onOpen: () => void;
}

function Cell({ name, date, day, words, onOpen }: CellProps) {
  const t = useT('team');
  const shifts = (day?.assignedShifts ?? []).filter(({ begin }) => begin !== null);
  const spoken = shifts.map((shift) => `${words.shift(shift)} ${words.hours(shift)}`).join(', ');
  return (
    <Press
      type="button"
      aria-haspopup="dialog"
      aria-label={`${name}, ${words.long(date)}: ${spoken || t('timesheet:noShift')}`}
      onClick={onOpen}
    >
      {shifts.length === 0 && '–'}
      {shifts.map((shift) => (
        <span key={shift.id ?? shift.begin}>
          <b>{words.shift(shift)}</b>
          {words.hours(shift)}
        </span>
      ))}
    </Press>
  );
}
