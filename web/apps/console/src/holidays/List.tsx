import { useT } from '@kadro/i18n';
import { ink, today } from '@kadro/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext } from 'react-admin';
import { RecordFilters } from '../records/RecordFilters.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { holidayRecord } from './Inputs.ts';
import { yearOf, yearRange } from './year.ts';

const Steps = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  color: ink.text,
  fontVariantNumeric: 'tabular-nums',
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});
const filters = ['branchId'] as const;
const thisYear = Number(today().slice(0, 4));

/** The public holidays, one year at a time. */
export function HolidayList() {
  return <RecordList of={holidayRecord} filterDefaults={{ date: yearRange(thisYear) }} filters={<YearAndFilters />} />;
}

function YearAndFilters() {
  const t = useT('console');
  const { filterValues, setFilters } = useListContext();
  const year = yearOf(filterValues['date']) ?? thisYear;
  const go = (to: number) => setFilters({ ...filterValues, date: yearRange(to) });
  return (
    <>
      <Steps aria-label={t('holidays.year')}>
        <IconButton aria-label={t('holidays.previousYear')} onClick={() => go(year - 1)}>
          <ChevronLeft strokeWidth={1.7} />
        </IconButton>
        <strong aria-live="polite">{year}</strong>
        <IconButton aria-label={t('holidays.nextYear')} onClick={() => go(year + 1)}>
          <ChevronRight strokeWidth={1.7} />
        </IconButton>
      </Steps>
      <RecordFilters names={filters} />
    </>
  );
}
