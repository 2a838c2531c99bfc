import { RecordShow } from '../records/RecordShow.tsx';
import { jobRecord } from './Inputs.ts';

/** One job. */
export function JobShow() {
  return <RecordShow of={jobRecord} />;
}
