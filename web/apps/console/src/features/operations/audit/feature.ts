import { ScrollText } from 'lucide-react';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { askedOf } from './filter.ts';
import { auditReads } from './reads.ts';

/** The changes of all services: for super admins, and for admins of branches those of what they reach. */
export const auditLog: Feature = {
  name: 'audit-log',
  resources: { 'audit-log': { rest: auditReads(askedOf) } },
  access: ({ all, superAdmin }) => superAdmin || !all,
  navigation: { group: 'system', icon: ScrollText, label: 'console:nav.audit-log' },
  pages: {
    list: page(async () => (await import('./Page.tsx')).AuditLog, 'console-history', 'console-operations'),
    show: page(async () => (await import('./ShowPage.tsx')).AuditEntryShow, 'console-history'),
  },
};
