import { type FieldName } from '../form/field-kinds.ts';
import { RecordFilters } from '../records/RecordFilters.tsx';

/** What the employee list may be filtered by, in the order of the phrases. */
const names = ['branchId', 'unitId', 'teamId', 'jobId', 'role', 'hiredDate'] as const satisfies readonly FieldName[];

/** The filters of the employee list. */
export function EmployeeFilters() {
  return <RecordFilters names={names} />;
}
