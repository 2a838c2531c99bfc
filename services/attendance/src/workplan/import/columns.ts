import { type Columns } from '@kadro/chassis';
import { dayOfPerson } from '../../shared/columns.ts';

const { staffNumber, date, shift } = dayOfPerson;
const required = true;

/** Stands for the shift on a date of a plan that is off. */
export const offDay = 'OFF_DAY';

/** Of a planned shift on a date; the same in imports and exports. */
export const planColumns = {
  staffNumber: { ...staffNumber, required },
  date: { ...date, required },
  shift: { ...shift, required },
} as const satisfies Columns;
