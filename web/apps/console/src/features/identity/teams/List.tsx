import { RecordFilters } from '../../../table/filter/Filters.tsx';
import { RecordList } from '../../../records/List.tsx';
import { teamRecord } from './record.ts';

const filters = ['unitId'] as const;

/** The teams, by unit. */
export function TeamList() {
  return <RecordList of={teamRecord} filters={<RecordFilters names={filters} />} />;
}
