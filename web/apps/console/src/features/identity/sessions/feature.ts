import { MonitorSmartphone } from 'lucide-react';
import { SessionsCountDocument, SessionsListDocument } from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';

export const sessions: Feature = {
  name: 'sessions',
  resources: {
    sessions: { documents: { list: SessionsListDocument, count: SessionsCountDocument } },
  },
  navigation: { group: 'system', icon: MonitorSmartphone, label: 'console:nav.sessions' },
  pages: { list: page(async () => (await import('./Page.tsx')).Sessions, 'console-identity') },
};
