import { Briefcase } from 'lucide-react';
import { defineFields, longText, names } from '../../../fields/kinds.ts';
import {
  JobDocument,
  JobHistoryDocument,
  JobsByIdsDocument,
  JobsCountDocument,
  JobsListDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';

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
  fields: defineFields({ names, description: longText }),
  required: ['names'],
  columns: ['description'],
});
