import { RecordList } from '../../../records/List.tsx';
import { jobRecord } from './record.ts';

/** The jobs. */
export function JobList() {
  return <RecordList of={jobRecord} />;
}
