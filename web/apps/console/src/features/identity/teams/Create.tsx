import { RecordCreate } from '../../../records/Create.tsx';
import { teamRecord } from './record.ts';

/** A new team. */
export function TeamCreate() {
  return <RecordCreate of={teamRecord} />;
}
