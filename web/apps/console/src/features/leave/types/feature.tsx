import { ListChecks } from 'lucide-react';
import { ColourBar } from '../../../fields/ColourBar.tsx';
import { choice, choices, colour, decimal, defineFields, flag, names, number } from '../../../fields/kinds.ts';
import {
  LeaveTypeDocument,
  LeaveTypeHistoryDocument,
  LeaveTypesByIdsDocument,
  LeaveTypesCountDocument,
  LeaveTypesListDocument,
  LeaveTypeUsesDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { answered } from '../../../records/uses.ts';
import { asked } from '../../../server/resource.ts';

const limit = { ...decimal, unit: 'days', helper: 'console:form.noLimit' } as const;

const fields = defineFields({
  names,
  kind: choice('leaveKind', ['PAID', 'UNPAID', 'ON_DUTY', 'RESTRICTED_HOLIDAY']),
  color: colour('leave-types'),
  durations: choices('leaveDuration', ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY']),
  tracksBalance: flag,
  countsCalendarDays: { ...flag, helper: 'console:form.calendarDays' },
  advanceDays: { ...decimal, unit: 'days', helper: 'console:form.advanceDays' },
  noticeDays: { ...number, unit: 'days', helper: 'console:form.noticeDays' },
  minimumDays: limit,
  maximumDays: limit,
  usageRule: {
    ...choice('leaveUsageRule', ['ON_DAY', 'ON_WEEK', 'ON_MONTH', 'ON_MONTH_AND_NEXT_MONTH']),
    helper: 'console:form.usageRule',
  },
  reasonRequired: flag,
  documentRequired: flag,
});

export const leaveTypes = recordFeature({
  name: 'leave-types',
  service: 'leave',
  navigation: { group: 'leave', icon: ListChecks },
  documents: {
    list: LeaveTypesListDocument,
    count: LeaveTypesCountDocument,
    one: LeaveTypeDocument,
    many: LeaveTypesByIdsDocument,
    history: LeaveTypeHistoryDocument,
  },
  uses: ({ id }) => asked(LeaveTypeUsesDocument, { id }, ({ leaveTypeUses }) => answered(id, leaveTypeUses)),
  fields,
  parts: [
    { title: 'console:record.part.type', fields: ['names', 'kind', 'color'] },
    {
      title: 'console:record.part.counting',
      fields: ['durations', 'tracksBalance', 'countsCalendarDays', 'advanceDays'],
    },
    {
      title: 'console:record.part.asking',
      fields: ['noticeDays', 'minimumDays', 'maximumDays', 'usageRule', 'reasonRequired', 'documentRequired'],
    },
  ],
  required: ['names', 'kind', 'color', 'durations', 'noticeDays', 'advanceDays'],
  kept: [
    'names',
    'kind',
    'color',
    'durations',
    'tracksBalance',
    'countsCalendarDays',
    'advanceDays',
    'noticeDays',
    'minimumDays',
    'maximumDays',
    'usageRule',
    'reasonRequired',
    'documentRequired',
  ],
  nullable: ['minimumDays', 'maximumDays', 'usageRule'],
  setup: {
    text: 'console:setup.types',
    to: '/leave-types/create',
    resource: 'leave-types',
    filter: { archived: false },
    least: 1,
  },
  columns: ['kind', 'durations', 'noticeDays'],
  filters: ['kind'],
  defaults: {
    kind: 'PAID',
    durations: ['FULL_DAY', 'HALF_DAY'],
    tracksBalance: true,
    noticeDays: 0,
    advanceDays: 0,
  },
  mark: ({ color }) => <ColourBar colour={typeof color === 'string' ? color : undefined} />,
  hasHistoryTab: true,
});
