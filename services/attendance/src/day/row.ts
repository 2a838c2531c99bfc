import { dayAccounts, type DayAccounts } from './accounts.ts';
import { dayOfNumber } from './clock/days.ts';
import { type DayInput } from './context.ts';
import { type WeekRow } from './flexible/week.ts';
import { figuresOf } from './reasons/figures.ts';
import { type Entry, enter, post } from './reasons/journal.ts';
import { type Grounds } from './reasons/reasons.ts';
import { stateOf } from './result/state.ts';
import { colourOf, typeOf } from './result/type.ts';
import { type DayRecord } from './shapes.ts';
import { approve } from './worked/approval.ts';
import { nightTimeOf } from './worked/night.ts';
import { Requests } from './worked/requests.ts';
import { setOff } from './worked/set-off.ts';
import { sumOf } from './worked/tally.ts';

export type Row = WeekRow & Grounds & Pick<DayAccounts, 'context'>;

/** The record of one date, with what it gives to its week. */
export function rowOf(day: number, input: DayInput): Row {
  const accounts = dayAccounts(day, input);
  const { tallies, context } = accounts;
  const { state, isOver, reasons } = stateOf(context);
  const { calendar, requests } = input;
  const rules = calendar.rulesOn(day);
  if (rules.setOff && isOver) setOff(tallies);
  approve(tallies, new Requests(requests), rules.overtimeNeedsApproval);
  if (!isOver) for (const tally of tallies) post(tally, 'missing', 'notOver', -tally.missing);
  const figures = figuresOf(tallies);
  const entries: Entry[] = [];
  const night = nightTimeOf(tallies, day, rules.night, calendar.zoneOn(day));
  const book = { record: figures, entries };
  enter(book, 'presence', 'completeStays', context.presence);
  enter(book, 'nightTime', 'nightWindow', night);
  enter(book, 'nightTime', 'atMostWorked', Math.min(0, figures.actualWorkTime - night));
  const { type, rule } = typeOf(context);
  const record: DayRecord = {
    date: dayOfNumber(day),
    type,
    state,
    colour: colourOf(context, { type, state, missingTime: figures.missingTime }),
    ...figures,
    warnings: warningsOf(accounts),
    readings: Object.fromEntries(context.movements.labels),
  };
  const weekly = tallies.filter(({ isOfWeek }) => isOfWeek);
  return {
    record,
    context,
    tallies,
    entries,
    type: rule,
    state: reasons,
    isOver,
    worked: sumOf(weekly, ({ planned, noSide, duty }) => planned + noSide + duty),
    expected: sumOf(weekly, ({ expected }) => expected),
    leave: sumOf(weekly, ({ leave }) => leave),
  };
}

function warningsOf({ tallies, context: { movements } }: DayAccounts): DayRecord['warnings'] {
  const warnings = new Set(tallies.flatMap((tally) => [...tally.warnings]));
  if (movements.hasBreakAlone) warnings.add('break_alone');
  if (movements.done.some(({ hasOpenBreak }) => hasOpenBreak)) warnings.add('break_not_ended');
  return [...warnings].toSorted();
}
