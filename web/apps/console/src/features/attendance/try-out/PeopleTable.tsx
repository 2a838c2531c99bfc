import { useFormat, useT } from '@kadro/i18n';
import { feedback, ink, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PersonName } from '../../../people/PersonName.tsx';
import { Bar, largestOf } from './Chart.tsx';
import { type Change, changeOf, type Figure, type PersonChange } from './model.ts';
import { type Found } from './use-try-out.ts';
import { useFigureName, useFigureText } from './words.ts';

const shownAtOnce = 100;

const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '6px 7px',
    borderBlockEnd: `1px solid ${ink.line}`,
    textAlign: 'start',
    fontWeight: 'inherit',
  },
  '& thead th': { color: ink.textMuted },
  '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tfoot td': { fontWeight: 560, borderBlockStart: `1px solid ${ink.lineStrong}` },
  [phone]: { '& [data-wide]': { display: 'none' } },
}));
const Unfold = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(90deg)' },
});
const Days = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  paddingInlineStart: 22,
  '& > li': { display: 'flex', flexWrap: 'wrap', gap: '2px 14px' },
});
const Muted = styled('span')({ color: ink.textMuted });

interface TableProps {
  found: Found;
  people: readonly PersonChange[];
  figure: Figure;
}

/** Whose figure is another, by how much and on which days; who stays the same is one row. */
export function PeopleTable({ found, people, figure }: TableProps) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const largest = largestOf(found, figure);
  const same = found.totals.find((one) => one.figure === figure)?.same ?? 0;
  const shown = isWhole ? people : people.slice(0, shownAtOnce);
  return (
    <Table>
      <Head />
      <tbody>
        {shown.map((person) => (
          <Row key={person.employeeId} person={person} figure={figure} largest={largest} />
        ))}
        {shown.length < people.length && (
          <Whole>
            <Unfold type="button" onClick={() => setWhole(true)}>
              {t('tryOut.showAll')} ({number(people.length)})
            </Unfold>
          </Whole>
        )}
        {same > 0 && (
          <Whole>
            <Muted>{t('tryOut.equal', { people: same })}</Muted>
          </Whole>
        )}
      </tbody>
      <Foot found={found} figure={figure} />
    </Table>
  );
}

const Whole = ({ children }: { children: ReactNode }) => (
  <tr>
    <td colSpan={6}>{children}</td>
  </tr>
);

function Head() {
  const t = useT('console-attendance');
  return (
    <thead>
      <tr>
        <th scope="col">{t('console-fields:field.employeeId')}</th>
        <th scope="col" data-figure data-wide>
          {t('tryOut.before')}
        </th>
        <th scope="col" data-figure>
          {t('tryOut.after')}
        </th>
        <th scope="col" data-wide aria-hidden />
        <th scope="col" data-figure>
          {t('tryOut.difference')}
        </th>
        <th scope="col" data-figure data-wide>
          {t('console-fields:field.days')}
        </th>
      </tr>
    </thead>
  );
}

function Foot({ found, figure }: { found: Found; figure: Figure }) {
  const t = useT('console-attendance');
  const { plain, signed } = useFigureText(figure);
  const { before, after, difference } = changeOf(found.totals, figure);
  return (
    <tfoot>
      <tr>
        <td>{t('tryOut.people', { people: found.touched })}</td>
        <td data-figure data-wide>
          {plain(before)}
        </td>
        <td data-figure>{plain(after)}</td>
        <td data-wide aria-hidden />
        <td data-figure>
          <bdi dir="ltr">{signed(difference)}</bdi>
        </td>
        <td data-wide aria-hidden />
      </tr>
    </tfoot>
  );
}

interface RowProps {
  person: PersonChange;
  figure: Figure;
  largest: number;
}

function Row({ person, figure, largest }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td>
          <Unfold type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ChevronRight size={14} strokeWidth={1.7} aria-hidden />
            <PersonName id={person.employeeId} />
          </Unfold>
        </td>
        <Figures person={person} figure={figure} largest={largest} />
      </tr>
      {isOpen && (
        <Whole>
          <Days>
            {person.days.map(({ date, figures }) => (
              <DayLine key={date} employeeId={person.employeeId} date={date} figures={figures} />
            ))}
          </Days>
        </Whole>
      )}
    </>
  );
}

function Figures({ person, figure, largest }: RowProps) {
  const { number } = useFormat();
  const { plain, signed } = useFigureText(figure);
  const { before, after, difference } = changeOf(person.figures, figure);
  const days = person.days.filter((day) => day.figures.some((one) => one.figure === figure));
  return (
    <>
      <td data-figure data-wide>
        {plain(before)}
      </td>
      <td data-figure>
        <strong>{plain(after)}</strong>
      </td>
      <td data-wide>
        <Bar difference={difference} largest={largest} />
      </td>
      <td data-figure style={{ color: difference < 0 ? feedback.error.text : undefined }}>
        <bdi dir="ltr">{signed(difference)}</bdi>
      </td>
      <td data-figure data-wide>
        {number(days.length)}
      </td>
    </>
  );
}

function DayLine({ employeeId, date, figures }: { employeeId: string; date: string; figures: readonly Change[] }) {
  const { dateInSentence, weekday } = useFormat();
  return (
    <li>
      <Link to={`/timesheets/${employeeId}~${date}/show`}>
        {weekday(date, 'short')} {dateInSentence(date)}
      </Link>
      {figures.map((one) => (
        <FigureChange key={one.figure} change={one} />
      ))}
    </li>
  );
}

function FigureChange({ change: { figure, before, after } }: { change: Change }) {
  const nameOf = useFigureName();
  const { plain } = useFigureText(figure);
  return (
    <span>
      <Muted>{nameOf(figure)}</Muted> <s>{plain(before)}</s> <strong>{plain(after)}</strong>
    </span>
  );
}
