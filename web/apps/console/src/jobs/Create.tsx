import { RecordCreate } from '../records/RecordCreate.tsx';
import { jobRecord } from './Inputs.ts';

/** A new job. */
export function JobCreate() {
  return <RecordCreate of={jobRecord} />;
}
