import { Network } from 'lucide-react';
import { defineFields, names, record } from '../../../fields/kinds.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { recordFields } from '../../../server/documents.ts';

export const units = recordFeature({
  name: 'units',
  navigation: { group: 'organization', icon: Network },
  source: {
    one: 'unit',
    list: 'units',
    many: 'unitsByIds',
    history: 'unitHistory',
    fields: `${recordFields} branchId parentId`,
  },
  fields: defineFields({ names, branchId: record('branches'), parentId: record('units') }),
  required: ['names'],
  columns: ['branchId', 'parentId'],
  sortable: ['branchId', 'parentId'],
  filters: ['branchId', 'parentId'],
});
