import { RecordCreate } from '../../../records/Create.tsx';
import { branchRecord } from './record.ts';

/** A new branch. */
export function BranchCreate() {
  return <RecordCreate of={branchRecord} />;
}
