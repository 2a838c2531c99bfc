import { CalendarRange } from 'lucide-react';
import { WorkplansListDocument } from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { fields } from './fields.ts';

export const workplans: Feature = {
  name: 'workplans',
  resources: { workplans: { documents: { list: WorkplansListDocument } } },
  fields,
  navigation: { group: 'time', icon: CalendarRange, label: 'console:nav.workplans' },
  pages: {
    list: page(async () => (await import('./Page.tsx')).Workplan, 'console-attendance'),
  },
};
