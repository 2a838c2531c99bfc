import { RecordCreate } from '../../../records/Create.tsx';
import { leaveTypeRecord } from './record.tsx';

/** A new leave type. */
export function LeaveTypeCreate() {
  return <RecordCreate of={leaveTypeRecord} />;
}
