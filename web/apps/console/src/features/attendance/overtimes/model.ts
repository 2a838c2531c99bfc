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

/** The request, once it is whole: until then react-admin gives the row of a list in its place. */
export const wholeRequest = (given: Overtime | undefined): Overtime | undefined =>
  given && 'steps' in given ? given : undefined;

/** On another day than today nothing is decided. */
export const onlyRead = (request: Overtime): Overtime => ({ ...request, canDecide: false, canCancel: false });

export const isOpen = ({ status }: Pick<OvertimeRow, 'status'>): boolean =>
  status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';
