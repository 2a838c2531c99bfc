import { ListChecks } from 'lucide-react';
import { choice, date, defineFields, flag, names, number, time } from '../../../fields/kinds.ts';
import {
  RulePlacesListDocument,
  ShiftParameterDocument,
  ShiftParameterHistoryDocument,
  ShiftParametersByIdsDocument,
  ShiftParametersCountDocument,
  ShiftParametersListDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { type NamedRecord } from '../../../records/declaration.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { TryOutDraft } from '../try-out/lazy.ts';

const minutes = { ...number, unit: 'minutes', helper: 'console:form.minutes' } as const;
const limit = choice('ruleLimit', ['WARN', 'REFUSE']);

const fields = defineFields({
  names,
  overtimeNeedsApproval: flag,
  setOff: flag,
  breakPreset: choice('breakPreset', ['NONE', 'DE', 'NL', 'TR']),
  clockChange: choice('clockChange', ['ELAPSED', 'NOMINAL']),
  windowBefore: minutes,
  windowAfter: minutes,
  debounce: { ...number, helper: 'console:form.seconds' },
  longestStay: minutes,
  nightBegin: time,
  nightEnd: time,
  restBetweenShifts: minutes,
  restLimit: limit,
  dailyMost: { ...minutes, helper: 'console:form.minutesOrNone' },
  dailyLimit: limit,
  overtimeYearMost: { ...minutes, helper: 'console:form.byLaw' },
  overtimeYearLimit: limit,
  effectiveOn: { ...date, helper: 'console:form.rulesFrom' },
});

const counting = ['overtimeNeedsApproval', 'setOff', 'breakPreset', 'clockChange'] as const;
const windows = ['windowBefore', 'windowAfter', 'debounce', 'longestStay', 'nightBegin', 'nightEnd'] as const;
const limits = [
  'restBetweenShifts',
  'restLimit',
  'dailyMost',
  'dailyLimit',
  'overtimeYearMost',
  'overtimeYearLimit',
] as const;

const More = page<{ record: NamedRecord }>(async () => (await import('./Standing.tsx')).Standing, 'console-attendance');

const records = recordFeature({
  name: 'shift-parameters',
  service: 'attendance',
  navigation: { group: 'time', icon: ListChecks },
  documents: {
    list: ShiftParametersListDocument,
    count: ShiftParametersCountDocument,
    one: ShiftParameterDocument,
    many: ShiftParametersByIdsDocument,
    history: ShiftParameterHistoryDocument,
  },
  archiving: { effect: 'console:archive.rules', unused: 'console:archive.unused' },
  fields,
  dated: { from: 'effectiveOn' },
  parts: [
    { title: 'console:record.part.rules', fields: ['names', ...counting] },
    { title: 'console:record.part.times', fields: windows },
    { title: 'console:record.part.limits', fields: limits },
    { title: 'console:record.part.change', fields: ['effectiveOn'] },
  ],
  required: ['names', 'breakPreset', 'clockChange', ...windows, 'restBetweenShifts', 'restLimit', 'dailyLimit'],
  kept: ['names', ...counting, ...windows, ...limits, 'effectiveOn'],
  columns: ['breakPreset', 'overtimeNeedsApproval', 'setOff', 'windowBefore', 'windowAfter'],
  defaults: {
    breakPreset: 'NONE',
    clockChange: 'ELAPSED',
    windowBefore: 120,
    windowAfter: 120,
    debounce: 60,
    longestStay: 960,
    nightBegin: '22:00',
    nightEnd: '06:00',
    restBetweenShifts: 660,
    restLimit: 'WARN',
    dailyLimit: 'WARN',
    overtimeYearLimit: 'WARN',
  },
  hasHistoryTab: true,
  More,
  Draft: TryOutDraft,
});

/** Rule sets with their values by day, and where they count. */
export const ruleSets: Feature = {
  ...records,
  resources: { ...records.resources, 'rule-places': { documents: { list: RulePlacesListDocument } } },
};
