import { named } from '@kadro/chassis';
import { localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { dayParts } from '../../absence/shape.ts';
import { id } from '../../shared/references.ts';
import { drafts } from '../../staffing/coverage/shape.ts';

/** Of a page of a board, both dates included. */
export const checkArgs = z.object({
  employeeIds: z.array(id).max(100),
  from: sensibleDay,
  to: sensibleDay,
  drafts: drafts.nullish(),
  offered: z.array(id).max(30).nullish().describe('shifts that are tried in the place of what does not fit'),
});

export type CheckArgs = z.infer<typeof checkArgs>;

const conflict = named(
  'PlanConflict',
  z.object({
    employeeId: z.string(),
    date: z.string(),
    beside: z.string().nullable().describe('the other date that it comes from, too'),
    name: z.string(),
    message: z.string(),
    refused: z.boolean().describe('else a rule warns of it'),
    painted: z.boolean().describe('whether one of its dates is only painted'),
    rest: z.int().nullable().describe('minutes between the shifts, where they are too few'),
    fits: z.array(z.string()).describe('of the offered shifts: those without a conflict'),
  }),
);

const asked = named(
  'AskedLeaveDay',
  z.object({
    employeeId: z.string(),
    date: z.string(),
    part: named('TimesheetLeavePart', z.enum(dayParts)),
  }),
);

const holiday = named(
  'PlanHoliday',
  z.object({
    date: z.string(),
    names: named('LocalizedText', localizedTextSchema),
    branchId: z.string().nullable().describe('null = of all branches'),
    part: named('HolidayPart', z.enum(['FULL', 'MORNING', 'AFTERNOON'])),
  }),
);

export const planCheck = named(
  'PlanCheck',
  z.object({
    conflicts: z.array(conflict).describe('by person and date'),
    askedLeave: z.array(asked).describe('asked for and not decided yet'),
    holidays: z.array(holiday).describe('of the branches of these people'),
  }),
);

export type PlanCheck = z.infer<typeof planCheck>;
