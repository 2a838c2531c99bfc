import { RecordList } from '../records/RecordList.tsx';
import { branchRecord } from './Inputs.ts';

/** The places of work. */
export function BranchList() {
  return <RecordList of={branchRecord} />;
}
