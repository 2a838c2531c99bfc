import { RecordCreate } from '../../../records/Create.tsx';
import { jobRecord } from './record.ts';

/** A new job. */
export function JobCreate() {
  return <RecordCreate of={jobRecord} />;
}
