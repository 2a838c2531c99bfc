import { useFormat, useT } from '@kadro/i18n';
import { FactList, ink, ReadFailure, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { DayFigures } from '../../day/Details.tsx';
import { type DayRow } from '../../day/model.ts';
import { ShiftsOfDay, StateOfDay } from '../../day/words.tsx';
import { type OvertimeRow } from '../model.ts';

const Muted = styled('p')({ color: ink.textMuted });

/** The record of the day that overtime is asked for, as far as there is one. */
function useDay({ employeeId, overtimeDate: date }: OvertimeRow) {
  const { data, error, refetch } = useGetList<DayRow>('timesheets', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'date', order: 'ASC' },
    filter: { employeeId, date },
  });
  return { days: data, error, refetch };
}

/** What is planned on the day of a request and what its record says. */
export function Day({ request }: { request: OvertimeRow }) {
  const t = useT('overtime');
  const { weekday, dateInSentence } = useFormat();
  const { days, error, refetch } = useDay(request);
  const day = days?.[0];
  return (
    <>
      <Section
        title={`${weekday(request.overtimeDate)}, ${dateInSentence(request.overtimeDate)}`}
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
