import { type FieldName } from '../../../fields/kinds.ts';
import { RecordFilters } from '../../../table/filter/Filters.tsx';
import { RecordList } from '../../../records/List.tsx';
import { leaveTypeRecord } from './record.tsx';

const names = ['kind'] as const satisfies readonly FieldName[];

/** The leave types. */
export function LeaveTypeList() {
  return <RecordList of={leaveTypeRecord} filters={<RecordFilters names={names} />} />;
}
