import { Building2 } from 'lucide-react';
import { patiently, today, todayIn } from '@kadro/ui';
import { lazy } from 'react';
import { country, date, defineFields, names, pattern, zone } from '../../../fields/kinds.ts';
import {
  BranchDocument,
  BranchHistoryDocument,
  BranchesByIdsDocument,
  BranchesCountDocument,
  BranchesListDocument,
  BranchUsesDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { answered } from '../../../records/uses.ts';
import { asked } from '../../../server/resource.ts';

export const branches = recordFeature({
  name: 'branches',
  navigation: { group: 'organization', icon: Building2 },
  documents: {
    list: BranchesListDocument,
    count: BranchesCountDocument,
    one: BranchDocument,
    many: BranchesByIdsDocument,
    history: BranchHistoryDocument,
  },
  uses: ({ id }) => asked(BranchUsesDocument, { id }, ({ branchUses }) => answered(id, branchUses)),
  fields: defineFields({
    names,
    zone,
    country,
    workingPattern: pattern,
    workingPatternFrom: date,
  }),
  dated: {
    field: 'workingPattern',
    from: 'workingPatternFrom',
    today: ({ zone }) => (typeof zone === 'string' ? todayIn(zone) : today()),
  },
  More: lazy(patiently(async () => ({ default: (await import('./PlannedPatterns.tsx')).PlannedPatterns }))),
  required: ['names', 'zone', 'workingPattern'],
  kept: ['names', 'zone', 'country', 'workingPattern', 'workingPatternFrom'],
  columns: ['zone', 'country'],
  setup: {
    text: 'console:setup.branches',
    to: '/branches',
    resource: 'branches',
    filter: { archived: false },
    least: 1,
  },
  defaults: {
    workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  },
});
