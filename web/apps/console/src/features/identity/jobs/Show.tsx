import { RecordShow } from '../../../records/Show.tsx';
import { jobRecord } from './record.ts';

/** One job. */
export function JobShow() {
  return <RecordShow of={jobRecord} />;
}
