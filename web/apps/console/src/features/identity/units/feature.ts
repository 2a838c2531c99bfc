import { Network } from 'lucide-react';
import { defineFields, names, record } from '../../../fields/kinds.ts';
import {
  UnitDocument,
  UnitHistoryDocument,
  UnitsByIdsDocument,
  UnitsCountDocument,
  UnitsListDocument,
  UnitUsesDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { answered } from '../../../records/uses.ts';
import { asked } from '../../../server/resource.ts';

export const units = recordFeature({
  name: 'units',
  navigation: { group: 'organization', icon: Network },
  documents: {
    list: UnitsListDocument,
    count: UnitsCountDocument,
    one: UnitDocument,
    many: UnitsByIdsDocument,
    history: UnitHistoryDocument,
  },
  uses: ({ id }) => asked(UnitUsesDocument, { id }, ({ unitUses }) => answered(id, unitUses)),
  fields: defineFields({ names, branchId: record('branches'), parentId: record('units') }),
  required: ['names'],
  kept: ['names', 'branchId', 'parentId'],
  columns: ['branchId', 'parentId'],
  sortable: ['branchId', 'parentId'],
  filters: ['branchId', 'parentId'],
});
