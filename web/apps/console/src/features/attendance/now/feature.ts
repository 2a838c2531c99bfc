import { MapPinCheckInside } from 'lucide-react';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';

export const now: Feature = {
  name: 'now',
  resources: {},
  navigation: { group: 'time', icon: MapPinCheckInside, label: 'console:nav.now' },
  pages: {
    list: page(async () => (await import('./Page.tsx')).WhoIsIn, 'presence', 'console-devices'),
  },
};
