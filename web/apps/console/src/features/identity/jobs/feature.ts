import { Briefcase } from 'lucide-react';
import { defineFields, longText, names } from '../../../fields/kinds.ts';
import {
  JobDocument,
  JobHistoryDocument,
  JobsByIdsDocument,
  JobsCountDocument,
  JobsListDocument,
  JobUsesDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { answered } from '../../../records/uses.ts';
import { asked } from '../../../server/resource.ts';

export const jobs = recordFeature({
  name: 'jobs',
  navigation: { group: 'organization', icon: Briefcase },
  documents: {
    list: JobsListDocument,
    count: JobsCountDocument,
    one: JobDocument,
    many: JobsByIdsDocument,
    history: JobHistoryDocument,
  },
  uses: ({ id }) => asked(JobUsesDocument, { id }, ({ jobUses }) => answered(id, jobUses)),
  fields: defineFields({ names, description: longText }),
  required: ['names'],
  kept: ['names', 'description'],
  columns: ['description'],
});
