import { dayNumber, dayOfNumber, mondayOf } from './clock/days.ts';
import { settleWeek, weekDutyOf } from './flexible/week.ts';
import { type Life, lifeOf } from './life.ts';
import { changeAfter } from './next-change.ts';
import { reasonsOf } from './reasons/reasons.ts';
import { type Row, rowOf } from './row.ts';
import { type DayFacts, type DayRecord, type ExplainedRecord } from './shapes.ts';

/**
 * The records of a person's dates from `from` to `to`, as everything known at `now` says (attendance-day.md). Pure: the
 * same facts give the same records. Readings and plan have to reach far enough before `from` for a stay of that time,
 * and over whole weeks where a WEEK duty is planned. Minutes are whole.
 */
export const dayRecords = (facts: DayFacts): DayRecord[] => rowsOf(facts).map(({ record }) => record);

/** The same records, each with why its figures, type and state are what they are. */
export const explainedRecords = (facts: DayFacts): ExplainedRecord[] =>
  rowsOf(facts).map((row) => ({ ...row.record, reasons: reasonsOf(row) }));

/** The same records, each with the instant after which it may be another one by time alone (`nextChange`). */
export function recordsUntil(facts: DayFacts, life = lifeOf(facts)) {
  const { hasWeeks, first } = life;
  const rows = rowsWithWeeks(facts, life);
  return askedOf(rows, facts, life).map(({ record, context }) => {
    const monday = mondayOf(context.day) - first;
    const along = hasWeeks ? rows.slice(monday, monday + 7).map((row) => row.context) : [context];
    return { record, context, until: changeAfter(facts, life, along) };
  });
}

function rowsOf(facts: DayFacts): Row[] {
  const life = lifeOf(facts);
  return askedOf(rowsWithWeeks(facts, life), facts, life);
}

const askedOf = (rows: readonly Row[], { from, to }: DayFacts, { first }: Life): Row[] =>
  rows.slice(dayNumber(from) - first, dayNumber(to) - first + 1);

/** Of whole weeks where those are counted as one. */
function rowsWithWeeks(facts: DayFacts, life: Life): Row[] {
  const { first, last, hasWeeks } = life;
  const requests = Map.groupBy(facts.overtime, ({ date }): string => date);
  const rows = Array.from({ length: last - first + 1 }, (_, n) =>
    rowOf(first + n, { ...life, requests: requests.get(dayOfNumber(first + n)) ?? [] }),
  );
  if (hasWeeks) settleWeeks(rows, facts, life);
  return rows;
}

function settleWeeks(rows: readonly Row[], { overtime }: DayFacts, { calendar, first, last }: Life): void {
  for (let monday = first; monday < last; monday += 7) {
    const duty = weekDutyOf(monday, calendar);
    if (!duty) continue;
    const dates = Array.from({ length: 7 }, (_, n) => dayOfNumber(monday + n));
    settleWeek(
      rows.slice(monday - first, monday - first + 7),
      overtime.filter(({ date }) => dates.includes(date)),
      calendar.rulesOn(monday + 6).overtimeNeedsApproval && !duty.isOvertime,
    );
  }
}
