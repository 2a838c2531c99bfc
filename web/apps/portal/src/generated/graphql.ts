/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AttendanceFlagFilter = {
  eq?: boolean | null | undefined;
  isNull?: boolean | null | undefined;
};

export type AttendanceListFilter = {
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

export type AttendanceTextFilter = {
  eq?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  isNull?: boolean | null | undefined;
  to?: string | null | undefined;
};

export type BloodType =
  | 'AB_NEGATIVE'
  | 'AB_POSITIVE'
  | 'A_NEGATIVE'
  | 'A_POSITIVE'
  | 'B_NEGATIVE'
  | 'B_POSITIVE'
  | 'O_NEGATIVE'
  | 'O_POSITIVE';

export type ClockCorrectionEscalated =
  | 'GENERAL_MANAGER'
  | 'SUPER_ADMIN';

export type ClockCorrectionsFilter = {
  branchId?: AttendanceTextFilter | null | undefined;
  date?: AttendanceTextFilter | null | undefined;
  employeeId?: AttendanceTextFilter | null | undefined;
  q?: string | null | undefined;
  requestedDateTime?: AttendanceTextFilter | null | undefined;
  status?: AttendanceTextFilter | null | undefined;
  waitingFor?: AttendanceListFilter | null | undefined;
};

export type ClockCorrectionsSort =
  | 'date'
  | 'name'
  | 'requestedDateTime'
  | 'status'
  | 'updatedDateTime';

export type ClockEventType =
  | 'BREAK_IN'
  | 'BREAK_OUT'
  | 'CLOCK_IN'
  | 'CLOCK_OUT'
  | 'DUTY_IN'
  | 'DUTY_OUT'
  | 'LUNCH_IN'
  | 'LUNCH_OUT'
  | 'UNKNOWN';

export type ClockProblem =
  | 'MISSING'
  | 'SUPERFLUOUS'
  | 'WRONG';

export type ClockStateName =
  | 'BREAK'
  | 'DUTY'
  | 'IN'
  | 'OUT';

export type CollarType =
  | 'BLUE'
  | 'GRAY'
  | 'WHITE';

export type CorrectionSource =
  | 'DEVICE'
  | 'MOBILE'
  | 'PERSON';

export type DayColour =
  | 'GREEN'
  | 'GREY'
  | 'RED';

export type DayFigure =
  | 'actualWorkTime'
  | 'breakTime'
  | 'earlyLeave'
  | 'expectedWorkTime'
  | 'late'
  | 'leaveTime'
  | 'missingTime'
  | 'nightTime'
  | 'notCounted'
  | 'overtime'
  | 'overtimeClockIn'
  | 'overtimeClockOut'
  | 'overtimeUnapproved'
  | 'presence'
  | 'toleratedTime';

export type DayRule =
  | 'afterEnd'
  | 'approvedRequest'
  | 'atMostWorked'
  | 'beforeBegin'
  | 'belowClockInMinimum'
  | 'belowClockOutMinimum'
  | 'belowTarget'
  | 'beyondTarget'
  | 'branchPresetBreak'
  | 'breakAlone'
  | 'breakNotTaken'
  | 'breakTakenFromOvertime'
  | 'breakTakenFromRoom'
  | 'breakTakenFromWork'
  | 'cappedByMaximum'
  | 'clockOutAlone'
  | 'completeStays'
  | 'coveredByOtherStay'
  | 'dayOfWeekIncalculable'
  | 'daysOfWeekAreChosen'
  | 'earlyLeaveBeyondTolerance'
  | 'earlyLeaveWithinTolerance'
  | 'holiday'
  | 'lateBeyondTolerance'
  | 'lateWithinTolerance'
  | 'leaveTakesMinutes'
  | 'longerThanDay'
  | 'mayStillCome'
  | 'nightWindow'
  | 'noClockInOvertime'
  | 'noClockOutOvertime'
  | 'nobodyCame'
  | 'notApproved'
  | 'notOver'
  | 'notWorked'
  | 'nothingLeftToWork'
  | 'nothingPlanned'
  | 'onDutyCountsAsWorked'
  | 'over'
  | 'ownBreak'
  | 'paidBreak'
  | 'plannedOvertime'
  | 'plannedShift'
  | 'readBreak'
  | 'requestDenied'
  | 'roomOfHalvedShift'
  | 'setOff'
  | 'shiftAsked'
  | 'somebodyCame'
  | 'stayNotEnded'
  | 'stayOpen'
  | 'surplusNotCounted'
  | 'unplannedWork'
  | 'weekBelowTarget'
  | 'weekBeyondTarget'
  | 'workOnHoliday'
  | 'workOnLeave'
  | 'workedAsPlanned'
  | 'workedOnLeave';

export type DayState =
  | 'CALCULATED'
  | 'INCALCULABLE'
  | 'NOT_CALCULATED'
  | 'NOT_COME'
  | 'ON_LEAVE';

export type DayType =
  | 'ABSENT'
  | 'HOLIDAY'
  | 'OFF_DAY'
  | 'ON_LEAVE'
  | 'WORKDAY';

export type DayWarning =
  | 'break_alone'
  | 'break_not_ended'
  | 'break_not_taken'
  | 'worked_on_leave';

export type EmployeesFilter = {
  branchId?: IdentityTextFilter | null | undefined;
  employmentType?: IdentityTextFilter | null | undefined;
  expenseManagers?: IdentityListFilter | null | undefined;
  generalManagers?: IdentityListFilter | null | undefined;
  hiredDate?: IdentityTextFilter | null | undefined;
  jobId?: IdentityTextFilter | null | undefined;
  leaveManagers?: IdentityListFilter | null | undefined;
  managerId?: IdentityTextFilter | null | undefined;
  overtimeManagers?: IdentityListFilter | null | undefined;
  plannedOn?: IdentityTextFilter | null | undefined;
  q?: string | null | undefined;
  role?: IdentityTextFilter | null | undefined;
  shiftManagers?: IdentityListFilter | null | undefined;
  staffNumber?: IdentityTextFilter | null | undefined;
  status?: IdentityTextFilter | null | undefined;
  teamId?: IdentityTextFilter | null | undefined;
  unitId?: IdentityTextFilter | null | undefined;
};

export type EmploymentType =
  | 'CASUAL'
  | 'CONTRACTED'
  | 'DISABLED'
  | 'FREELANCE'
  | 'FULL_TIME'
  | 'INTERN'
  | 'MOBILE'
  | 'PART_TIME'
  | 'RETIRED'
  | 'SEASONAL'
  | 'TRIAL';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type HolidayPart =
  | 'AFTERNOON'
  | 'FULL'
  | 'MORNING';

export type HolidaysFilter = {
  archived?: IdentityFlagFilter | null | undefined;
  branchId?: IdentityTextFilter | null | undefined;
  date?: IdentityTextFilter | null | undefined;
  q?: string | null | undefined;
};

export type IdentityFlagFilter = {
  eq?: boolean | null | undefined;
  isNull?: boolean | null | undefined;
};

export type IdentityListFilter = {
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

export type IdentityTextFilter = {
  eq?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  isNull?: boolean | null | undefined;
  to?: string | null | undefined;
};

export type Language =
  | 'ar'
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'it'
  | 'nl'
  | 'pt'
  | 'tr';

export type LeaveAction =
  | 'APPROVED'
  | 'APPROVER_REPLACED'
  | 'CANCELLED'
  | 'CHANGED'
  | 'DENIED'
  | 'DETAIL'
  | 'NEED_EXTRA_DETAIL'
  | 'RECOUNTED'
  | 'REQUESTED'
  | 'SUPER_ADMIN';

export type LeaveDayKind =
  | 'BREAK'
  | 'HOLIDAY'
  | 'OFFDAY'
  | 'ON_LEAVE';

export type LeaveDayPart =
  | 'FIRST_HALF'
  | 'FIRST_QUARTER'
  | 'FOURTH_QUARTER'
  | 'FULL'
  | 'HOURS'
  | 'SECOND_HALF'
  | 'SECOND_QUARTER'
  | 'THIRD_QUARTER';

export type LeaveDuration =
  | 'FULL_DAY'
  | 'HALF_DAY'
  | 'HOURLY'
  | 'QUARTER_DAY';

export type LeaveEntryKind =
  | 'ADJUSTMENT'
  | 'ENTITLEMENT'
  | 'RECOUNT'
  | 'REQUEST'
  | 'RETURN'
  | 'REVERSAL';

export type LeaveKind =
  | 'ON_DUTY'
  | 'PAID'
  | 'RESTRICTED_HOLIDAY'
  | 'UNPAID';

export type LeaveListFilter = {
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

export type LeavePeriod =
  | 'FIRST_HALF'
  | 'FIRST_QUARTER'
  | 'FOURTH_QUARTER'
  | 'SECOND_HALF'
  | 'SECOND_QUARTER'
  | 'THIRD_QUARTER';

export type LeaveRecountCause =
  | 'BRANCH'
  | 'HOLIDAY'
  | 'PATTERN';

export type LeaveRequestEscalated =
  | 'GENERAL_MANAGER'
  | 'SUPER_ADMIN';

export type LeaveRequestsFilter = {
  beginDate?: LeaveTextFilter | null | undefined;
  branchId?: LeaveTextFilter | null | undefined;
  employeeId?: LeaveTextFilter | null | undefined;
  endDate?: LeaveTextFilter | null | undefined;
  leaveTypeId?: LeaveTextFilter | null | undefined;
  q?: string | null | undefined;
  requestedDateTime?: LeaveTextFilter | null | undefined;
  status?: LeaveTextFilter | null | undefined;
  waitingFor?: LeaveListFilter | null | undefined;
};

export type LeaveRequestsSort =
  | 'beginDate'
  | 'endDate'
  | 'name'
  | 'requestedDateTime'
  | 'status'
  | 'updatedDateTime';

export type LeaveTextFilter = {
  eq?: string | null | undefined;
  from?: string | null | undefined;
  in?: Array<string> | null | undefined;
  isNull?: boolean | null | undefined;
  to?: string | null | undefined;
};

export type LeaveUsageRule =
  | 'ON_DAY'
  | 'ON_MONTH'
  | 'ON_MONTH_AND_NEXT_MONTH'
  | 'ON_WEEK';

export type MilitaryService =
  | 'DONE'
  | 'EXEMPT'
  | 'NOT_APPLICABLE'
  | 'POSTPONED';

export type OvertimeAction =
  | 'APPROVED'
  | 'APPROVER_REPLACED'
  | 'CANCELLED'
  | 'CHANGED'
  | 'DENIED'
  | 'DETAIL'
  | 'DRAFTED'
  | 'NEED_EXTRA_DETAIL'
  | 'REQUESTED'
  | 'SENT'
  | 'SUPER_ADMIN';

export type OvertimeEscalated =
  | 'GENERAL_MANAGER'
  | 'SUPER_ADMIN';

export type OvertimePeriod =
  | 'CLOCK_IN'
  | 'CLOCK_IN_OUT'
  | 'CLOCK_OUT';

export type OvertimesFilter = {
  branchId?: AttendanceTextFilter | null | undefined;
  employeeId?: AttendanceTextFilter | null | undefined;
  overtimeDate?: AttendanceTextFilter | null | undefined;
  overtimeTypeId?: AttendanceTextFilter | null | undefined;
  period?: AttendanceTextFilter | null | undefined;
  q?: string | null | undefined;
  requestedDateTime?: AttendanceTextFilter | null | undefined;
  shiftId?: AttendanceTextFilter | null | undefined;
  status?: AttendanceTextFilter | null | undefined;
  waitingFor?: AttendanceListFilter | null | undefined;
};

export type OvertimesSort =
  | 'name'
  | 'overtimeDate'
  | 'period'
  | 'requestedDateTime'
  | 'status'
  | 'updatedDateTime';

export type PersonStatus =
  | 'ACTIVE'
  | 'RESIGNED';

export type PresenceState =
  | 'BREAK'
  | 'DUTY'
  | 'EXPECTED'
  | 'IN'
  | 'MISSING'
  | 'ON_LEAVE'
  | 'OUT';

export type PresencesFilter = {
  branchId?: AttendanceTextFilter | null | undefined;
  employeeId?: AttendanceTextFilter | null | undefined;
  late?: AttendanceFlagFilter | null | undefined;
  state?: AttendanceTextFilter | null | undefined;
};

export type ReadingCounts =
  | 'ASK'
  | 'IGNORED'
  | 'SHIFT'
  | 'UNPLANNED';

export type RequestStatus =
  | 'APPROVED'
  | 'CANCELLED'
  | 'CLOSED'
  | 'CLOSE_PENDING'
  | 'DENIED'
  | 'NEED_EXTRA_DETAIL'
  | 'NOT_COME'
  | 'PENDING'
  | 'REJECTED'
  | 'REVISION'
  | 'SUPER_ADMIN'
  | 'UNKNOWN';

export type Role =
  | 'ADMIN'
  | 'EMPLOYEE'
  | 'HR_MANAGER'
  | 'RESTRICTED_ADMIN'
  | 'SUPER_ADMIN';

export type ShiftRequestAction =
  | 'APPROVED'
  | 'APPROVER_REPLACED'
  | 'CANCELLED'
  | 'DENIED'
  | 'DETAIL'
  | 'NEED_EXTRA_DETAIL'
  | 'REQUESTED'
  | 'SUPER_ADMIN';

export type ShiftType =
  | 'BREAK'
  | 'DYNAMIC'
  | 'FIX'
  | 'FLEXIBLE'
  | 'HOLIDAY'
  | 'OFF_DAY'
  | 'ON_LEAVE'
  | 'OVERTIME'
  | 'WORKDAY';

export type SocialSecurityType =
  | 'SS_4A'
  | 'SS_4B'
  | 'SS_4C';

export type StepKind =
  | 'EXPENSE_MANAGER'
  | 'GENERAL_MANAGER'
  | 'HR_MANAGER'
  | 'LEAVE_MANAGER'
  | 'OVERTIME_MANAGER'
  | 'RECEIVER'
  | 'SHIFT_MANAGER'
  | 'SUPER_ADMIN';

export type StepReason =
  | 'cancelled'
  | 'denied'
  | 'restarted'
  | 'skipped';

export type StepState =
  | 'APPROVED'
  | 'DENIED'
  | 'NEED_EXTRA_DETAIL'
  | 'PENDING'
  | 'STOPPED'
  | 'SUPER_ADMIN'
  | 'WAITING';

export type WorkplanRequestEscalated =
  | 'GENERAL_MANAGER'
  | 'SUPER_ADMIN';

export type WorkplanRequestsFilter = {
  branchId?: AttendanceTextFilter | null | undefined;
  employeeId?: AttendanceTextFilter | null | undefined;
  from?: AttendanceTextFilter | null | undefined;
  q?: string | null | undefined;
  requestedDateTime?: AttendanceTextFilter | null | undefined;
  status?: AttendanceTextFilter | null | undefined;
  to?: AttendanceTextFilter | null | undefined;
  waitingFor?: AttendanceListFilter | null | undefined;
};

export type WorkplanRequestsSort =
  | 'from'
  | 'name'
  | 'requestedDateTime'
  | 'status'
  | 'to'
  | 'updatedDateTime';

export type ClockNowQueryVariables = Exact<{
  before: string;
  until: string;
  employeeId: string;
}>;


export type ClockNowQuery = { clockState: { state: ClockStateName, since: string | null, began: string | null, date: string | null, worked: number, now: string, ask: { readingId: string, at: string, shiftIds: Array<string> } | null } | null, filterTerminals: Array<{ id: string, disabled: boolean, clockInOut: { allowed: boolean, descriptionRequired: boolean }, breakInOut: { allowed: boolean, descriptionRequired: boolean }, lunchInOut: { allowed: boolean, descriptionRequired: boolean }, dutyInOut: { allowed: boolean, descriptionRequired: boolean } }> | null, clockDays: { items: Array<{ id: string, date: string, zone: string, type: DayType | null, state: DayState, colour: DayColour, countAsOvertime: boolean, expectedWorkTime: number, actualWorkTime: number, overtime: number, overtimeUnapproved: number, missingTime: number, leaveTime: number, breakTime: number, warnings: Array<DayWarning>, timesheet: { clockInTimestamp: string | null, clockOutTimestamp: string | null, latelyClockInTimeInMinutes: number, earlyClockOutTimeInMinutes: number }, assignedShifts: Array<{ id: string | null, shiftType: ShiftType, begin: string | null, end: string | null, name: { en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null } | null }>, readings: Array<{ id: string, at: string, eventType: ClockEventType, late: boolean, counts: ReadingCounts }> }> } | null };

export type ShiftNamesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ShiftNamesQuery = { shiftsByIds: Array<{ id: string, name: string | null, begin: string | null, end: string | null } | null> | null };

export type TimesheetDaysQueryVariables = Exact<{
  employeeId: string;
  from: string;
  to: string;
}>;


export type TimesheetDaysQuery = { timesheets: { items: Array<{ id: string, date: string, zone: string, type: DayType | null, state: DayState, colour: DayColour, countAsOvertime: boolean, expectedWorkTime: number, actualWorkTime: number, overtime: number, overtimeUnapproved: number, missingTime: number, leaveTime: number, breakTime: number, warnings: Array<DayWarning>, timesheet: { clockInTimestamp: string | null, clockOutTimestamp: string | null, latelyClockInTimeInMinutes: number, earlyClockOutTimeInMinutes: number }, assignedShifts: Array<{ id: string | null, shiftType: ShiftType, begin: string | null, end: string | null, name: { en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null } | null }>, readings: Array<{ id: string, at: string, eventType: ClockEventType, late: boolean, counts: ReadingCounts }> }> } | null };

export type PlannedWeeksQueryVariables = Exact<{
  employeeIds: Array<string> | string;
  from: string;
  to: string;
}>;


export type PlannedWeeksQuery = { plannedWorkTime: Array<{ weeks: Array<{ monday: string, minutes: number, shifts: number }> }> | null };

export type TimesheetMonthQueryVariables = Exact<{
  month: string;
}>;


export type TimesheetMonthQuery = { timesheetMonth: { from: string, to: string, expectedSoFar: number, incalculable: Array<string>, counted: { overtime: Array<string>, missingTime: Array<string>, lateDays: Array<string>, earlyLeaveDays: Array<string>, absentDays: Array<string> }, sums: { expectedWorkTime: number, actualWorkTime: number, missingTime: number, overtime: number, overtimeUnapproved: number, leaveTime: number, lateDays: number, earlyLeaveDays: number, absentDays: number }, weeks: Array<{ monday: string, expectedWorkTime: number, actualWorkTime: number, missingTime: number, overtime: number }>, holidays: Array<{ date: string, part: HolidayPart, names: Array<{ en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null }> }> } | null };

export type MyMonthQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMonthQuery = { attendanceDashboard: { from: string, to: string, expectedSoFar: number, worked: number, overtime: number, missingTime: number, lates: number, earlyLeavers: number, absences: number, incalculable: Array<string>, days: Array<{ date: string, type: DayType | null, state: DayState, colour: DayColour }>, accessEvents: Array<{ id: string, at: string, zone: string, terminalName: string | null, toZoneId: string | null, toZoneName: { en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null } | null }>, zones: Array<{ zoneId: string, count: number, name: { en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null } }> } | null };

export type TimesheetReasonsQueryVariables = Exact<{
  date: string;
}>;


export type TimesheetReasonsQuery = { timesheetReasons: { figures: Array<{ figure: DayFigure, minutes: number, reasons: Array<{ rule: DayRule, minutes: number, readings: Array<string> }> }>, type: Array<{ rule: DayRule }>, state: Array<{ rule: DayRule }> } | null };

export type DayRecordFragment = { id: string, date: string, zone: string, type: DayType | null, state: DayState, colour: DayColour, countAsOvertime: boolean, expectedWorkTime: number, actualWorkTime: number, overtime: number, overtimeUnapproved: number, missingTime: number, leaveTime: number, breakTime: number, warnings: Array<DayWarning>, timesheet: { clockInTimestamp: string | null, clockOutTimestamp: string | null, latelyClockInTimeInMinutes: number, earlyClockOutTimeInMinutes: number }, assignedShifts: Array<{ id: string | null, shiftType: ShiftType, begin: string | null, end: string | null, name: { en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null } | null }>, readings: Array<{ id: string, at: string, eventType: ClockEventType, late: boolean, counts: ReadingCounts }> };

export type OvertimeRowFragment = { id: string, revision: number, employeeId: string, overtimeDate: string, shiftId: string | null, overtimeTypeId: string | null, period: OvertimePeriod, durationInMinutes: number, status: RequestStatus, reason: string | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, shift: { id: string, name: string } | null, overtimeType: { id: string, name: string } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> };

export type OvertimeDetailFragment = { approvedDateTime: string | null, escalated: OvertimeEscalated | null, cancelReason: string | null, id: string, revision: number, employeeId: string, overtimeDate: string, shiftId: string | null, overtimeTypeId: string | null, period: OvertimePeriod, durationInMinutes: number, status: RequestStatus, reason: string | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, approvalHistory: Array<{ at: string, actor: string, action: OvertimeAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, shift: { id: string, name: string } | null, overtimeType: { id: string, name: string } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> };

export type OvertimeRequestsQueryVariables = Exact<{
  page: number;
  rowsPerPage: number;
  sortBy?: OvertimesSort | null | undefined;
  descending?: boolean | null | undefined;
  filter?: OvertimesFilter | null | undefined;
}>;


export type OvertimeRequestsQuery = { overtimes: { total: number, capped: boolean, items: Array<{ id: string, revision: number, employeeId: string, overtimeDate: string, shiftId: string | null, overtimeTypeId: string | null, period: OvertimePeriod, durationInMinutes: number, status: RequestStatus, reason: string | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, shift: { id: string, name: string } | null, overtimeType: { id: string, name: string } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> }> } | null };

export type OvertimeRequestQueryVariables = Exact<{
  id: string;
}>;


export type OvertimeRequestQuery = { overtime: { approvedDateTime: string | null, escalated: OvertimeEscalated | null, cancelReason: string | null, id: string, revision: number, employeeId: string, overtimeDate: string, shiftId: string | null, overtimeTypeId: string | null, period: OvertimePeriod, durationInMinutes: number, status: RequestStatus, reason: string | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, approvalHistory: Array<{ at: string, actor: string, action: OvertimeAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, shift: { id: string, name: string } | null, overtimeType: { id: string, name: string } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> } | null };

export type OvertimeTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type OvertimeTypesQuery = { overtimeTypes: { items: Array<{ id: string, name: string | null }> } | null };

export type OvertimeYearQueryVariables = Exact<{
  requestId?: string | null | undefined;
  date?: string | null | undefined;
}>;


export type OvertimeYearQuery = { overtimeYear: { year: number, counted: number, approved: number, most: number | null, refuses: boolean } | null };

export type OvertimeDayQueryVariables = Exact<{
  employeeId: string;
  date: string;
}>;


export type OvertimeDayQuery = { timesheets: { items: Array<{ id: string, date: string, zone: string, type: DayType | null, state: DayState, colour: DayColour, countAsOvertime: boolean, expectedWorkTime: number, actualWorkTime: number, overtime: number, overtimeUnapproved: number, missingTime: number, leaveTime: number, breakTime: number, warnings: Array<DayWarning>, timesheet: { clockInTimestamp: string | null, clockOutTimestamp: string | null, latelyClockInTimeInMinutes: number, earlyClockOutTimeInMinutes: number }, assignedShifts: Array<{ id: string | null, shiftType: ShiftType, begin: string | null, end: string | null, name: { en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null } | null }>, readings: Array<{ id: string, at: string, eventType: ClockEventType, late: boolean, counts: ReadingCounts }> }> } | null };

export type OvertimeDecisionsQueryVariables = Exact<{
  rows: number;
}>;


export type OvertimeDecisionsQuery = { overtimes: { items: Array<{ steps: Array<{ managerId: string, actedBy: string | null, state: StepState, at: string | null }> }> } | null };

export type TeamNowQueryVariables = Exact<{
  filter?: PresencesFilter | null | undefined;
}>;


export type TeamNowQuery = { presences: { total: number, items: Array<{ id: string, employeeId: string, zone: string, state: PresenceState, since: string | null, dueFrom: string | null, dueTo: string | null, latelyClockInTimeInMinutes: number, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, shift: { id: string | null, name: { en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null } | null } | null }> } | null };

export type ShiftStepFragment = { order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null };

export type ShiftDecisionFragment = { at: string, actor: string, action: ShiftRequestAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null };

export type CorrectionRowFragment = { id: string, revision: number, employeeId: string, problem: ClockProblem, date: string, zone: string, clockRecordId: string | null, at: string | null, eventType: ClockEventType | null, source: CorrectionSource, status: RequestStatus, reason: string | null, cancelReason: string | null, escalated: ClockCorrectionEscalated | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, was: { at: string, eventType: ClockEventType } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, approvalHistory: Array<{ at: string, actor: string, action: ShiftRequestAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> };

export type ShiftRequestRowFragment = { id: string, revision: number, employeeId: string, from: string, to: string, status: RequestStatus, reason: string | null, cancelReason: string | null, escalated: WorkplanRequestEscalated | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, days: Array<{ date: string, shiftIds: Array<string>, before: Array<string> | null }>, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, approvalHistory: Array<{ at: string, actor: string, action: ShiftRequestAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> };

export type ClockCorrectionsQueryVariables = Exact<{
  page: number;
  rowsPerPage: number;
  sortBy?: ClockCorrectionsSort | null | undefined;
  descending?: boolean | null | undefined;
  filter?: ClockCorrectionsFilter | null | undefined;
}>;


export type ClockCorrectionsQuery = { clockCorrections: { total: number, capped: boolean, items: Array<{ id: string, revision: number, employeeId: string, problem: ClockProblem, date: string, zone: string, clockRecordId: string | null, at: string | null, eventType: ClockEventType | null, source: CorrectionSource, status: RequestStatus, reason: string | null, cancelReason: string | null, escalated: ClockCorrectionEscalated | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, was: { at: string, eventType: ClockEventType } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, approvalHistory: Array<{ at: string, actor: string, action: ShiftRequestAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> }> } | null };

export type ClockCorrectionQueryVariables = Exact<{
  id: string;
}>;


export type ClockCorrectionQuery = { clockCorrection: { id: string, revision: number, employeeId: string, problem: ClockProblem, date: string, zone: string, clockRecordId: string | null, at: string | null, eventType: ClockEventType | null, source: CorrectionSource, status: RequestStatus, reason: string | null, cancelReason: string | null, escalated: ClockCorrectionEscalated | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, was: { at: string, eventType: ClockEventType } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, approvalHistory: Array<{ at: string, actor: string, action: ShiftRequestAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> } | null };

export type ShiftRequestsQueryVariables = Exact<{
  page: number;
  rowsPerPage: number;
  sortBy?: WorkplanRequestsSort | null | undefined;
  descending?: boolean | null | undefined;
  filter?: WorkplanRequestsFilter | null | undefined;
}>;


export type ShiftRequestsQuery = { workplanRequests: { total: number, capped: boolean, items: Array<{ id: string, revision: number, employeeId: string, from: string, to: string, status: RequestStatus, reason: string | null, cancelReason: string | null, escalated: WorkplanRequestEscalated | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, days: Array<{ date: string, shiftIds: Array<string>, before: Array<string> | null }>, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, approvalHistory: Array<{ at: string, actor: string, action: ShiftRequestAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> }> } | null };

export type ShiftRequestQueryVariables = Exact<{
  id: string;
}>;


export type ShiftRequestQuery = { workplanRequest: { id: string, revision: number, employeeId: string, from: string, to: string, status: RequestStatus, reason: string | null, cancelReason: string | null, escalated: WorkplanRequestEscalated | null, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null, days: Array<{ date: string, shiftIds: Array<string>, before: Array<string> | null }>, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, approvalHistory: Array<{ at: string, actor: string, action: ShiftRequestAction, note: string | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> } | null };

export type AllShiftsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllShiftsQuery = { shifts: { items: Array<{ id: string, name: string | null, begin: string | null, end: string | null, archived: boolean }> } | null };

export type MayAssignQueryVariables = Exact<{
  id: string;
}>;


export type MayAssignQuery = { employee: { id: string, permission: { assignShift: boolean | null } } | null };

export type TeamDaysQueryVariables = Exact<{
  ids: Array<string> | string;
  from: string;
  to: string;
}>;


export type TeamDaysQuery = { timesheets: { items: Array<{ id: string, employeeId: string, date: string, type: DayType | null, assignedShifts: Array<{ id: string | null, shiftType: ShiftType, begin: string | null, end: string | null, name: { en: string | null, tr: string | null, de: string | null, es: string | null, it: string | null, pt: string | null, nl: string | null, fr: string | null, ar: string | null } | null }> }> } | null };

export type ShiftsToPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type ShiftsToPlanQuery = { shifts: { items: Array<{ id: string, name: string | null, begin: string | null, end: string | null }> } | null };

export type TeamOnQueryVariables = Exact<{
  asOf: string;
  managerId: EmployeesFilter;
  generalManagers: EmployeesFilter;
  leaveManagers: EmployeesFilter;
  shiftManagers: EmployeesFilter;
  overtimeManagers: EmployeesFilter;
  expenseManagers: EmployeesFilter;
}>;


export type TeamOnQuery = { managerId: { items: Array<{ id: string, firstName: string, lastName: string, profile: { imageUrl: string | null } }> } | null, generalManagers: { items: Array<{ id: string, firstName: string, lastName: string, profile: { imageUrl: string | null } }> } | null, leaveManagers: { items: Array<{ id: string, firstName: string, lastName: string, profile: { imageUrl: string | null } }> } | null, shiftManagers: { items: Array<{ id: string, firstName: string, lastName: string, profile: { imageUrl: string | null } }> } | null, overtimeManagers: { items: Array<{ id: string, firstName: string, lastName: string, profile: { imageUrl: string | null } }> } | null, expenseManagers: { items: Array<{ id: string, firstName: string, lastName: string, profile: { imageUrl: string | null } }> } | null };

export type InboxCountQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxCountQuery = { pendingLeaveRequestCount: number | null, pendingOvertimeCount: number | null, pendingWorkplanRequestCount: number | null, pendingClockCorrectionCount: number | null };

export type OpenCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenCountQuery = { allPendingLeaveRequestCount: number | null, allPendingOvertimeCount: number | null, allPendingWorkplanRequestCount: number | null, allPendingClockCorrectionCount: number | null };

export type LeaveGrantsQueryVariables = Exact<{
  employeeId: string;
  from: string;
  to: string;
}>;


export type LeaveGrantsQuery = { leaveEntries: { items: Array<{ leaveTypeId: string, id: string, on: string, until: string, kind: LeaveEntryKind, days: number, minutes: number | null, pending: boolean, requestId: string | null, recordedAt: string, actor: string, note: string | null, late: boolean, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> } | null };

export type WorkingWeekQueryVariables = Exact<{
  branch: string;
}>;


export type WorkingWeekQuery = { branch: { workingPattern: { monday: number, tuesday: number, wednesday: number, thursday: number, friday: number, saturday: number, sunday: number } | null } | null };

export type PersonTagFragment = { id: string, firstName: string, lastName: string, imageUrl: string | null };

export type LeaveTypeMarkFragment = { id: string, name: string, color: string, kind: LeaveKind };

export type LeaveFiguresFragment = { previousBalance: number, accrualCalculatedCount: number, entitled: number, used: number, reserved: number, balance: number };

export type LeaveEntryLineFragment = { id: string, on: string, until: string, kind: LeaveEntryKind, days: number, minutes: number | null, pending: boolean, requestId: string | null, recordedAt: string, actor: string, note: string | null, late: boolean, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null };

export type LeaveRowFragment = { id: string, revision: number, employeeId: string, leaveTypeId: string, duration: LeaveDuration, period: LeavePeriod | null, beginDate: string, endDate: string, beginTime: string | null, endTime: string | null, days: number, daysAsked: number, minutes: number, status: RequestStatus, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, leaveType: { id: string, name: string, color: string, kind: LeaveKind } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, documents: Array<{ id: string, name: string | null, type: string, bytes: number, url: string }> | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null };

export type LeaveRequestDetailFragment = { branchId: string | null, reason: string | null, approvedDateTime: string | null, escalated: LeaveRequestEscalated | null, cancelReason: string | null, beginDateAsked: string, endDateAsked: string, cancelledFrom: string | null, balanceBefore: number | null, balanceAfter: number | null, id: string, revision: number, employeeId: string, leaveTypeId: string, duration: LeaveDuration, period: LeavePeriod | null, beginDate: string, endDate: string, beginTime: string | null, endTime: string | null, days: number, daysAsked: number, minutes: number, status: RequestStatus, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, dayDetails: Array<{ date: string, minutes: number, of: number, part: LeaveDayPart, kind: LeaveDayKind, days: number, holiday: string | null, returned: boolean }> | null, approvalHistory: Array<{ at: string, actor: string, action: LeaveAction, note: string | null, recount: { before: number, after: number, cause: LeaveRecountCause, holiday: string | null } | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> | null, cancelChoices: Array<{ from: string | null, days: number }> | null, balanceOnEnd: { on: string, entitled: number, used: number, reserved: number, asked: number, own: number, covered: number, balance: number, overdrawn: number } | null, leaveType: { id: string, name: string, color: string, kind: LeaveKind } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, documents: Array<{ id: string, name: string | null, type: string, bytes: number, url: string }> | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null };

export type LeaveTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeaveTypesQuery = { leaveTypes: { items: Array<{ id: string, name: string | null, kind: LeaveKind, color: string, durations: Array<LeaveDuration>, tracksBalance: boolean, countsCalendarDays: boolean, documentRequired: boolean, reasonRequired: boolean, noticeDays: number, minimumDays: number | null, maximumDays: number | null, advanceDays: number, usageRule: LeaveUsageRule | null }> } | null };

export type LeaveRequestsQueryVariables = Exact<{
  page: number;
  rowsPerPage: number;
  sortBy?: LeaveRequestsSort | null | undefined;
  descending?: boolean | null | undefined;
  filter?: LeaveRequestsFilter | null | undefined;
}>;


export type LeaveRequestsQuery = { leaveRequests: { total: number, capped: boolean, items: Array<{ id: string, revision: number, employeeId: string, leaveTypeId: string, duration: LeaveDuration, period: LeavePeriod | null, beginDate: string, endDate: string, beginTime: string | null, endTime: string | null, days: number, daysAsked: number, minutes: number, status: RequestStatus, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, leaveType: { id: string, name: string, color: string, kind: LeaveKind } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, documents: Array<{ id: string, name: string | null, type: string, bytes: number, url: string }> | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> } | null };

export type LeaveRequestQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  knownAt?: string | null | undefined;
}>;


export type LeaveRequestQuery = { leaveRequest: { branchId: string | null, reason: string | null, approvedDateTime: string | null, escalated: LeaveRequestEscalated | null, cancelReason: string | null, beginDateAsked: string, endDateAsked: string, cancelledFrom: string | null, balanceBefore: number | null, balanceAfter: number | null, id: string, revision: number, employeeId: string, leaveTypeId: string, duration: LeaveDuration, period: LeavePeriod | null, beginDate: string, endDate: string, beginTime: string | null, endTime: string | null, days: number, daysAsked: number, minutes: number, status: RequestStatus, requestedDateTime: string, waitingFor: Array<string>, canDecide: boolean | null, canCancel: boolean | null, dayDetails: Array<{ date: string, minutes: number, of: number, part: LeaveDayPart, kind: LeaveDayKind, days: number, holiday: string | null, returned: boolean }> | null, approvalHistory: Array<{ at: string, actor: string, action: LeaveAction, note: string | null, recount: { before: number, after: number, cause: LeaveRecountCause, holiday: string | null } | null, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> | null, cancelChoices: Array<{ from: string | null, days: number }> | null, balanceOnEnd: { on: string, entitled: number, used: number, reserved: number, asked: number, own: number, covered: number, balance: number, overdrawn: number } | null, leaveType: { id: string, name: string, color: string, kind: LeaveKind } | null, steps: Array<{ order: number, kind: StepKind, managerId: string, state: StepState, at: string | null, note: string | null, actedBy: string | null, reason: StepReason | null, manager: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }>, documents: Array<{ id: string, name: string | null, type: string, bytes: number, url: string }> | null, employee: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null } | null };

export type LeaveBalancesQueryVariables = Exact<{
  employeeId?: string | null | undefined;
  on?: string | null | undefined;
  knownAt?: string | null | undefined;
}>;


export type LeaveBalancesQuery = { leaveBalances: Array<{ leaveTypeId: string, on: string, entitled: number, asked: number, overdrawn: number, previousBalance: number, accrualCalculatedCount: number, used: number, reserved: number, planned: number, balance: number, free: number, advanceDays: number, shortfall: number, leaveType: { id: string, name: string, color: string, kind: LeaveKind } | null, shown: { previousBalance: number, accrualCalculatedCount: number, entitled: number, used: number, reserved: number, balance: number } }> | null };

export type LeaveYearQueryVariables = Exact<{
  leaveTypeId: string;
  year: number;
  knownAt?: string | null | undefined;
}>;


export type LeaveYearQuery = { leaveYear: { leaveTypeId: string, year: number, opening: number, points: Array<{ on: string, balance: number, expected: number }> } | null };

export type LeaveStatementQueryVariables = Exact<{
  leaveTypeId: string;
  on?: string | null | undefined;
  knownAt?: string | null | undefined;
}>;


export type LeaveStatementQuery = { leaveStatement: { leaveTypeId: string, on: string, opening: number, following: number, balance: number, lines: Array<{ change: number, entry: { id: string, on: string, until: string, kind: LeaveEntryKind, days: number, minutes: number | null, pending: boolean, requestId: string | null, recordedAt: string, actor: string, note: string | null, late: boolean, by: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null } }>, today: { on: string, balance: number, change: number } | null } | null };

export type LeaveReturnQueryVariables = Exact<{
  requestId: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type LeaveReturnQuery = { leaveReturn: { from: string, to: string, days: number, whole: boolean } | null };

export type LeaveDecisionsQueryVariables = Exact<{
  rows: number;
}>;


export type LeaveDecisionsQuery = { leaveRequests: { items: Array<{ steps: Array<{ managerId: string, actedBy: string | null, state: StepState, at: string | null }> }> } | null };

export type LeaveRequestTotalsQueryVariables = Exact<{
  employeeId?: string | null | undefined;
  year?: number | null | undefined;
}>;


export type LeaveRequestTotalsQuery = { leaveRequestTotals: { requests: number, days: number, denied: number } | null };

export type TeamAbsencesQueryVariables = Exact<{
  requestId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type TeamAbsencesQuery = { teamAbsences: { size: number, days: Array<{ date: string, away: number, present: number }>, people: Array<{ employeeId: string, days: Array<{ date: string, part: LeaveDayPart, pending: boolean }>, person: { id: string, firstName: string, lastName: string, imageUrl: string | null } | null }> | null } | null };

export type TeamMemberFragment = { id: string, firstName: string, lastName: string, profile: { imageUrl: string | null } };

export type OwnFileQueryVariables = Exact<{
  id: string;
  asOf?: string | null | undefined;
  knownAt?: string | null | undefined;
}>;


export type OwnFileQuery = { employee: { id: string, revision: number, firstName: string, lastName: string, staffNumber: string, workEmail: string, status: PersonStatus, title: string | null, serviceLine: string | null, language: Language, role: Role, branchId: string | null, unitId: string | null, teamId: string | null, jobId: string | null, managerId: string | null, hiredDate: string, branch: { id: string, unusedFields: Array<string> | null } | null, profile: { identityNumber: string | null, phone: string | null, workEmail: string | null, emailNotification: boolean | null, smsNotification: boolean | null, imageUrl: string | null }, contact: { email: string | null, address: string | null, secondaryPhone: string | null, fixedPhone: string | null, workPhone: string | null, spousePhone: string | null, extensionNumber: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null } | null, personal: { passportNumber: string | null, birthDate: string | null, birthPlace: string | null, nationality: string | null, bloodType: BloodType | null, gender: Gender | null, disabilityLevel: number | null, exConvict: boolean | null, driver: boolean | null, militaryService: MilitaryService | null, suspendedUntil: string | null, healthPassCode: string | null, healthPassCodeExpiry: string | null } | null, employment: { agency: string | null, ssn: string | null, startedDate: string | null, employmentType: EmploymentType | null, collarType: CollarType | null, integrationNumber: string | null, rdPerson: boolean | null, socialSecurityType: SocialSecurityType | null, company: string | null, allowanceDate: string | null, trialTime: number | null }, management: { generalManagers: Array<string>, leaveManagers: Array<string>, shiftManagers: Array<string>, overtimeManagers: Array<string>, expenseManagers: Array<string> }, roles: { adminBranches: Array<string> } | null } | null };

export type OrganizationQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationQuery = { organizationDetail: { name: string | null, mobileSettings: { hrPage: boolean, leave: boolean, timePage: boolean, timesheet: boolean, clockInOut: boolean, breakInOut: boolean, shift: boolean, overtime: boolean } } | null };

export type PlacesQueryVariables = Exact<{
  branches: Array<string> | string;
  units: Array<string> | string;
  teams: Array<string> | string;
  jobs: Array<string> | string;
}>;


export type PlacesQuery = { branchesByIds: Array<{ id: string, name: string | null } | null> | null, unitsByIds: Array<{ id: string, name: string | null } | null> | null, teamsByIds: Array<{ id: string, name: string | null } | null> | null, jobsByIds: Array<{ id: string, name: string | null } | null> | null };

export type PeopleQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PeopleQuery = { personCardsByIds: Array<{ id: string, firstName: string, lastName: string, imageUrl: string | null, job: { id: string, name: string | null } | null } | null> | null };

export type BranchNamesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type BranchNamesQuery = { branchesByIds: Array<{ id: string, name: string | null } | null> | null };

export type HolidaysQueryVariables = Exact<{
  own: HolidaysFilter;
  all: HolidaysFilter;
  rows: number;
}>;


export type HolidaysQuery = { own: { items: Array<{ id: string, name: string | null, date: string, part: HolidayPart }> } | null, all: { items: Array<{ id: string, name: string | null, date: string, part: HolidayPart }> } | null };

export type OwnPlaceQueryVariables = Exact<{
  id: string;
  rows: number;
}>;


export type OwnPlaceQuery = { employee: { id: string, branch: { id: string, name: string | null } | null } | null, nextHolidays: Array<{ id: string, name: string, date: string, part: HolidayPart }> | null };

export type TeamQueryVariables = Exact<{
  page: number;
  rowsPerPage: number;
}>;


export type TeamQuery = { employeesByAdmins: { total: number, items: Array<{ id: string, firstName: string, lastName: string, profile: { imageUrl: string | null } }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const DayRecordFragmentDoc = new TypedDocumentString(`
    fragment DayRecord on Timesheet {
  id
  date
  zone
  type
  state
  colour
  countAsOvertime
  expectedWorkTime
  actualWorkTime
  overtime
  overtimeUnapproved
  missingTime
  leaveTime
  breakTime
  warnings
  timesheet {
    clockInTimestamp
    clockOutTimestamp
    latelyClockInTimeInMinutes
    earlyClockOutTimeInMinutes
  }
  assignedShifts {
    id
    name {
      en
      tr
      de
      es
      it
      pt
      nl
      fr
      ar
    }
    shiftType
    begin
    end
  }
  readings {
    id
    at
    eventType
    late
    counts
  }
}
    `, {"fragmentName":"DayRecord"}) as unknown as TypedDocumentString<DayRecordFragment, unknown>;
export const PersonTagFragmentDoc = new TypedDocumentString(`
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}
    `, {"fragmentName":"PersonTag"}) as unknown as TypedDocumentString<PersonTagFragment, unknown>;
export const OvertimeRowFragmentDoc = new TypedDocumentString(`
    fragment OvertimeRow on Overtime {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  overtimeDate
  shiftId
  shift {
    id
    name
  }
  overtimeTypeId
  overtimeType {
    id
    name
  }
  period
  durationInMinutes
  status
  reason
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    order
    kind
    managerId
    state
    at
    note
    actedBy
    reason
    manager {
      ...PersonTag
    }
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"fragmentName":"OvertimeRow"}) as unknown as TypedDocumentString<OvertimeRowFragment, unknown>;
export const OvertimeDetailFragmentDoc = new TypedDocumentString(`
    fragment OvertimeDetail on Overtime {
  ...OvertimeRow
  approvedDateTime
  escalated
  cancelReason
  approvalHistory {
    at
    actor
    action
    note
    by {
      ...PersonTag
    }
  }
}
    fragment OvertimeRow on Overtime {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  overtimeDate
  shiftId
  shift {
    id
    name
  }
  overtimeTypeId
  overtimeType {
    id
    name
  }
  period
  durationInMinutes
  status
  reason
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    order
    kind
    managerId
    state
    at
    note
    actedBy
    reason
    manager {
      ...PersonTag
    }
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"fragmentName":"OvertimeDetail"}) as unknown as TypedDocumentString<OvertimeDetailFragment, unknown>;
export const ShiftStepFragmentDoc = new TypedDocumentString(`
    fragment ShiftStep on ShiftRequestStep {
  order
  kind
  managerId
  state
  at
  note
  actedBy
  reason
  manager {
    ...PersonTag
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"fragmentName":"ShiftStep"}) as unknown as TypedDocumentString<ShiftStepFragment, unknown>;
export const ShiftDecisionFragmentDoc = new TypedDocumentString(`
    fragment ShiftDecision on ShiftRequestDecision {
  at
  actor
  action
  note
  by {
    ...PersonTag
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"fragmentName":"ShiftDecision"}) as unknown as TypedDocumentString<ShiftDecisionFragment, unknown>;
export const CorrectionRowFragmentDoc = new TypedDocumentString(`
    fragment CorrectionRow on ClockCorrection {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  problem
  date
  zone
  clockRecordId
  was {
    at
    eventType
  }
  at
  eventType
  source
  status
  reason
  cancelReason
  escalated
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    ...ShiftStep
  }
  approvalHistory {
    ...ShiftDecision
  }
}
    fragment ShiftStep on ShiftRequestStep {
  order
  kind
  managerId
  state
  at
  note
  actedBy
  reason
  manager {
    ...PersonTag
  }
}
fragment ShiftDecision on ShiftRequestDecision {
  at
  actor
  action
  note
  by {
    ...PersonTag
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"fragmentName":"CorrectionRow"}) as unknown as TypedDocumentString<CorrectionRowFragment, unknown>;
export const ShiftRequestRowFragmentDoc = new TypedDocumentString(`
    fragment ShiftRequestRow on WorkplanRequest {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  from
  to
  days {
    date
    shiftIds
    before
  }
  status
  reason
  cancelReason
  escalated
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    ...ShiftStep
  }
  approvalHistory {
    ...ShiftDecision
  }
}
    fragment ShiftStep on ShiftRequestStep {
  order
  kind
  managerId
  state
  at
  note
  actedBy
  reason
  manager {
    ...PersonTag
  }
}
fragment ShiftDecision on ShiftRequestDecision {
  at
  actor
  action
  note
  by {
    ...PersonTag
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"fragmentName":"ShiftRequestRow"}) as unknown as TypedDocumentString<ShiftRequestRowFragment, unknown>;
export const LeaveFiguresFragmentDoc = new TypedDocumentString(`
    fragment LeaveFigures on LeaveFigures {
  previousBalance
  accrualCalculatedCount
  entitled
  used
  reserved
  balance
}
    `, {"fragmentName":"LeaveFigures"}) as unknown as TypedDocumentString<LeaveFiguresFragment, unknown>;
export const LeaveEntryLineFragmentDoc = new TypedDocumentString(`
    fragment LeaveEntryLine on LeaveEntry {
  id
  on
  until
  kind
  days
  minutes
  pending
  requestId
  recordedAt
  actor
  note
  late
  by {
    ...PersonTag
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"fragmentName":"LeaveEntryLine"}) as unknown as TypedDocumentString<LeaveEntryLineFragment, unknown>;
export const LeaveTypeMarkFragmentDoc = new TypedDocumentString(`
    fragment LeaveTypeMark on LeaveTypeTag {
  id
  name
  color
  kind
}
    `, {"fragmentName":"LeaveTypeMark"}) as unknown as TypedDocumentString<LeaveTypeMarkFragment, unknown>;
export const LeaveRowFragmentDoc = new TypedDocumentString(`
    fragment LeaveRow on LeaveRequest {
  id
  revision
  employeeId
  leaveTypeId
  leaveType {
    ...LeaveTypeMark
  }
  duration
  period
  beginDate
  endDate
  beginTime
  endTime
  days
  daysAsked
  minutes
  status
  requestedDateTime
  steps {
    order
    kind
    managerId
    state
    at
    note
    actedBy
    reason
    manager {
      ...PersonTag
    }
  }
  waitingFor
  canDecide
  canCancel
  documents {
    id
    name
    type
    bytes
    url
  }
  employee {
    ...PersonTag
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}
fragment LeaveTypeMark on LeaveTypeTag {
  id
  name
  color
  kind
}`, {"fragmentName":"LeaveRow"}) as unknown as TypedDocumentString<LeaveRowFragment, unknown>;
export const LeaveRequestDetailFragmentDoc = new TypedDocumentString(`
    fragment LeaveRequestDetail on LeaveRequest {
  ...LeaveRow
  branchId
  dayDetails {
    date
    minutes
    of
    part
    kind
    days
    holiday
    returned
  }
  reason
  approvedDateTime
  escalated
  approvalHistory {
    at
    actor
    action
    note
    recount {
      before
      after
      cause
      holiday
    }
    by {
      ...PersonTag
    }
  }
  cancelReason
  beginDateAsked
  endDateAsked
  cancelledFrom
  cancelChoices {
    from
    days
  }
  balanceBefore
  balanceAfter
  balanceOnEnd {
    on
    entitled
    used
    reserved
    asked
    own
    covered
    balance
    overdrawn
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}
fragment LeaveTypeMark on LeaveTypeTag {
  id
  name
  color
  kind
}
fragment LeaveRow on LeaveRequest {
  id
  revision
  employeeId
  leaveTypeId
  leaveType {
    ...LeaveTypeMark
  }
  duration
  period
  beginDate
  endDate
  beginTime
  endTime
  days
  daysAsked
  minutes
  status
  requestedDateTime
  steps {
    order
    kind
    managerId
    state
    at
    note
    actedBy
    reason
    manager {
      ...PersonTag
    }
  }
  waitingFor
  canDecide
  canCancel
  documents {
    id
    name
    type
    bytes
    url
  }
  employee {
    ...PersonTag
  }
}`, {"fragmentName":"LeaveRequestDetail"}) as unknown as TypedDocumentString<LeaveRequestDetailFragment, unknown>;
export const TeamMemberFragmentDoc = new TypedDocumentString(`
    fragment TeamMember on Employee {
  id
  firstName
  lastName
  profile {
    imageUrl
  }
}
    `, {"fragmentName":"TeamMember"}) as unknown as TypedDocumentString<TeamMemberFragment, unknown>;
export const ClockNowDocument = new TypedDocumentString(`
    query ClockNow($before: String!, $until: String!, $employeeId: String!) {
  clockState {
    state
    since
    began
    date
    worked
    now
    ask {
      readingId
      at
      shiftIds
    }
  }
  filterTerminals(criteria: {name: "WEB"}) {
    id
    disabled
    clockInOut {
      allowed
      descriptionRequired
    }
    breakInOut {
      allowed
      descriptionRequired
    }
    lunchInOut {
      allowed
      descriptionRequired
    }
    dutyInOut {
      allowed
      descriptionRequired
    }
  }
  clockDays: timesheets(
    rowsPerPage: 10
    sortBy: date
    descending: false
    filter: {employeeId: {eq: $employeeId}, date: {from: $before, to: $until}}
  ) {
    items {
      ...DayRecord
    }
  }
}
    fragment DayRecord on Timesheet {
  id
  date
  zone
  type
  state
  colour
  countAsOvertime
  expectedWorkTime
  actualWorkTime
  overtime
  overtimeUnapproved
  missingTime
  leaveTime
  breakTime
  warnings
  timesheet {
    clockInTimestamp
    clockOutTimestamp
    latelyClockInTimeInMinutes
    earlyClockOutTimeInMinutes
  }
  assignedShifts {
    id
    name {
      en
      tr
      de
      es
      it
      pt
      nl
      fr
      ar
    }
    shiftType
    begin
    end
  }
  readings {
    id
    at
    eventType
    late
    counts
  }
}`, {"hash":"sha256:c23ec1f0ecf1b7d23ab9c25293da6d2f9c1993ed17fb4f87f5cb463b57bfadbf"}) as unknown as TypedDocumentString<ClockNowQuery, ClockNowQueryVariables>;
export const ShiftNamesDocument = new TypedDocumentString(`
    query ShiftNames($ids: [ID!]!) {
  shiftsByIds(ids: $ids) {
    id
    name
    begin
    end
  }
}
    `, {"hash":"sha256:3f90c4d73a7f9317bc8e0501db57e396ef8cfd2ad1615e27f9587034966d666b"}) as unknown as TypedDocumentString<ShiftNamesQuery, ShiftNamesQueryVariables>;
export const TimesheetDaysDocument = new TypedDocumentString(`
    query TimesheetDays($employeeId: String!, $from: String!, $to: String!) {
  timesheets(
    rowsPerPage: 100
    sortBy: date
    descending: false
    filter: {employeeId: {eq: $employeeId}, date: {from: $from, to: $to}}
  ) {
    items {
      ...DayRecord
    }
  }
}
    fragment DayRecord on Timesheet {
  id
  date
  zone
  type
  state
  colour
  countAsOvertime
  expectedWorkTime
  actualWorkTime
  overtime
  overtimeUnapproved
  missingTime
  leaveTime
  breakTime
  warnings
  timesheet {
    clockInTimestamp
    clockOutTimestamp
    latelyClockInTimeInMinutes
    earlyClockOutTimeInMinutes
  }
  assignedShifts {
    id
    name {
      en
      tr
      de
      es
      it
      pt
      nl
      fr
      ar
    }
    shiftType
    begin
    end
  }
  readings {
    id
    at
    eventType
    late
    counts
  }
}`, {"hash":"sha256:e0951935314ada587de4b8f46ce469cc37cd8bc07c39eb945d43758012bf72f7"}) as unknown as TypedDocumentString<TimesheetDaysQuery, TimesheetDaysQueryVariables>;
export const PlannedWeeksDocument = new TypedDocumentString(`
    query PlannedWeeks($employeeIds: [String!]!, $from: String!, $to: String!) {
  plannedWorkTime(employeeIds: $employeeIds, from: $from, to: $to) {
    weeks {
      monday
      minutes
      shifts
    }
  }
}
    `, {"hash":"sha256:8ac65abe8ae5ebed5120059ab0677c7f8d87c00e30f5e876e1f8675706415825"}) as unknown as TypedDocumentString<PlannedWeeksQuery, PlannedWeeksQueryVariables>;
export const TimesheetMonthDocument = new TypedDocumentString(`
    query TimesheetMonth($month: String!) {
  timesheetMonth(month: $month) {
    from
    to
    expectedSoFar
    incalculable
    counted {
      overtime
      missingTime
      lateDays
      earlyLeaveDays
      absentDays
    }
    sums {
      expectedWorkTime
      actualWorkTime
      missingTime
      overtime
      overtimeUnapproved
      leaveTime
      lateDays
      earlyLeaveDays
      absentDays
    }
    weeks {
      monday
      expectedWorkTime
      actualWorkTime
      missingTime
      overtime
    }
    holidays {
      date
      part
      names {
        en
        tr
        de
        es
        it
        pt
        nl
        fr
        ar
      }
    }
  }
}
    `, {"hash":"sha256:0ec4de9a3e36d213d6bba7dca64aed29db54bf5221d12f9a40d6b716b1ecfeea"}) as unknown as TypedDocumentString<TimesheetMonthQuery, TimesheetMonthQueryVariables>;
export const MyMonthDocument = new TypedDocumentString(`
    query MyMonth {
  attendanceDashboard {
    from
    to
    expectedSoFar
    worked
    overtime
    missingTime
    lates
    earlyLeavers
    absences
    incalculable
    days {
      date
      type
      state
      colour
    }
    accessEvents {
      id
      at
      zone
      terminalName
      toZoneId
      toZoneName {
        en
        tr
        de
        es
        it
        pt
        nl
        fr
        ar
      }
    }
    zones {
      zoneId
      name {
        en
        tr
        de
        es
        it
        pt
        nl
        fr
        ar
      }
      count
    }
  }
}
    `, {"hash":"sha256:e10ac5ce612958fe57c32359656b365d07c9af5331b0c640d00aa9619a3404af"}) as unknown as TypedDocumentString<MyMonthQuery, MyMonthQueryVariables>;
export const TimesheetReasonsDocument = new TypedDocumentString(`
    query TimesheetReasons($date: String!) {
  timesheetReasons(date: $date) {
    figures {
      figure
      minutes
      reasons {
        rule
        minutes
        readings
      }
    }
    type {
      rule
    }
    state {
      rule
    }
  }
}
    `, {"hash":"sha256:cdc969b4a95fc78acede1dc15acecfdbc84b101f51f50696e64ddfdcd2878586"}) as unknown as TypedDocumentString<TimesheetReasonsQuery, TimesheetReasonsQueryVariables>;
export const OvertimeRequestsDocument = new TypedDocumentString(`
    query OvertimeRequests($page: Int!, $rowsPerPage: Int!, $sortBy: OvertimesSort, $descending: Boolean, $filter: OvertimesFilter) {
  overtimes(
    page: $page
    rowsPerPage: $rowsPerPage
    sortBy: $sortBy
    descending: $descending
    filter: $filter
  ) {
    items {
      ...OvertimeRow
    }
    total
    capped
  }
}
    fragment OvertimeRow on Overtime {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  overtimeDate
  shiftId
  shift {
    id
    name
  }
  overtimeTypeId
  overtimeType {
    id
    name
  }
  period
  durationInMinutes
  status
  reason
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    order
    kind
    managerId
    state
    at
    note
    actedBy
    reason
    manager {
      ...PersonTag
    }
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"hash":"sha256:d11226287b38b3246f024f6beb9b7cf049b44b0cb5e21f1caf917c2f5892c189"}) as unknown as TypedDocumentString<OvertimeRequestsQuery, OvertimeRequestsQueryVariables>;
export const OvertimeRequestDocument = new TypedDocumentString(`
    query OvertimeRequest($id: ID!) {
  overtime(id: $id) {
    ...OvertimeDetail
  }
}
    fragment OvertimeRow on Overtime {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  overtimeDate
  shiftId
  shift {
    id
    name
  }
  overtimeTypeId
  overtimeType {
    id
    name
  }
  period
  durationInMinutes
  status
  reason
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    order
    kind
    managerId
    state
    at
    note
    actedBy
    reason
    manager {
      ...PersonTag
    }
  }
}
fragment OvertimeDetail on Overtime {
  ...OvertimeRow
  approvedDateTime
  escalated
  cancelReason
  approvalHistory {
    at
    actor
    action
    note
    by {
      ...PersonTag
    }
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"hash":"sha256:bdee0ae52f98ae2af5231f83a8e1d1f4dad978318040c7b834429e811bee97fa"}) as unknown as TypedDocumentString<OvertimeRequestQuery, OvertimeRequestQueryVariables>;
export const OvertimeTypesDocument = new TypedDocumentString(`
    query OvertimeTypes {
  overtimeTypes(rowsPerPage: 100, sortBy: name, filter: {archived: {eq: false}}) {
    items {
      id
      name
    }
  }
}
    `, {"hash":"sha256:2614507679b96bc1df7e2f024b9bb0b0bac61ab831e23df5075c149ee652c5f7"}) as unknown as TypedDocumentString<OvertimeTypesQuery, OvertimeTypesQueryVariables>;
export const OvertimeYearDocument = new TypedDocumentString(`
    query OvertimeYear($requestId: String, $date: String) {
  overtimeYear(requestId: $requestId, date: $date) {
    year
    counted
    approved
    most
    refuses
  }
}
    `, {"hash":"sha256:d169b1e118cefd65a8a0e6a10a00cf68b8d066d3cc2bb25d704abe3a95a71a75"}) as unknown as TypedDocumentString<OvertimeYearQuery, OvertimeYearQueryVariables>;
export const OvertimeDayDocument = new TypedDocumentString(`
    query OvertimeDay($employeeId: String!, $date: String!) {
  timesheets(
    rowsPerPage: 1
    sortBy: date
    descending: false
    filter: {employeeId: {eq: $employeeId}, date: {eq: $date}}
  ) {
    items {
      ...DayRecord
    }
  }
}
    fragment DayRecord on Timesheet {
  id
  date
  zone
  type
  state
  colour
  countAsOvertime
  expectedWorkTime
  actualWorkTime
  overtime
  overtimeUnapproved
  missingTime
  leaveTime
  breakTime
  warnings
  timesheet {
    clockInTimestamp
    clockOutTimestamp
    latelyClockInTimeInMinutes
    earlyClockOutTimeInMinutes
  }
  assignedShifts {
    id
    name {
      en
      tr
      de
      es
      it
      pt
      nl
      fr
      ar
    }
    shiftType
    begin
    end
  }
  readings {
    id
    at
    eventType
    late
    counts
  }
}`, {"hash":"sha256:e87f12be9b075dc1d56b65b1a6056a8fb36c0ad56971b93fb1b1f9d0dba1d9ab"}) as unknown as TypedDocumentString<OvertimeDayQuery, OvertimeDayQueryVariables>;
export const OvertimeDecisionsDocument = new TypedDocumentString(`
    query OvertimeDecisions($rows: Int!) {
  overtimes(rowsPerPage: $rows, sortBy: updatedDateTime, descending: true) {
    items {
      steps {
        managerId
        actedBy
        state
        at
      }
    }
  }
}
    `, {"hash":"sha256:208d611447fd520454fb7ab7adcb3458db37fd7a5244ce9c7b6543b91523630b"}) as unknown as TypedDocumentString<OvertimeDecisionsQuery, OvertimeDecisionsQueryVariables>;
export const TeamNowDocument = new TypedDocumentString(`
    query TeamNow($filter: PresencesFilter) {
  presences(rowsPerPage: 100, sortBy: name, descending: false, filter: $filter) {
    items {
      id
      employeeId
      employee {
        ...PersonTag
      }
      zone
      state
      since
      shift {
        id
        name {
          en
          tr
          de
          es
          it
          pt
          nl
          fr
          ar
        }
      }
      dueFrom
      dueTo
      latelyClockInTimeInMinutes
    }
    total
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"hash":"sha256:d9a7801e0c9622ed84395ef4ea141d36572b86064386094dc0e711ac06008f60"}) as unknown as TypedDocumentString<TeamNowQuery, TeamNowQueryVariables>;
export const ClockCorrectionsDocument = new TypedDocumentString(`
    query ClockCorrections($page: Int!, $rowsPerPage: Int!, $sortBy: ClockCorrectionsSort, $descending: Boolean, $filter: ClockCorrectionsFilter) {
  clockCorrections(
    page: $page
    rowsPerPage: $rowsPerPage
    sortBy: $sortBy
    descending: $descending
    filter: $filter
  ) {
    items {
      ...CorrectionRow
    }
    total
    capped
  }
}
    fragment ShiftStep on ShiftRequestStep {
  order
  kind
  managerId
  state
  at
  note
  actedBy
  reason
  manager {
    ...PersonTag
  }
}
fragment ShiftDecision on ShiftRequestDecision {
  at
  actor
  action
  note
  by {
    ...PersonTag
  }
}
fragment CorrectionRow on ClockCorrection {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  problem
  date
  zone
  clockRecordId
  was {
    at
    eventType
  }
  at
  eventType
  source
  status
  reason
  cancelReason
  escalated
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    ...ShiftStep
  }
  approvalHistory {
    ...ShiftDecision
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"hash":"sha256:f183916c944b15c990469f26c7506d7270df7f8ac84918625b496333d8868bd3"}) as unknown as TypedDocumentString<ClockCorrectionsQuery, ClockCorrectionsQueryVariables>;
export const ClockCorrectionDocument = new TypedDocumentString(`
    query ClockCorrection($id: ID!) {
  clockCorrection(id: $id) {
    ...CorrectionRow
  }
}
    fragment ShiftStep on ShiftRequestStep {
  order
  kind
  managerId
  state
  at
  note
  actedBy
  reason
  manager {
    ...PersonTag
  }
}
fragment ShiftDecision on ShiftRequestDecision {
  at
  actor
  action
  note
  by {
    ...PersonTag
  }
}
fragment CorrectionRow on ClockCorrection {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  problem
  date
  zone
  clockRecordId
  was {
    at
    eventType
  }
  at
  eventType
  source
  status
  reason
  cancelReason
  escalated
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    ...ShiftStep
  }
  approvalHistory {
    ...ShiftDecision
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"hash":"sha256:1709fd1474bad34ba9a791fc88dde6faf7c4267ffe05989cb142141aa545633d"}) as unknown as TypedDocumentString<ClockCorrectionQuery, ClockCorrectionQueryVariables>;
export const ShiftRequestsDocument = new TypedDocumentString(`
    query ShiftRequests($page: Int!, $rowsPerPage: Int!, $sortBy: WorkplanRequestsSort, $descending: Boolean, $filter: WorkplanRequestsFilter) {
  workplanRequests(
    page: $page
    rowsPerPage: $rowsPerPage
    sortBy: $sortBy
    descending: $descending
    filter: $filter
  ) {
    items {
      ...ShiftRequestRow
    }
    total
    capped
  }
}
    fragment ShiftStep on ShiftRequestStep {
  order
  kind
  managerId
  state
  at
  note
  actedBy
  reason
  manager {
    ...PersonTag
  }
}
fragment ShiftDecision on ShiftRequestDecision {
  at
  actor
  action
  note
  by {
    ...PersonTag
  }
}
fragment ShiftRequestRow on WorkplanRequest {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  from
  to
  days {
    date
    shiftIds
    before
  }
  status
  reason
  cancelReason
  escalated
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    ...ShiftStep
  }
  approvalHistory {
    ...ShiftDecision
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"hash":"sha256:84419cbf61ad9453b4bfc00099b13745dcadc6e454982bd1209906082559ea9a"}) as unknown as TypedDocumentString<ShiftRequestsQuery, ShiftRequestsQueryVariables>;
export const ShiftRequestDocument = new TypedDocumentString(`
    query ShiftRequest($id: ID!) {
  workplanRequest(id: $id) {
    ...ShiftRequestRow
  }
}
    fragment ShiftStep on ShiftRequestStep {
  order
  kind
  managerId
  state
  at
  note
  actedBy
  reason
  manager {
    ...PersonTag
  }
}
fragment ShiftDecision on ShiftRequestDecision {
  at
  actor
  action
  note
  by {
    ...PersonTag
  }
}
fragment ShiftRequestRow on WorkplanRequest {
  id
  revision
  employeeId
  employee {
    ...PersonTag
  }
  from
  to
  days {
    date
    shiftIds
    before
  }
  status
  reason
  cancelReason
  escalated
  requestedDateTime
  waitingFor
  canDecide
  canCancel
  steps {
    ...ShiftStep
  }
  approvalHistory {
    ...ShiftDecision
  }
}
fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"hash":"sha256:6df6c2a30016438aa00ea3d8584a987191c51e308eb433531f68defdc0078eff"}) as unknown as TypedDocumentString<ShiftRequestQuery, ShiftRequestQueryVariables>;
export const AllShiftsDocument = new TypedDocumentString(`
    query AllShifts {
  shifts(rowsPerPage: 100, sortBy: name) {
    items {
      id
      name
      begin
      end
      archived
    }
  }
}
    `, {"hash":"sha256:5da1125919b1a46673ec915f51fbc5c8c976c401fca2c69766f08eeeb04a2743"}) as unknown as TypedDocumentString<AllShiftsQuery, AllShiftsQueryVariables>;
export const MayAssignDocument = new TypedDocumentString(`
    query MayAssign($id: ID!) {
  employee(id: $id) {
    id
    permission {
      assignShift
    }
  }
}
    `, {"hash":"sha256:19fc4e62c504394604c3a025bcd3e3a62b8cf5a88e01ef691709f44aa84844e0"}) as unknown as TypedDocumentString<MayAssignQuery, MayAssignQueryVariables>;
export const TeamDaysDocument = new TypedDocumentString(`
    query TeamDays($ids: [String!]!, $from: String!, $to: String!) {
  timesheets(
    rowsPerPage: 100
    sortBy: date
    descending: false
    filter: {employeeId: {in: $ids}, date: {from: $from, to: $to}}
  ) {
    items {
      id
      employeeId
      date
      type
      assignedShifts {
        id
        name {
          en
          tr
          de
          es
          it
          pt
          nl
          fr
          ar
        }
        shiftType
        begin
        end
      }
    }
  }
}
    `, {"hash":"sha256:81a206824cbc854e9f870d91f480e3c46f40f2e59227dd235e3477084174fd93"}) as unknown as TypedDocumentString<TeamDaysQuery, TeamDaysQueryVariables>;
export const ShiftsToPlanDocument = new TypedDocumentString(`
    query ShiftsToPlan {
  shifts(
    rowsPerPage: 100
    sortBy: name
    descending: false
    filter: {archived: {eq: false}}
  ) {
    items {
      id
      name
      begin
      end
    }
  }
}
    `, {"hash":"sha256:0af83bd3ef7f2f2d539a615dcba72cc47ae18573c1e7397dd9d17ed5bf90edc9"}) as unknown as TypedDocumentString<ShiftsToPlanQuery, ShiftsToPlanQueryVariables>;
export const TeamOnDocument = new TypedDocumentString(`
    query TeamOn($asOf: String!, $managerId: EmployeesFilter!, $generalManagers: EmployeesFilter!, $leaveManagers: EmployeesFilter!, $shiftManagers: EmployeesFilter!, $overtimeManagers: EmployeesFilter!, $expenseManagers: EmployeesFilter!) {
  managerId: employees(
    rowsPerPage: 100
    sortBy: name
    asOf: $asOf
    filter: $managerId
  ) {
    items {
      ...TeamMember
    }
  }
  generalManagers: employees(
    rowsPerPage: 100
    sortBy: name
    asOf: $asOf
    filter: $generalManagers
  ) {
    items {
      ...TeamMember
    }
  }
  leaveManagers: employees(
    rowsPerPage: 100
    sortBy: name
    asOf: $asOf
    filter: $leaveManagers
  ) {
    items {
      ...TeamMember
    }
  }
  shiftManagers: employees(
    rowsPerPage: 100
    sortBy: name
    asOf: $asOf
    filter: $shiftManagers
  ) {
    items {
      ...TeamMember
    }
  }
  overtimeManagers: employees(
    rowsPerPage: 100
    sortBy: name
    asOf: $asOf
    filter: $overtimeManagers
  ) {
    items {
      ...TeamMember
    }
  }
  expenseManagers: employees(
    rowsPerPage: 100
    sortBy: name
    asOf: $asOf
    filter: $expenseManagers
  ) {
    items {
      ...TeamMember
    }
  }
}
    fragment TeamMember on Employee {
  id
  firstName
  lastName
  profile {
    imageUrl
  }
}`, {"hash":"sha256:421bdc6486022a4d13d97b721d1fec16b98cde056a6ff6c3aad7971aa3ab962b"}) as unknown as TypedDocumentString<TeamOnQuery, TeamOnQueryVariables>;
export const InboxCountDocument = new TypedDocumentString(`
    query InboxCount {
  pendingLeaveRequestCount
  pendingOvertimeCount
  pendingWorkplanRequestCount
  pendingClockCorrectionCount
}
    `, {"hash":"sha256:ef75793ff099a91a2b509f4ad29514f30f3bea5f8e6a815b84c393407edfe8fe"}) as unknown as TypedDocumentString<InboxCountQuery, InboxCountQueryVariables>;
export const OpenCountDocument = new TypedDocumentString(`
    query OpenCount {
  allPendingLeaveRequestCount
  allPendingOvertimeCount
  allPendingWorkplanRequestCount
  allPendingClockCorrectionCount
}
    `, {"hash":"sha256:2a416839cbf32abe5f7732a08aaa5a2c9e7b89bd48512b0e1c5190eb5a227549"}) as unknown as TypedDocumentString<OpenCountQuery, OpenCountQueryVariables>;
export const LeaveGrantsDocument = new TypedDocumentString(`
    query LeaveGrants($employeeId: String!, $from: String!, $to: String!) {
  leaveEntries(
    rowsPerPage: 100
    sortBy: on
    filter: {employeeId: {eq: $employeeId}, kind: {in: ["ENTITLEMENT", "ADJUSTMENT", "REVERSAL"]}, on: {from: $from, to: $to}}
  ) {
    items {
      ...LeaveEntryLine
      leaveTypeId
    }
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}
fragment LeaveEntryLine on LeaveEntry {
  id
  on
  until
  kind
  days
  minutes
  pending
  requestId
  recordedAt
  actor
  note
  late
  by {
    ...PersonTag
  }
}`, {"hash":"sha256:f89c8fb573a631e3163d78ece7b3f8453aae04147b0a000595057744c9dd06b4"}) as unknown as TypedDocumentString<LeaveGrantsQuery, LeaveGrantsQueryVariables>;
export const WorkingWeekDocument = new TypedDocumentString(`
    query WorkingWeek($branch: ID!) {
  branch(id: $branch) {
    workingPattern {
      monday
      tuesday
      wednesday
      thursday
      friday
      saturday
      sunday
    }
  }
}
    `, {"hash":"sha256:c5bcf5d60b12f1bec50b9e9211eebfc81b723c453e6c456970e4e73921199753"}) as unknown as TypedDocumentString<WorkingWeekQuery, WorkingWeekQueryVariables>;
export const LeaveTypesDocument = new TypedDocumentString(`
    query LeaveTypes {
  leaveTypes(rowsPerPage: 100, sortBy: name, filter: {archived: {eq: false}}) {
    items {
      id
      name
      kind
      color
      durations
      tracksBalance
      countsCalendarDays
      documentRequired
      reasonRequired
      noticeDays
      minimumDays
      maximumDays
      advanceDays
      usageRule
    }
  }
}
    `, {"hash":"sha256:a2b87a33993d62d9410ae7920778d31f90f222abd2e914c7a0ba1620dd825218"}) as unknown as TypedDocumentString<LeaveTypesQuery, LeaveTypesQueryVariables>;
export const LeaveRequestsDocument = new TypedDocumentString(`
    query LeaveRequests($page: Int!, $rowsPerPage: Int!, $sortBy: LeaveRequestsSort, $descending: Boolean, $filter: LeaveRequestsFilter) {
  leaveRequests(
    page: $page
    rowsPerPage: $rowsPerPage
    sortBy: $sortBy
    descending: $descending
    filter: $filter
  ) {
    items {
      ...LeaveRow
    }
    total
    capped
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}
fragment LeaveTypeMark on LeaveTypeTag {
  id
  name
  color
  kind
}
fragment LeaveRow on LeaveRequest {
  id
  revision
  employeeId
  leaveTypeId
  leaveType {
    ...LeaveTypeMark
  }
  duration
  period
  beginDate
  endDate
  beginTime
  endTime
  days
  daysAsked
  minutes
  status
  requestedDateTime
  steps {
    order
    kind
    managerId
    state
    at
    note
    actedBy
    reason
    manager {
      ...PersonTag
    }
  }
  waitingFor
  canDecide
  canCancel
  documents {
    id
    name
    type
    bytes
    url
  }
  employee {
    ...PersonTag
  }
}`, {"hash":"sha256:d11ef20298f7ad52ec98b16c5fb1409c09fd4fab6997801a24a3ff3fccdf3cc4"}) as unknown as TypedDocumentString<LeaveRequestsQuery, LeaveRequestsQueryVariables>;
export const LeaveRequestDocument = new TypedDocumentString(`
    query LeaveRequest($id: ID!, $asOf: String, $knownAt: String) {
  leaveRequest(id: $id, asOf: $asOf, knownAt: $knownAt) {
    ...LeaveRequestDetail
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}
fragment LeaveTypeMark on LeaveTypeTag {
  id
  name
  color
  kind
}
fragment LeaveRow on LeaveRequest {
  id
  revision
  employeeId
  leaveTypeId
  leaveType {
    ...LeaveTypeMark
  }
  duration
  period
  beginDate
  endDate
  beginTime
  endTime
  days
  daysAsked
  minutes
  status
  requestedDateTime
  steps {
    order
    kind
    managerId
    state
    at
    note
    actedBy
    reason
    manager {
      ...PersonTag
    }
  }
  waitingFor
  canDecide
  canCancel
  documents {
    id
    name
    type
    bytes
    url
  }
  employee {
    ...PersonTag
  }
}
fragment LeaveRequestDetail on LeaveRequest {
  ...LeaveRow
  branchId
  dayDetails {
    date
    minutes
    of
    part
    kind
    days
    holiday
    returned
  }
  reason
  approvedDateTime
  escalated
  approvalHistory {
    at
    actor
    action
    note
    recount {
      before
      after
      cause
      holiday
    }
    by {
      ...PersonTag
    }
  }
  cancelReason
  beginDateAsked
  endDateAsked
  cancelledFrom
  cancelChoices {
    from
    days
  }
  balanceBefore
  balanceAfter
  balanceOnEnd {
    on
    entitled
    used
    reserved
    asked
    own
    covered
    balance
    overdrawn
  }
}`, {"hash":"sha256:3f699e8390a95c1395c0ba54b0a76bb45786050cbd6f4b579b3b2f32883ce274"}) as unknown as TypedDocumentString<LeaveRequestQuery, LeaveRequestQueryVariables>;
export const LeaveBalancesDocument = new TypedDocumentString(`
    query LeaveBalances($employeeId: String, $on: String, $knownAt: String) {
  leaveBalances(employeeId: $employeeId, asOf: $on, knownAt: $knownAt) {
    leaveTypeId
    leaveType {
      ...LeaveTypeMark
    }
    on
    entitled
    asked
    overdrawn
    previousBalance
    accrualCalculatedCount
    used
    reserved
    planned
    balance
    free
    advanceDays
    shortfall
    shown {
      ...LeaveFigures
    }
  }
}
    fragment LeaveTypeMark on LeaveTypeTag {
  id
  name
  color
  kind
}
fragment LeaveFigures on LeaveFigures {
  previousBalance
  accrualCalculatedCount
  entitled
  used
  reserved
  balance
}`, {"hash":"sha256:5be806771bd94c59abcde46f772fcca94ef39f5b3d32c3537c3c5bdc9b27e40b"}) as unknown as TypedDocumentString<LeaveBalancesQuery, LeaveBalancesQueryVariables>;
export const LeaveYearDocument = new TypedDocumentString(`
    query LeaveYear($leaveTypeId: String!, $year: Int!, $knownAt: String) {
  leaveYear(leaveTypeId: $leaveTypeId, year: $year, knownAt: $knownAt) {
    leaveTypeId
    year
    opening
    points {
      on
      balance
      expected
    }
  }
}
    `, {"hash":"sha256:7d63dec8e1bcec63d938b3ee50f4a5ea72b833fcebbed7625327766c9f8411b6"}) as unknown as TypedDocumentString<LeaveYearQuery, LeaveYearQueryVariables>;
export const LeaveStatementDocument = new TypedDocumentString(`
    query LeaveStatement($leaveTypeId: String!, $on: String, $knownAt: String) {
  leaveStatement(leaveTypeId: $leaveTypeId, on: $on, knownAt: $knownAt) {
    leaveTypeId
    on
    opening
    lines {
      change
      entry {
        ...LeaveEntryLine
      }
    }
    following
    balance
    today {
      on
      balance
      change
    }
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}
fragment LeaveEntryLine on LeaveEntry {
  id
  on
  until
  kind
  days
  minutes
  pending
  requestId
  recordedAt
  actor
  note
  late
  by {
    ...PersonTag
  }
}`, {"hash":"sha256:b53f35a0a167a8d058ee8b2f45314deb14e21273eff7a7270db49de31c9723aa"}) as unknown as TypedDocumentString<LeaveStatementQuery, LeaveStatementQueryVariables>;
export const LeaveReturnDocument = new TypedDocumentString(`
    query LeaveReturn($requestId: String!, $from: String, $to: String) {
  leaveReturn(requestId: $requestId, from: $from, to: $to) {
    from
    to
    days
    whole
  }
}
    `, {"hash":"sha256:ae3b0d0cb845b022f2428b081a7b4c881c9994c4127df4f79363df4dda10c5ff"}) as unknown as TypedDocumentString<LeaveReturnQuery, LeaveReturnQueryVariables>;
export const LeaveDecisionsDocument = new TypedDocumentString(`
    query LeaveDecisions($rows: Int!) {
  leaveRequests(rowsPerPage: $rows, sortBy: updatedDateTime, descending: true) {
    items {
      steps {
        managerId
        actedBy
        state
        at
      }
    }
  }
}
    `, {"hash":"sha256:75f0a3a7c376e1fba8f5f934182d50c45afe4703f7d27045680aa7a71861b2d3"}) as unknown as TypedDocumentString<LeaveDecisionsQuery, LeaveDecisionsQueryVariables>;
export const LeaveRequestTotalsDocument = new TypedDocumentString(`
    query LeaveRequestTotals($employeeId: String, $year: Int) {
  leaveRequestTotals(employeeId: $employeeId, year: $year) {
    requests
    days
    denied
  }
}
    `, {"hash":"sha256:f1d49e533a62f1d3fefd706f860b8263f24a3f15d1dd96ff40577fb5f82fa156"}) as unknown as TypedDocumentString<LeaveRequestTotalsQuery, LeaveRequestTotalsQueryVariables>;
export const TeamAbsencesDocument = new TypedDocumentString(`
    query TeamAbsences($requestId: String, $from: String, $to: String) {
  teamAbsences(requestId: $requestId, from: $from, to: $to) {
    size
    days {
      date
      away
      present
    }
    people {
      employeeId
      days {
        date
        part
        pending
      }
      person {
        ...PersonTag
      }
    }
  }
}
    fragment PersonTag on PersonCard {
  id
  firstName
  lastName
  imageUrl
}`, {"hash":"sha256:c7ea4e2471267fa194a6bfb31db61def97561ee0cb51bea71ec5f5d3b97b7135"}) as unknown as TypedDocumentString<TeamAbsencesQuery, TeamAbsencesQueryVariables>;
export const OwnFileDocument = new TypedDocumentString(`
    query OwnFile($id: ID!, $asOf: String, $knownAt: String) {
  employee(id: $id, asOf: $asOf, knownAt: $knownAt) {
    id
    revision
    firstName
    lastName
    staffNumber
    workEmail
    status
    title
    serviceLine
    language
    role
    branchId
    branch {
      id
      unusedFields
    }
    unitId
    teamId
    jobId
    managerId
    hiredDate
    profile {
      identityNumber
      phone
      workEmail
      emailNotification
      smsNotification
      imageUrl
    }
    contact {
      email
      address
      secondaryPhone
      fixedPhone
      workPhone
      spousePhone
      extensionNumber
      emergencyContactName
      emergencyContactPhone
    }
    personal {
      passportNumber
      birthDate
      birthPlace
      nationality
      bloodType
      gender
      disabilityLevel
      exConvict
      driver
      militaryService
      suspendedUntil
      healthPassCode
      healthPassCodeExpiry
    }
    employment {
      agency
      ssn
      startedDate
      employmentType
      collarType
      integrationNumber
      rdPerson
      socialSecurityType
      company
      allowanceDate
      trialTime
    }
    management {
      generalManagers
      leaveManagers
      shiftManagers
      overtimeManagers
      expenseManagers
    }
    roles {
      adminBranches
    }
  }
}
    `, {"hash":"sha256:6fa6ad7c3a381fa92b79846230e192662059544e856d02e548d6060b781a104d"}) as unknown as TypedDocumentString<OwnFileQuery, OwnFileQueryVariables>;
export const OrganizationDocument = new TypedDocumentString(`
    query Organization {
  organizationDetail {
    name
    mobileSettings {
      hrPage
      leave
      timePage
      timesheet
      clockInOut
      breakInOut
      shift
      overtime
    }
  }
}
    `, {"hash":"sha256:51197f2ada5967a89b7b4130349d81440702f9fe8c732c6a935202317f2de39f"}) as unknown as TypedDocumentString<OrganizationQuery, OrganizationQueryVariables>;
export const PlacesDocument = new TypedDocumentString(`
    query Places($branches: [ID!]!, $units: [ID!]!, $teams: [ID!]!, $jobs: [ID!]!) {
  branchesByIds(ids: $branches) {
    id
    name
  }
  unitsByIds(ids: $units) {
    id
    name
  }
  teamsByIds(ids: $teams) {
    id
    name
  }
  jobsByIds(ids: $jobs) {
    id
    name
  }
}
    `, {"hash":"sha256:d85da19440499b8c2ff8baa27aca433c53693f27e32b622c73f4ddcd36b64c55"}) as unknown as TypedDocumentString<PlacesQuery, PlacesQueryVariables>;
export const PeopleDocument = new TypedDocumentString(`
    query People($ids: [ID!]!) {
  personCardsByIds(ids: $ids) {
    id
    firstName
    lastName
    imageUrl
    job {
      id
      name
    }
  }
}
    `, {"hash":"sha256:6e16de02de4abea456f07424e1e8e724451c799117bfd9f41304e3c4e3f3cae0"}) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
export const BranchNamesDocument = new TypedDocumentString(`
    query BranchNames($ids: [ID!]!) {
  branchesByIds(ids: $ids) {
    id
    name
  }
}
    `, {"hash":"sha256:e548d7a9e379ec647d661ee443dd372c2fc2001e98592c2a46c55d4dae118fe6"}) as unknown as TypedDocumentString<BranchNamesQuery, BranchNamesQueryVariables>;
export const HolidaysDocument = new TypedDocumentString(`
    query Holidays($own: HolidaysFilter!, $all: HolidaysFilter!, $rows: Int!) {
  own: holidays(rowsPerPage: $rows, sortBy: date, filter: $own) {
    items {
      id
      name
      date
      part
    }
  }
  all: holidays(rowsPerPage: $rows, sortBy: date, filter: $all) {
    items {
      id
      name
      date
      part
    }
  }
}
    `, {"hash":"sha256:59e98bb274a4aec86eeebe25776c76dcd29cb484a1a3855cfd97a03296e24ec2"}) as unknown as TypedDocumentString<HolidaysQuery, HolidaysQueryVariables>;
export const OwnPlaceDocument = new TypedDocumentString(`
    query OwnPlace($id: ID!, $rows: Int!) {
  employee(id: $id) {
    id
    branch {
      id
      name
    }
  }
  nextHolidays(rows: $rows) {
    id
    name
    date
    part
  }
}
    `, {"hash":"sha256:366eabfff2f4075ac30bb7048b485e6dee52202aba5f6a27809879777b6f334f"}) as unknown as TypedDocumentString<OwnPlaceQuery, OwnPlaceQueryVariables>;
export const TeamDocument = new TypedDocumentString(`
    query Team($page: Int!, $rowsPerPage: Int!) {
  employeesByAdmins(page: $page, rowsPerPage: $rowsPerPage) {
    items {
      id
      firstName
      lastName
      profile {
        imageUrl
      }
    }
    total
  }
}
    `, {"hash":"sha256:222e760fa05ab141add2c037a37c0e600809768c321669a75837645f68f0f1dd"}) as unknown as TypedDocumentString<TeamQuery, TeamQueryVariables>;