import { RecordFilters } from '../records/RecordFilters.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { teamRecord } from './Inputs.ts';

const filters = ['unitId'] as const;

/** The teams, by unit. */
export function TeamList() {
  return <RecordList of={teamRecord} filters={<RecordFilters names={filters} />} />;
}
