import { ScanLine } from 'lucide-react';
import {
  addresses,
  choice,
  defineFields,
  flag,
  geofence,
  record,
  terminalAction,
  text,
  zone,
} from '../../../fields/kinds.ts';
import {
  TerminalDocument,
  TerminalHistoryDocument,
  TerminalsByIdsDocument,
  TerminalsCountDocument,
  TerminalsListDocument,
} from '../../../generated/graphql.ts';
import { page } from '../../../manifest/page.ts';
import { type RecordDeclaration } from '../../../records/declaration.ts';

const terminal = ['name', 'purpose', 'branchId', 'zone', 'disabled'] as const;
const clocking = ['clockInOut', 'breakInOut', 'lunchInOut', 'dutyInOut'] as const;
const place = ['allowedAddresses', 'geofence'] as const;
const doors = ['fromZoneId', 'toZoneId'] as const;

const allowed = { allowed: true, descriptionRequired: false };

const fields = defineFields({
  name: text,
  purpose: choice('terminalPurpose', ['CLOCK', 'ACCESS', 'BOTH']),
  branchId: { ...record('branches'), helper: 'console:form.allBranches' },
  zone: { ...zone, helper: 'console:form.zoneOfBranch' },
  disabled: flag,
  clockInOut: terminalAction,
  breakInOut: terminalAction,
  lunchInOut: terminalAction,
  dutyInOut: terminalAction,
  allowedAddresses: { ...addresses, helper: 'console:form.addresses' },
  geofence: { ...geofence, helper: 'console:form.geofence' },
  fromZoneId: { ...record('zones'), helper: 'console:form.fromZone' },
  toZoneId: { ...record('zones'), helper: 'console:form.toZone' },
});

export const declaration: RecordDeclaration<keyof typeof fields> = {
  name: 'terminals',
  service: 'attendance',
  navigation: { group: 'time', icon: ScanLine },
  documents: {
    list: TerminalsListDocument,
    count: TerminalsCountDocument,
    one: TerminalDocument,
    many: TerminalsByIdsDocument,
    history: TerminalHistoryDocument,
  },
  archiving: { effect: 'console:archive.terminal', unused: 'console:archive.unused' },
  fields,
  parts: [
    { title: 'console:record.part.terminal', fields: terminal },
    { title: 'console:record.part.clocking', fields: clocking },
    { title: 'console:record.part.place', fields: place },
    { title: 'console:record.part.doors', fields: doors },
  ],
  required: ['name', 'purpose', ...clocking],
  kept: [...terminal, ...clocking, ...doors],
  columns: ['purpose', 'branchId', 'clockInOut', 'disabled'],
  sortable: ['purpose', 'branchId', 'disabled'],
  emptyColumns: [{ field: 'branchId', text: 'console:holidays.everywhere' }],
  filters: ['purpose', 'branchId'],
  defaults: { purpose: 'CLOCK', clockInOut: allowed, breakInOut: allowed, lunchInOut: allowed, dutyInOut: allowed },
  hasHistoryTab: true,
  More: page(async () => (await import('./device/Device.tsx')).Device, 'console-devices'),
};
