import { useFormat, useT } from '@kadro/i18n';
import { ink, ReadFailure, SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type ClosedDay, dayPath, type Period, type PersonMonth } from '../model.ts';

const Stack = styled('div')({ display: 'grid', gap: 16, minWidth: 0, '& h2': { paddingInlineEnd: 32 } });
const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { ...(theme.typography.label as object), color: ink.textMuted },
  '& th, & td': {
    textAlign: 'start',
    padding: '6px 0',
    paddingInlineEnd: 10,
    borderBlockEnd: `1px solid ${ink.line}`,
    verticalAlign: 'top',
  },
  '& [data-figure]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    paddingInlineEnd: 0,
  },
  '& a': { color: ink.primaryText },
  '& small': { display: 'block', color: ink.textMuted, overflowWrap: 'anywhere' },
}));

interface PersonDaysProps {
  person: PersonMonth;
  period: Period;
}

/** The days of a person's month as they were closed. */
export function PersonDays({ person, period }: PersonDaysProps) {
  const t = useT('console-attendance');
  const { data, error, refetch } = useGetOne<PersonMonth>('period-people', { id: person.id });
  return (
    <Stack>
      <h2>
        <PersonName id={person.employeeId} size="medium" />
      </h2>
      {error && !data?.days ? (
        <ReadFailure error={error} title={t('console:list.failed')} onRetry={() => void refetch()} />
      ) : (
        <Days days={data?.days} person={person} period={period} />
      )}
    </Stack>
  );
}

function Days({ days, person: { employeeId }, period: { taken = [] } }: PersonDaysProps & { days?: ClosedDay[] }) {
  const t = useT('console-attendance');
  if (!days) return <SkeletonBlock lines={12} />;
  const reasonOf = (date: string) =>
    taken.find((day) => day.employeeId === employeeId && day.date === date)?.reason ?? undefined;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('period.closedDays')}</th>
          <th scope="col">{t('console-fields:field.state')}</th>
          <th scope="col" data-figure>
            {t('day.actualWorkTime')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Day key={day.date} day={day} employeeId={employeeId} reason={reasonOf(day.date)} />
        ))}
      </tbody>
    </Table>
  );
}

function Day({ day, employeeId, reason }: { day: ClosedDay; employeeId: string; reason?: string }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { dateInSentence, hours, weekday } = useFormat();
  return (
    <tr>
      <td>
        <Link to={dayPath(employeeId, day.date)}>
          {weekday(day.date, 'short')} {dateInSentence(day.date)}
        </Link>
      </td>
      <td>
        {day.type && day.type !== 'WORKDAY' ? enumText('dayType', day.type) : enumText('dayState', day.state)}
        {day.asItIs && <small>{t('period.asItIs')}</small>}
        {reason && (
          <small>
            <bdi>{reason}</bdi>
          </small>
        )}
      </td>
      <td data-figure>
        <bdi dir="ltr">{hours(day.actualWorkTime)}</bdi>
      </td>
    </tr>
  );
}
