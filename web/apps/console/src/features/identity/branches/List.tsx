import { RecordList } from '../../../records/List.tsx';
import { branchRecord } from './record.ts';

/** The places of work. */
export function BranchList() {
  return <RecordList of={branchRecord} />;
}
