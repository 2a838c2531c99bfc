import { CalendarClock } from 'lucide-react';
import { ColourBar } from '../../../fields/ColourBar.tsx';
import { choice, colour, date, defineFields, flag, hours, names, number, record, time } from '../../../fields/kinds.ts';
import {
  ShiftDocument,
  ShiftHistoryDocument,
  ShiftsByIdsDocument,
  ShiftsCountDocument,
  ShiftsListDocument,
} from '../../../generated/graphql.ts';
import { TryOutDraft } from '../try-out/lazy.ts';
import { recordFeature } from '../../../records/feature.tsx';

const minutes = { ...number, unit: 'minutes', helper: 'console:form.minutes' } as const;
const limit = { ...minutes, helper: 'console:form.minutesOrNone' } as const;
const flexible = { helper: 'console:form.flexibleOnly' } as const;

export const shiftTypes = [
  'FIX',
  'FLEXIBLE',
  'DYNAMIC',
  'OFF_DAY',
  'HOLIDAY',
  'WORKDAY',
  'BREAK',
  'OVERTIME',
  'ON_LEAVE',
] as const;

const fields = defineFields({
  names,
  type: choice('shiftType', shiftTypes),
  color: colour('shifts'),
  branchId: { ...record('branches'), helper: 'console:form.allBranches' },
  begin: time,
  end: { ...time, helper: 'console:form.nextDay' },
  totalWorkTime: { ...hours, helper: 'console:form.totalWorkTime' },
  breakMode: choice('breakMode', ['AUTOMATIC', 'READINGS', 'NONE']),
  breakTime: { ...minutes, helper: undefined },
  breakPaid: flag,
  lateTolerance: minutes,
  earlyTolerance: minutes,
  midnightTolerance: minutes,
  clockInOvertimeMin: limit,
  clockInOvertimeMax: limit,
  clockOutOvertimeMin: limit,
  clockOutOvertimeMax: limit,
  countAsOvertime: flag,
  over: { ...choice('shiftOver', ['DAY', 'WEEK']), ...flexible },
  coreBegin: { ...time, ...flexible },
  coreEnd: { ...time, ...flexible },
  weekendDays: { ...number, unit: 'days' },
  breakDays: { ...number, unit: 'days' },
  effectiveOn: { ...date, helper: 'console:form.shiftFrom' },
});

const asked = ['names', 'type', 'color', 'branchId'] as const;
const times = ['begin', 'end', 'totalWorkTime'] as const;
const breaks = ['breakMode', 'breakTime', 'breakPaid'] as const;
const tolerances = ['lateTolerance', 'earlyTolerance', 'midnightTolerance'] as const;
const overtime = [
  'clockInOvertimeMin',
  'clockInOvertimeMax',
  'clockOutOvertimeMin',
  'clockOutOvertimeMax',
  'countAsOvertime',
] as const;
const flexibility = ['over', 'coreBegin', 'coreEnd', 'weekendDays', 'breakDays'] as const;

export const shifts = recordFeature({
  name: 'shifts',
  service: 'attendance',
  navigation: { group: 'time', icon: CalendarClock },
  documents: {
    list: ShiftsListDocument,
    count: ShiftsCountDocument,
    one: ShiftDocument,
    many: ShiftsByIdsDocument,
    history: ShiftHistoryDocument,
  },
  archiving: { effect: 'console:archive.shift', unused: 'console:archive.unused' },
  fields,
  dated: { from: 'effectiveOn' },
  parts: [
    { title: 'console:record.part.shift', fields: asked },
    { title: 'console:record.part.times', fields: times },
    { title: 'console:record.part.breaks', fields: breaks },
    { title: 'console:record.part.tolerances', fields: tolerances },
    { title: 'console:record.part.overtime', fields: overtime },
    { title: 'console:record.part.flexible', fields: flexibility },
    { title: 'console:record.part.change', fields: ['effectiveOn'] },
  ],
  required: ['names', 'type', 'breakMode', 'breakTime', ...tolerances, 'weekendDays', 'breakDays'],
  kept: [...asked, ...times, ...breaks, ...tolerances, ...overtime, ...flexibility, 'effectiveOn'],
  columns: ['type', 'begin', 'end', 'totalWorkTime', 'branchId'],
  sortable: ['type'],
  emptyColumns: [{ field: 'branchId', text: 'console:holidays.everywhere' }],
  filters: ['type', 'branchId'],
  defaults: {
    type: 'FIX',
    breakMode: 'AUTOMATIC',
    breakTime: 60,
    lateTolerance: 0,
    earlyTolerance: 0,
    midnightTolerance: 0,
    weekendDays: 2,
    breakDays: 0,
  },
  mark: ({ color }) => <ColourBar colour={typeof color === 'string' ? color : undefined} />,
  hasHistoryTab: true,
  Draft: TryOutDraft,
});
