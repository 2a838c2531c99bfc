import { today } from '@kadro/ui';
import { useListContext } from 'react-admin';
import { RecordFilters } from '../../../table/filter/Filters.tsx';
import { RecordList } from '../../../records/List.tsx';
import { YearSteps } from '../../../parts/YearSteps.tsx';
import { holidayRecord } from './record.ts';
import { yearOf, yearRange } from './year.ts';

const filters = ['branchId'] as const;
const thisYear = Number(today().slice(0, 4));

/** The public holidays, one year at a time. */
export function HolidayList() {
  return <RecordList of={holidayRecord} filterDefaults={{ date: yearRange(thisYear) }} filters={<YearAndFilters />} />;
}

function YearAndFilters() {
  const { filterValues, setFilters } = useListContext();
  const year = yearOf(filterValues['date']) ?? thisYear;
  return (
    <>
      <YearSteps year={year} onChange={(to) => setFilters({ ...filterValues, date: yearRange(to) })} />
      <RecordFilters names={filters} />
    </>
  );
}
