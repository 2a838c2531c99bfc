import { type ClockRecordRowFragment, type TimesheetRowFragment } from '../../../generated/graphql.ts';

export type DayRow = TimesheetRowFragment;
export type ClockRow = ClockRecordRowFragment;
export type AssignedShift = DayRow['assignedShifts'][number];
