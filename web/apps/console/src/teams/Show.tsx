import { RecordShow } from '../records/RecordShow.tsx';
import { teamRecord } from './Inputs.ts';

/** One team. */
export function TeamShow() {
  return <RecordShow of={teamRecord} />;
}
