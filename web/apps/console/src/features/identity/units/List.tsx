import { RecordFilters } from '../../../table/filter/Filters.tsx';
import { RecordList } from '../../../records/List.tsx';
import { unitRecord } from './record.ts';

const filters = ['branchId', 'parentId'] as const;

/** The units, by branch and the unit above. */
export function UnitList() {
  return <RecordList of={unitRecord} filters={<RecordFilters names={filters} />} />;
}
