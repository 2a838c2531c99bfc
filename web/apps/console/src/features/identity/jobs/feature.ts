import { Briefcase } from 'lucide-react';
import { defineFields, longText, names } from '../../../fields/kinds.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { recordFields } from '../../../server/documents.ts';

export const jobs = recordFeature({
  name: 'jobs',
  navigation: { group: 'organization', icon: Briefcase },
  source: {
    one: 'job',
    list: 'jobs',
    many: 'jobsByIds',
    history: 'jobHistory',
    fields: `${recordFields} description`,
  },
  fields: defineFields({ names, description: longText }),
  required: ['names'],
  columns: ['description'],
});
