import { Building2 } from 'lucide-react';
import { code, defineFields, names, pattern, zone } from '../../../fields/kinds.ts';
import {
  BranchDocument,
  BranchHistoryDocument,
  BranchesByIdsDocument,
  BranchesCountDocument,
  BranchesListDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';

export const branches = recordFeature({
  name: 'branches',
  navigation: { group: 'organization', icon: Building2 },
  documents: {
    list: BranchesListDocument,
    count: BranchesCountDocument,
    one: BranchDocument,
    many: BranchesByIdsDocument,
    history: BranchHistoryDocument,
  },
  fields: defineFields({
    names,
    zone,
    country: { ...code, helper: 'console:form.country' },
    workingPattern: pattern,
  }),
  required: ['names', 'zone', 'workingPattern'],
  columns: ['zone', 'country'],
  defaults: {
    workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  },
});
