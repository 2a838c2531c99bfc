import { RecordShow } from '../records/RecordShow.tsx';
import { holidayRecord } from './Inputs.ts';

/** One holiday. */
export function HolidayShow() {
  return <RecordShow of={holidayRecord} />;
}
