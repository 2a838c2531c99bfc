import { RecordShow } from '../records/RecordShow.tsx';
import { unitRecord } from './Inputs.ts';

/** One unit. */
export function UnitShow() {
  return <RecordShow of={unitRecord} />;
}
