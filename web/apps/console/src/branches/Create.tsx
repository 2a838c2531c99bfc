import { RecordCreate } from '../records/RecordCreate.tsx';
import { branchRecord } from './Inputs.ts';

/** A new branch. */
export function BranchCreate() {
  return <RecordCreate of={branchRecord} />;
}
