import { z } from 'zod';
import { actions, type Kept, requestFieldsOf } from '../../requests/rows/fields.ts';
import { askedFields } from '../shapes.ts';

/** Specification, section 3. A draft, which its owner has not sent, is UNKNOWN and has no steps. */
export const overtimeRow = z.object({
  ...requestFieldsOf('Overtime', ['DRAFTED', 'SENT', 'CHANGED', ...actions]),
  ...askedFields,
});

export type OvertimeRow = z.infer<typeof overtimeRow> & Kept;

export type RequestFields = Omit<OvertimeRow, 'id' | 'revision' | 'updatedDateTime'>;
