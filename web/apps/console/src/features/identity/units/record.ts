import { type RecordDeclaration } from '../../../records/declaration.ts';

/** Units of the organization, which may stand under one another. */
export const unitRecord: RecordDeclaration = {
  name: 'units',
  fields: ['names', 'branchId', 'parentId'],
  required: ['names'],
  columns: ['branchId', 'parentId'],
  sort: 'name',
};
