import { type RecordDeclaration } from '../../../records/declaration.ts';

/** What people are employed as. */
export const jobRecord: RecordDeclaration = {
  name: 'jobs',
  fields: ['names', 'description'],
  required: ['names'],
  columns: ['description'],
  sort: 'name',
};
