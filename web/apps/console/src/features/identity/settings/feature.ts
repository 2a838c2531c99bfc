import { Settings } from 'lucide-react';
import { type Feature, wholeOrganization } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { organization } from './documents.ts';
import { fields } from './fields.ts';

const settingsPage = page(async () => (await import('./Page.tsx')).Settings, 'console-settings', 'console-history');

export const settings: Feature = {
  name: 'settings',
  resources: { organization },
  fields,
  access: wholeOrganization,
  navigation: { group: 'system', icon: Settings, label: 'console:nav.settings' },
  pages: { list: settingsPage, more: { ':part': settingsPage } },
};
