import { Tags } from 'lucide-react';
import { ColourBar } from '../../../fields/ColourBar.tsx';
import { colour, defineFields, names } from '../../../fields/kinds.ts';
import {
  OvertimeTypeDocument,
  OvertimeTypeHistoryDocument,
  OvertimeTypesByIdsDocument,
  OvertimeTypesCountDocument,
  OvertimeTypesListDocument,
  OvertimeTypeUsesDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { answered, type Use } from '../../../records/uses.ts';
import { asked } from '../../../server/resource.ts';

const ofOvertime: Readonly<Record<string, string>> = { requests: 'overtimes', openRequests: 'openOvertimes' };

/** Its requests are those of overtime, which the console tells from those of leave. */
const told = (use: Use): Use => ({ ...use, what: ofOvertime[use.what] ?? use.what });

export const overtimeTypes = recordFeature<'names' | 'color'>({
  name: 'overtime-types',
  service: 'attendance',
  navigation: { group: 'time', icon: Tags },
  documents: {
    list: OvertimeTypesListDocument,
    count: OvertimeTypesCountDocument,
    one: OvertimeTypeDocument,
    many: OvertimeTypesByIdsDocument,
    history: OvertimeTypeHistoryDocument,
  },
  uses: ({ id }) =>
    asked(OvertimeTypeUsesDocument, { id }, ({ overtimeTypeUses: uses }) => answered(id, uses?.map(told) ?? null)),
  fields: defineFields({ names, color: colour('overtime-types') }),
  required: ['names'],
  kept: ['names', 'color'],
  columns: [],
  mark: ({ color }) => <ColourBar colour={typeof color === 'string' ? color : undefined} />,
  hasHistoryTab: true,
});
