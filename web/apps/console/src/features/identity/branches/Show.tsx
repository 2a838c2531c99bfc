import { RecordShow } from '../../../records/Show.tsx';
import { branchRecord } from './record.ts';

/** One branch. */
export function BranchShow() {
  return <RecordShow of={branchRecord} />;
}
