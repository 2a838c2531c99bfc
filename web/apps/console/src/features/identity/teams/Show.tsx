import { RecordShow } from '../../../records/Show.tsx';
import { teamRecord } from './record.ts';

/** One team. */
export function TeamShow() {
  return <RecordShow of={teamRecord} />;
}
