import { RecordShow } from '../../../records/Show.tsx';
import { unitRecord } from './record.ts';

/** One unit. */
export function UnitShow() {
  return <RecordShow of={unitRecord} />;
}
