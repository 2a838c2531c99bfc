import { RecordShow } from '../records/RecordShow.tsx';
import { leaveTypeRecord } from './Inputs.tsx';

/** One leave type. */
export function LeaveTypeShow() {
  return <RecordShow of={leaveTypeRecord} />;
}
