import { localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { type Shift } from '../day/shapes.ts';
import { id } from '../shared/references.ts';

/** Specification, section 3; all are accepted, how each counts says attendance-day.md, section 2. */
export const shiftTypes = [
  'FIX',
  'FLEXIBLE',
  'DYNAMIC',
  'OFF_DAY',
  'HOLIDAY',
  'WORKDAY',
  'BREAK',
  'OVERTIME',
  'ON_LEAVE',
] as const;

export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid');

const minutes = z.int().min(0).max(1_440);
const limit = minutes.nullable();
const time = localTime.nullable();

/** Of one version; lengths in minutes, of `totalWorkTime` over the week where `over` is WEEK. */
export const definitionFields = {
  type: z.enum(shiftTypes),
  begin: time,
  end: time,
  breakTime: minutes,
  breakPaid: z.boolean(),
  breakMode: z.enum(['AUTOMATIC', 'READINGS', 'NONE']),
  totalWorkTime: z.int().min(0).max(10_080).nullable(),
  weekendDays: z.int().min(0).max(6),
  breakDays: z.int().min(0).max(7),
  lateTolerance: minutes,
  earlyTolerance: minutes,
  midnightTolerance: minutes,
  clockInOvertimeMin: limit,
  clockInOvertimeMax: limit,
  clockOutOvertimeMin: limit,
  clockOutOvertimeMax: limit,
  countAsOvertime: z.boolean(),
  over: z.enum(['DAY', 'WEEK']).nullable(),
  coreBegin: time,
  coreEnd: time,
};

export const shiftFields = {
  name: localizedTextSchema,
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
  /** null = for all branches. */
  branchId: id.nullable(),
  ...definitionFields,
};

export const shiftSchema = z.object(shiftFields);

export type ShiftFields = z.infer<typeof shiftSchema>;

/** What is not said of a new shift. */
export const unsaid: Omit<ShiftFields, 'name' | 'type'> = {
  color: null,
  branchId: null,
  begin: null,
  end: null,
  breakTime: 0,
  breakPaid: false,
  breakMode: 'NONE',
  totalWorkTime: null,
  weekendDays: 2,
  breakDays: 0,
  lateTolerance: 0,
  earlyTolerance: 0,
  midnightTolerance: 0,
  clockInOvertimeMin: null,
  clockInOvertimeMax: null,
  clockOutOvertimeMin: null,
  clockOutOvertimeMax: null,
  countAsOvertime: false,
  over: null,
  coreBegin: null,
  coreEnd: null,
};

const calculated = new WeakMap<ShiftFields, Shift>();

/** As day records are calculated from; the same fields are the same shift. */
export function calculatedShift(fields: ShiftFields): Shift {
  const shift = calculated.get(fields) ?? shiftOf(fields);
  calculated.set(fields, shift);
  return shift;
}

function shiftOf({ coreBegin, coreEnd, type, over, ...fields }: ShiftFields): Shift {
  const { name: _name, color: _color, branchId: _branch, breakDays: _days, ...rest } = fields;
  return {
    ...rest,
    type,
    over: type === 'FLEXIBLE' ? (over ?? 'DAY') : null,
    core: coreBegin !== null && coreEnd !== null ? [coreBegin, coreEnd] : null,
  };
}
