import { RecordCreate } from '../../../records/Create.tsx';
import { unitRecord } from './record.ts';

/** A new unit. */
export function UnitCreate() {
  return <RecordCreate of={unitRecord} />;
}
