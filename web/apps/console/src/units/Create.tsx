import { RecordCreate } from '../records/RecordCreate.tsx';
import { unitRecord } from './Inputs.ts';

/** A new unit. */
export function UnitCreate() {
  return <RecordCreate of={unitRecord} />;
}
