import { DoorOpen } from 'lucide-react';
import { defineFields, names, record } from '../../../fields/kinds.ts';
import {
  ZoneDocument,
  ZoneHistoryDocument,
  ZonesByIdsDocument,
  ZonesCountDocument,
  ZonesListDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { type RecordDeclaration } from '../../../records/declaration.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { occupancy } from './occupancy.ts';

export const declaration: RecordDeclaration<'names' | 'branchId'> = {
  name: 'zones',
  service: 'attendance',
  navigation: { group: 'time', icon: DoorOpen },
  documents: {
    list: ZonesListDocument,
    count: ZonesCountDocument,
    one: ZoneDocument,
    many: ZonesByIdsDocument,
    history: ZoneHistoryDocument,
  },
  archiving: { effect: 'console:archive.zone', unused: 'console:archive.unused' },
  fields: defineFields({ names, branchId: { ...record('branches'), helper: 'console:form.allBranches' } }),
  required: ['names'],
  kept: ['names', 'branchId'],
  columns: ['branchId'],
  emptyColumns: [{ field: 'branchId', text: 'console:holidays.everywhere' }],
  filters: ['branchId'],
  More: page(async () => (await import('./People.tsx')).PeopleInside, 'console-devices'),
};

const records = recordFeature(declaration, {
  list: page(async () => (await import('./List.tsx')).ZoneList, 'console-devices'),
});

export const zones: Feature = { ...records, resources: { ...records.resources, 'zone-occupancy': occupancy } };
