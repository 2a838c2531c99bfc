/**
 * Stable names of the rules that decide about minutes, type and state, by the section of attendance-day.md that says
 * them. A screen has a text for each.
 */
export const rules = [
  // 3: what is planned
  'plannedShift',
  'holiday',
  'leaveTakesMinutes',
  'workedOnLeave',
  'onDutyCountsAsWorked',
  'roomOfHalvedShift',
  // 4.1, 4.2: worked, late, early
  'completeStays',
  'workedAsPlanned',
  'lateBeyondTolerance',
  'lateWithinTolerance',
  'earlyLeaveBeyondTolerance',
  'earlyLeaveWithinTolerance',
  'nobodyCame',
  'notWorked',
  // 4.3: overtime by side
  'beforeBegin',
  'afterEnd',
  'noClockInOvertime',
  'noClockOutOvertime',
  'belowClockInMinimum',
  'belowClockOutMinimum',
  'cappedByMaximum',
  'approvedRequest',
  // 4.4: breaks
  'readBreak',
  'ownBreak',
  'branchPresetBreak',
  'paidBreak',
  'breakTakenFromRoom',
  'breakTakenFromOvertime',
  'breakTakenFromWork',
  'breakNotTaken',
  // 4.5 to 4.8: of no side, surplus, set-off, approval
  'workOnLeave',
  'workOnHoliday',
  'unplannedWork',
  'plannedOvertime',
  'surplusNotCounted',
  'setOff',
  'notApproved',
  'requestDenied',
  // 4.10: night
  'nightWindow',
  'atMostWorked',
  // 5: flexible
  'beyondTarget',
  'belowTarget',
  'weekBeyondTarget',
  'weekBelowTarget',
  'daysOfWeekAreChosen',
  // 7: type and state
  'nothingPlanned',
  'mayStillCome',
  'somebodyCame',
  'notOver',
  'over',
  'stayOpen',
  'nothingLeftToWork',
  'shiftAsked',
  'clockOutAlone',
  'stayNotEnded',
  'breakAlone',
  'longerThanDay',
  'coveredByOtherStay',
  'dayOfWeekIncalculable',
] as const;

export type Rule = (typeof rules)[number];
