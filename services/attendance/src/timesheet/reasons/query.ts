import { GuardedRows, named, query } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { rules } from '../../day/reasons/rules.ts';
import { type ExplainedRecord, type Reason } from '../../day/shapes.ts';
import { factsNow } from '../facts.ts';
import { timesheets } from '../model.ts';
import { isPattern, shiftIdOf } from '../person-facts.ts';
import { dayKey } from '../weeks.ts';
import { explainedDay } from './explained.ts';

const days = new GuardedRows(timesheets);

const figures = [
  'expectedWorkTime',
  'actualWorkTime',
  'overtime',
  'overtimeClockIn',
  'overtimeClockOut',
  'overtimeUnapproved',
  'missingTime',
  'leaveTime',
  'breakTime',
  'nightTime',
  'presence',
  'late',
  'earlyLeave',
  'toleratedTime',
  'notCounted',
] as const;

const reason = named(
  'DayReason',
  z.object({
    rule: named('DayRule', z.enum(rules)),
    minutes: z.int().describe('negative where the rule takes them'),
    shiftId: z.string().nullable(),
    readings: z.array(z.string()).describe('ids of the readings that the minutes follow from'),
  }),
);

const answer = named(
  'TimesheetReasons',
  z.object({
    figures: z.array(
      named(
        'FigureReasons',
        z.object({
          figure: named('DayFigure', z.enum(figures)),
          minutes: z.int().describe('the sum of its reasons'),
          reasons: z.array(reason),
        }),
      ),
    ),
    type: z.array(reason),
    state: z.array(reason),
  }),
);

const shown = ({ rule, minutes, shift, readings = [] }: Reason): z.infer<typeof reason> => ({
  rule,
  minutes,
  shiftId: shift === undefined || isPattern(shift) ? null : shiftIdOf(shift),
  readings,
});

function explained(record: ExplainedRecord): z.infer<typeof answer> {
  const { reasons } = record;
  return {
    figures: figures.map((figure) => ({
      figure,
      minutes: record[figure],
      reasons: (reasons[figure] ?? []).map(shown),
    })),
    type: (reasons.type ?? []).map(shown),
    state: (reasons.state ?? []).map(shown),
  };
}

/** Why the figures of a day are what they are, from the facts of its row; null where the row is out of reach. */
export const timesheetReasons = query({
  name: 'timesheetReasons',
  access: { who: 'member' },
  area: 'timesheet',
  args: z.object({
    employeeId: z.string().max(64).nullish().describe('the caller where it is absent'),
    date: sensibleDay,
  }),
  answer: answer.nullable(),
  example: { date: '2026-10-24' },
  run: async ({ employeeId, date }, scope) => {
    const person = employeeId ?? scope.principal.account;
    if (!(await days.one(scope, dayKey(person, date)))) return null;
    const facts = await factsNow(scope, person);
    const record = facts && explainedDay(facts, date);
    return record ? explained(record) : null;
  },
});
