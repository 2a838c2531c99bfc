import { type RecordDeclaration } from '../../../records/declaration.ts';

/** Places of work with their own time zone. */
export const branchRecord: RecordDeclaration = {
  name: 'branches',
  fields: ['names', 'zone', 'country', 'workingPattern'],
  required: ['names', 'zone', 'workingPattern'],
  columns: ['zone', 'country'],
  sort: 'name',
  defaults: {
    workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  },
};
