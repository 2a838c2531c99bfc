/** The times of a month in which nobody worked, in minutes. */
export const noTimes = {
  expectedWorkTime: 0,
  actualWorkTime: 0,
  overtime: 0,
  overtimeUnapproved: 0,
  missingTime: 0,
  leaveTime: 0,
  breakTime: 0,
  nightTime: 0,
};
