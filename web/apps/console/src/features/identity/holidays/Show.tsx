import { RecordShow } from '../../../records/Show.tsx';
import { holidayRecord } from './record.ts';

/** One holiday. */
export function HolidayShow() {
  return <RecordShow of={holidayRecord} />;
}
