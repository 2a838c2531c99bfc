import { today } from '@kadro/ui';
import { useListContext } from 'react-admin';
import { YearSteps } from '../../../parts/YearSteps.tsx';
import { RecordList } from '../../../records/List.tsx';
import { holidayRecord } from './record.ts';
import { yearOf, yearRange } from './year.ts';

const thisYear = Number(today().slice(0, 4));
const ofThisYear = { date: yearRange(thisYear) };

/** Public holidays by year. */
export function HolidayList() {
  return <RecordList of={holidayRecord} filterDefaults={ofThisYear} tools={<Year />} />;
}

function Year() {
  const { filterValues, setFilters } = useListContext();
  const year = yearOf(filterValues['date']) ?? thisYear;
  return <YearSteps year={year} onChange={(to) => setFilters({ ...filterValues, date: yearRange(to) })} />;
}
