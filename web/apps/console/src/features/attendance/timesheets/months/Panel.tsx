import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, EmptyState, FactList, ink, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { fullName, type PersonRow } from '../../../../people/person.ts';
import { lookOf } from '../../day/words.tsx';
import { Changes } from '../../periods/record/Changes.tsx';
import { type MonthOf } from './use-months.ts';

const Stack = styled('div')({ display: 'grid', gap: 20, minWidth: 0, '& h2:first-of-type': { paddingInlineEnd: 32 } });
const Days = styled('ul')(({ theme }) => ({
  ...(theme.typography.dense as object),
  display: 'grid',
  listStyle: 'none',
  '& a': {
    display: 'grid',
    gridTemplateColumns: '14px 124px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 10,
    minHeight: 28,
    color: 'inherit',
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { whiteSpace: 'nowrap' },
    '&:hover': { backgroundColor: ink.hover },
  },
}));

const shown = [
  'expectedWorkTime',
  'actualWorkTime',
  'leaveTime',
  'overtime',
  'overtimeUnapproved',
  'missingTime',
] as const;

/** Somebody's month: its sums, what is other than it was closed, and its days, each of which opens its record. */
export function PersonPanel({ person, of: { known, differences } }: { person: PersonRow; of: MonthOf }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { date, weekday, hours } = useFormat();
  return (
    <Stack>
      <h2>
        <bdi>{fullName(person)}</bdi>
      </h2>
      {known ? (
        <>
          <FactList facts={shown.map((name) => ({ label: t(`day.${name}`), value: hours(known.sums[name]) }))} />
          {differences.length > 0 && <Changes differences={differences} />}
          <Section title={t('month.days')}>
            <Days>
              {known.days.map((day) => (
                <li key={day.id}>
                  <Link to={`/timesheets/${encodeURIComponent(day.id)}/show`}>
                    <DaySquare {...lookOf(day)} size="line" />
                    <span>
                      {weekday(day.date, 'short')} {date(day.date)}
                    </span>
                    <bdi>{enumText('dayState', day.state)}</bdi>
                  </Link>
                </li>
              ))}
            </Days>
          </Section>
        </>
      ) : (
        <EmptyState title={t('day.empty')} text={t('day.emptyText')} />
      )}
    </Stack>
  );
}
