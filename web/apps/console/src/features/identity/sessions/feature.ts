import { MonitorSmartphone } from 'lucide-react';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';

export const sessions: Feature = {
  name: 'sessions',
  resources: {
    sessions: { source: { list: 'sessions', fields: 'id employeeId startedAt lastSeenAt device current' } },
  },
  navigation: { group: 'system', icon: MonitorSmartphone, label: 'console:nav.sessions' },
  pages: { list: page(async () => (await import('./Page.tsx')).Sessions, 'console-identity') },
};
