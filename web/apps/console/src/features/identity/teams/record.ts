import { type RecordDeclaration } from '../../../records/declaration.ts';

/** Teams of a unit. */
export const teamRecord: RecordDeclaration = {
  name: 'teams',
  fields: ['names', 'unitId'],
  required: ['names'],
  columns: ['unitId'],
  sort: 'name',
};
