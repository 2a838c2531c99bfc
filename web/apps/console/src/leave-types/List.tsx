import { type FieldName } from '../form/field-kinds.ts';
import { RecordFilters } from '../records/RecordFilters.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { leaveTypeRecord } from './Inputs.tsx';

const names = ['kind'] as const satisfies readonly FieldName[];

/** The leave types. */
export function LeaveTypeList() {
  return <RecordList of={leaveTypeRecord} filters={<RecordFilters names={names} />} />;
}
