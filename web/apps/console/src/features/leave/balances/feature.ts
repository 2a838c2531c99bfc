import { Layers } from 'lucide-react';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { balances, balancesOfPeople, entitlement, statement } from './reads.ts';
import { fields } from './fields.ts';

const balancesPage = page(async () => (await import('./Page.tsx')).LeaveBalances, 'console-leave');

export const leaveBalances: Feature = {
  name: 'leave-balances',
  resources: {
    'leave-balances': balances,
    'balances-of-people': balancesOfPeople,
    'leave-statements': statement,
    'leave-entitlements': entitlement,
  },
  fields,
  showsOtherDays: true,
  audited: {
    kind: 'leaveEntries',
    texts: { fields },
    named: 'person',
    to: ({ subject }) => `/leave-balances/${subject}`,
  },
  navigation: { group: 'leave', icon: Layers, label: 'console:nav.leave-balances' },
  pages: { list: balancesPage, more: { ':person': balancesPage } },
  personTab: {
    name: 'leave',
    label: 'console:tab.leave',
    Body: page(async () => (await import('./PersonLeave.tsx')).PersonLeave, 'console-leave'),
  },
  Leaving: page(async () => (await import('../leaving/Facts.tsx')).LeavingLeave, 'console-leave'),
};
