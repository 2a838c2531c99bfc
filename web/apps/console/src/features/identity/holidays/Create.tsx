import { RecordCreate } from '../../../records/Create.tsx';
import { holidayRecord } from './record.ts';

/** A new holiday. */
export function HolidayCreate() {
  return <RecordCreate of={holidayRecord} />;
}
