import { type FieldName } from '../../../../fields/kinds.ts';
import { RecordFilters } from '../../../../table/filter/Filters.tsx';

/** What the employee list may be filtered by, in the order of the phrases. */
const names = ['branchId', 'unitId', 'teamId', 'jobId', 'role', 'hiredDate'] as const satisfies readonly FieldName[];

/** The filters of the employee list. */
export function EmployeeFilters() {
  return <RecordFilters names={names} />;
}
