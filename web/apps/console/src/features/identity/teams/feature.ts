import { UsersRound } from 'lucide-react';
import { defineFields, names, record } from '../../../fields/kinds.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { recordFields } from '../../../server/documents.ts';

export const teams = recordFeature({
  name: 'teams',
  navigation: { group: 'organization', icon: UsersRound },
  source: {
    one: 'team',
    list: 'teams',
    many: 'teamsByIds',
    history: 'teamHistory',
    fields: `${recordFields} unitId`,
  },
  fields: defineFields({ names, unitId: record('units') }),
  required: ['names'],
  columns: ['unitId'],
  sortable: ['unitId'],
  filters: ['unitId'],
});
