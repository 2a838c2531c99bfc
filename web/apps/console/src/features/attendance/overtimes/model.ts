import {
  type OvertimeRequestRecordFragment,
  type OvertimeRequestRowFragment,
  type OvertimeYearQuery,
} from '../../../generated/graphql.ts';
import { type RequestKind } from '../../../requests/model.ts';

export type OvertimeRow = OvertimeRequestRowFragment;
export type Overtime = OvertimeRequestRecordFragment;
/** The overtime of a calendar year, in minutes. */
export type OvertimeYear = NonNullable<OvertimeYearQuery['overtimeYear']> & { id: string };

export const kind: RequestKind = { service: 'attendance', path: 'overtimes' };

export const isOpen = ({ status }: Pick<OvertimeRow, 'status'>): boolean =>
  status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';
