import { minutesOfDay } from './clock/days.ts';
import { isOff, timesOf, usualTotal } from './planned/times.ts';
import { type Shift } from './shapes.ts';

export type ShiftProblemName =
  | 'required'
  | 'flexible_only'
  | 'total_above_length'
  | 'break_not_shorter'
  | 'minimum_above_maximum'
  | 'no_day_left';

export interface ShiftProblem {
  field: keyof Shift;
  problem: ShiftProblemName;
}

/** What a shift is refused for when it is defined (attendance-day.md, sections 3 and 5); empty of a sound one. */
export function shiftProblems(shift: Shift): readonly ShiftProblem[] {
  if (isOff(shift)) return [];
  return [...(shift.type === 'FLEXIBLE' ? flexibleProblems(shift) : timedProblems(shift)), ...limitProblems(shift)];
}

/** Those of `problems` that there are. */
const found = (problems: readonly (ShiftProblem & { is: boolean })[]): ShiftProblem[] =>
  problems.filter(({ is }) => is).map(({ field, problem }) => ({ field, problem }));

function timedProblems(shift: Shift): ShiftProblem[] {
  const { begin, end, over, core, breakTime, totalWorkTime } = shift;
  const times = timesOf(shift);
  const length = times ? times[1] - times[0] : Infinity;
  const isBreakLong = breakTime >= length;
  // of a break that is too long itself, the total is not measured by it
  const most = isBreakLong ? length : usualTotal(shift, length);
  return found([
    { field: 'begin', problem: 'required', is: begin === null },
    { field: 'end', problem: 'required', is: end === null },
    { field: 'over', problem: 'flexible_only', is: over !== null },
    { field: 'core', problem: 'flexible_only', is: core !== null },
    { field: 'breakTime', problem: 'break_not_shorter', is: isBreakLong },
    { field: 'totalWorkTime', problem: 'total_above_length', is: totalWorkTime !== null && totalWorkTime > most },
  ]);
}

/** A flexible day is as long as its date, a week as long as its planned dates. */
function flexibleProblems({ over, weekendDays, totalWorkTime }: Shift): ShiftProblem[] {
  const days = over === 'WEEK' ? 7 - weekendDays : 1;
  const isLong = totalWorkTime !== null && days > 0 && totalWorkTime > days * minutesOfDay;
  return found([
    { field: 'totalWorkTime', problem: 'required', is: totalWorkTime === null },
    { field: 'totalWorkTime', problem: 'total_above_length', is: isLong },
    { field: 'weekendDays', problem: 'no_day_left', is: days <= 0 },
  ]);
}

function limitProblems(shift: Shift): ShiftProblem[] {
  const isAbove = (least: number | null, most: number | null): boolean =>
    least !== null && most !== null && least > most;
  const problem = 'minimum_above_maximum';
  return found([
    { field: 'clockInOvertimeMin', problem, is: isAbove(shift.clockInOvertimeMin, shift.clockInOvertimeMax) },
    { field: 'clockOutOvertimeMin', problem, is: isAbove(shift.clockOutOvertimeMin, shift.clockOutOvertimeMax) },
  ]);
}
