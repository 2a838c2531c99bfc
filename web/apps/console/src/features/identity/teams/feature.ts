import { UsersRound } from 'lucide-react';
import { defineFields, names, record } from '../../../fields/kinds.ts';
import {
  TeamDocument,
  TeamHistoryDocument,
  TeamsByIdsDocument,
  TeamsCountDocument,
  TeamsListDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';

export const teams = recordFeature({
  name: 'teams',
  navigation: { group: 'organization', icon: UsersRound },
  documents: {
    list: TeamsListDocument,
    count: TeamsCountDocument,
    one: TeamDocument,
    many: TeamsByIdsDocument,
    history: TeamHistoryDocument,
  },
  fields: defineFields({ names, unitId: record('units') }),
  required: ['names'],
  columns: ['unitId'],
  sortable: ['unitId'],
  filters: ['unitId'],
});
