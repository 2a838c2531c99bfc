import { useLanguage, useT } from '@kadro/i18n';
import { dayInWords, FactList, ink, ReadFailure, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { DayFigures } from './Details.tsx';
import { type DayRow } from './model.ts';
import { ShiftsOfDay, StateOfDay } from './words.tsx';

const Muted = styled('p')({ color: ink.textMuted });

interface DayProps {
  employeeId: string;
  date: string;
}

/** The record of the day, as far as there is one. */
function useDay({ employeeId, date }: DayProps) {
  const { data, error, refetch } = useGetList<DayRow>('timesheets', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'date', order: 'ASC' },
    filter: { employeeId, date },
  });
  return { days: data, error, refetch };
}

/** What is planned on the day of a request and what its record says. */
export function DayOfRequest(props: DayProps) {
  const t = useT('overtime');
  const language = useLanguage();
  const { days, error, refetch } = useDay(props);
  const day = days?.[0];
  return (
    <>
      <Section
        title={dayInWords(props.date, language, { weekday: 'long', day: 'numeric', month: 'long' })}
        action={
          day && (
            <Button
              size="small"
              className="no-print"
              component={Link}
              to={`/timesheets/${encodeURIComponent(day.id)}/show`}
            >
              {t('console-attendance:roster.openDay')}
            </Button>
          )
        }
      >
        {error && !days && <ReadFailure error={error} title={t('down')} onRetry={() => void refetch()} />}
        {!days && !error && <SkeletonBlock lines={4} />}
        {days && !day && <Muted>{t('noDay')}</Muted>}
        {day && <Planned day={day} />}
      </Section>
      {day && <DayFigures key={day.id} row={day} />}
    </>
  );
}

function Planned({ day }: { day: DayRow }) {
  const t = useT('console-attendance');
  return (
    <FactList
      facts={[
        { label: t('console-fields:field.state'), value: <StateOfDay row={day} /> },
        { label: t('day.shift'), value: <ShiftsOfDay shifts={day.assignedShifts} /> },
      ]}
    />
  );
}
