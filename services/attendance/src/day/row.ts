import { dayAccounts, type DayAccounts } from './accounts.ts';
import { dayOfNumber } from './clock/days.ts';
import { type DayInput } from './context.ts';
import { type WeekRow } from './flexible/week.ts';
import { stateOf } from './result/state.ts';
import { colourOf, typeOf } from './result/type.ts';
import { type DayRecord, type Figures } from './shapes.ts';
import { approve } from './worked/approval.ts';
import { nightTimeOf } from './worked/night.ts';
import { Requests } from './worked/requests.ts';
import { setOff } from './worked/set-off.ts';
import { sumOf, type Tally } from './worked/tally.ts';

export type Row = WeekRow;

/** The record of one date, with what it gives to its week. */
export function rowOf(day: number, input: DayInput): Row {
  const accounts = dayAccounts(day, input);
  const { tallies, context } = accounts;
  const { state, isOver } = stateOf(context);
  const { rules, requests } = input;
  if (rules.setOff && isOver) setOff(tallies);
  approve(tallies, new Requests(requests), rules.overtimeNeedsApproval);
  const figures = figuresOf(accounts, isOver, input);
  const type = typeOf(context);
  const record: DayRecord = {
    date: dayOfNumber(day),
    type,
    state,
    colour: colourOf(context, { type, state, missingTime: figures.missingTime }),
    ...figures,
    warnings: warningsOf(accounts),
    readings: context.movements.labels,
  };
  const weekly = tallies.filter(({ isOfWeek }) => isOfWeek);
  return {
    record,
    isOver,
    worked: sumOf(weekly, ({ planned, noSide, duty }) => planned + noSide + duty),
    expected: sumOf(weekly, ({ expected }) => expected),
    leave: sumOf(weekly, ({ leave }) => leave),
  };
}

/** Sections 4.9 and 4.10. */
function figuresOf({ tallies, context }: DayAccounts, isOver: boolean, { calendar, rules }: DayInput): Figures {
  const all = (minutes: (tally: Tally) => number): number => sumOf(tallies, minutes);
  const sides = tallies.flatMap((tally) => tally.sides);
  const before = sumOf(
    sides.filter(({ name }) => name === 'CLOCK_IN'),
    ({ counted }) => counted,
  );
  const after = sumOf(sides, ({ counted }) => counted) - before;
  const noSide = all(({ noSide, surplusCounted }) => noSide + surplusCounted);
  const ofWeek = all((tally) => (tally.isOfWeek ? tally.noSide : 0));
  const actual = all(({ planned, credited, filled, duty }) => planned + credited + filled + duty);
  const actualWorkTime = actual + before + after + noSide;
  return {
    expectedWorkTime: all(({ expected }) => expected),
    actualWorkTime,
    overtime: before + after + noSide - ofWeek,
    overtimeClockIn: before,
    overtimeClockOut: after,
    overtimeUnapproved: all(({ unapproved }) => unapproved) + sumOf(sides, ({ unapproved }) => unapproved),
    missingTime: isOver ? all(({ missing }) => missing) : 0,
    leaveTime: all(({ leave }) => leave),
    breakTime: all(({ breakTime }) => breakTime),
    nightTime: Math.min(actualWorkTime, nightTimeOf(tallies, context.day, rules.night, calendar.zone)),
    presence: context.presence,
    late: all(({ late }) => late),
    earlyLeave: all(({ earlyLeave }) => earlyLeave),
    toleratedTime: all(({ credited }) => credited),
    notCounted: all(({ inRoom, surplus }) => inRoom + surplus) + sumOf(sides, ({ rest }) => rest),
  };
}

function warningsOf({ tallies, context: { movements } }: DayAccounts): DayRecord['warnings'] {
  const warnings = new Set(tallies.flatMap((tally) => [...tally.warnings]));
  if (movements.hasBreakAlone) warnings.add('break_alone');
  if (movements.done.some(({ hasOpenBreak }) => hasOpenBreak)) warnings.add('break_not_ended');
  return [...warnings].toSorted();
}
