import { type RecordDeclaration } from '../../../records/declaration.ts';
import { ColourBar } from './Name.tsx';

const parts = [
  { name: 'type', fields: ['names', 'kind', 'color'] },
  { name: 'counting', fields: ['durations', 'tracksBalance', 'countsCalendarDays', 'advanceDays'] },
  {
    name: 'asking',
    fields: ['noticeDays', 'minimumDays', 'maximumDays', 'usageRule', 'reasonRequired', 'documentRequired'],
  },
] as const;

/** The kinds of leave that people may ask for. */
export const leaveTypeRecord: RecordDeclaration = {
  name: 'leave-types',
  service: 'leave',
  parts,
  fields: parts.flatMap(({ fields }) => [...fields]),
  required: ['names', 'kind', 'color', 'durations', 'noticeDays', 'advanceDays'],
  nullable: ['minimumDays', 'maximumDays', 'usageRule'],
  columns: ['kind', 'durations', 'noticeDays'],
  sort: 'name',
  defaults: {
    kind: 'PAID',
    color: '#0f766e',
    durations: ['FULL_DAY', 'HALF_DAY'],
    tracksBalance: true,
    noticeDays: 0,
    advanceDays: 0,
  },
  mark: ({ color }) => <ColourBar colour={color as string} />,
  historyTab: true,
};
