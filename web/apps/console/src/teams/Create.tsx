import { RecordCreate } from '../records/RecordCreate.tsx';
import { teamRecord } from './Inputs.ts';

/** A new team. */
export function TeamCreate() {
  return <RecordCreate of={teamRecord} />;
}
