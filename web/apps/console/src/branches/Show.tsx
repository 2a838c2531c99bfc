import { RecordShow } from '../records/RecordShow.tsx';
import { branchRecord } from './Inputs.ts';

/** One branch. */
export function BranchShow() {
  return <RecordShow of={branchRecord} />;
}
