import { Hourglass } from 'lucide-react';
import { type Feature, wholeOrganization } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { duePeople } from './due-people.ts';

export const retention: Feature = {
  name: 'retention',
  resources: { 'retention-due': duePeople },
  access: wholeOrganization,
  navigation: { group: 'system', icon: Hourglass, label: 'privacy:retention.title' },
  texts: ['privacy'],
  pages: { list: page(async () => (await import('./Page.tsx')).Retention) },
};
