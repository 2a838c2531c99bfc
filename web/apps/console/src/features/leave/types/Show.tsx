import { RecordShow } from '../../../records/Show.tsx';
import { leaveTypeRecord } from './record.tsx';

/** One leave type. */
export function LeaveTypeShow() {
  return <RecordShow of={leaveTypeRecord} />;
}
