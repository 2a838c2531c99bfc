import { Building2 } from 'lucide-react';
import { code, defineFields, names, pattern, zone } from '../../../fields/kinds.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { recordFields, weekFields } from '../../../server/documents.ts';

export const branches = recordFeature({
  name: 'branches',
  navigation: { group: 'organization', icon: Building2 },
  source: {
    one: 'branch',
    list: 'branches',
    many: 'branchesByIds',
    history: 'branchHistory',
    fields: `${recordFields} zone country workingPattern { ${weekFields} }`,
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
