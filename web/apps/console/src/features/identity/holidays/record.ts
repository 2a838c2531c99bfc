import { type RecordDeclaration } from '../../../records/declaration.ts';

/** Public holidays of a branch or of all. */
export const holidayRecord: RecordDeclaration = {
  name: 'holidays',
  fields: ['names', 'date', 'part', 'branchId'],
  required: ['names', 'date', 'part'],
  columns: ['date', 'branchId', 'part'],
  sort: 'date',
  defaults: { part: 'FULL' },
};
