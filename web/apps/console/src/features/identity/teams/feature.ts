import { UsersRound } from 'lucide-react';
import { defineFields, names, record } from '../../../fields/kinds.ts';
import {
  TeamDocument,
  TeamHistoryDocument,
  TeamsByIdsDocument,
  TeamsCountDocument,
  TeamsListDocument,
  TeamUsesDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { answered } from '../../../records/uses.ts';
import { asked } from '../../../server/resource.ts';

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
  uses: ({ id }) => asked(TeamUsesDocument, { id }, ({ teamUses }) => answered(id, teamUses)),
  fields: defineFields({ names, unitId: record('units') }),
  required: ['names'],
  kept: ['names', 'unitId'],
  columns: ['unitId'],
  sortable: ['unitId'],
  filters: ['unitId'],
});
