import { RecordList } from '../records/RecordList.tsx';
import { jobRecord } from './Inputs.ts';

/** The jobs. */
export function JobList() {
  return <RecordList of={jobRecord} />;
}
