import { RecordCreate } from '../records/RecordCreate.tsx';
import { holidayRecord } from './Inputs.ts';

/** A new holiday. */
export function HolidayCreate() {
  return <RecordCreate of={holidayRecord} />;
}
