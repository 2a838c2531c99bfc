import { today } from '@kadro/ui';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { YearSteps } from '../../../parts/YearSteps.tsx';
import { RecordList } from '../../../records/List.tsx';
import { holidayRecord } from './record.ts';
import { yearOf, yearRange } from './year.ts';

const thisYear = () => Number(today().slice(0, 4));

export function HolidayList() {
  const [ofThisYear] = useState(() => ({ date: yearRange(thisYear()) }));
  return <RecordList of={holidayRecord} filterDefaults={ofThisYear} tools={<Year />} />;
}

function Year() {
  const { filterValues, setFilters } = useListContext();
  const year = yearOf(filterValues['date']) ?? thisYear();
  return <YearSteps year={year} onChange={(to) => setFilters({ ...filterValues, date: yearRange(to) })} />;
}
