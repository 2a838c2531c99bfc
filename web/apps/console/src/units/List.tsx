import { RecordFilters } from '../records/RecordFilters.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { unitRecord } from './Inputs.ts';

const filters = ['branchId', 'parentId'] as const;

/** The units, by branch and the unit above. */
export function UnitList() {
  return <RecordList of={unitRecord} filters={<RecordFilters names={filters} />} />;
}
