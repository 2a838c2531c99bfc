import { RecordCreate } from '../records/RecordCreate.tsx';
import { leaveTypeRecord } from './Inputs.tsx';

/** A new leave type. */
export function LeaveTypeCreate() {
  return <RecordCreate of={leaveTypeRecord} />;
}
