import { CalendarRange } from 'lucide-react';
import { StaffingNeedsListDocument, WorkplansListDocument } from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { fields } from './plans/fields.ts';
import { importOfPlans } from './import/plan-import.ts';

const importPage = page(async () => (await import('./import/Import.tsx')).ImportPlans, 'console-import');

export const workplans: Feature = {
  name: 'workplans',
  resources: {
    workplans: { documents: { list: WorkplansListDocument } },
    'staffing-needs': { documents: { list: StaffingNeedsListDocument } },
    ...importOfPlans,
  },
  fields,
  navigation: { group: 'time', icon: CalendarRange, label: 'console:nav.workplans' },
  pages: {
    list: page(async () => (await import('./Page.tsx')).Workplan, 'console-attendance', 'console-import'),
    more: { import: importPage, 'import/:id': importPage },
  },
};
