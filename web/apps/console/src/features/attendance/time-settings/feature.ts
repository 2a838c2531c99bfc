import { date, defineFields, number, record } from '../../../fields/kinds.ts';
import { TimeSettingsByIdsDocument, TimeSettingsOfDocument } from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';

export const fields = defineFields({
  shiftParameterId: record('shift-parameters'),
  defaultShiftId: record('shifts'),
  worksheetId: record('worksheets'),
  offset: { ...number, unit: 'days' },
  from: date,
});

/** By which rules and pattern a person works. */
export const timeSettings: Feature = {
  name: 'time-settings',
  resources: { 'time-settings': { documents: { one: TimeSettingsOfDocument, many: TimeSettingsByIdsDocument } } },
  fields,
  personTab: {
    name: 'time',
    label: 'console:tab.time',
    Body: page(async () => (await import('./PersonTime.tsx')).PersonTime, 'console-attendance'),
  },
  peopleBulk: {
    label: 'console-fields:field.shiftParameterId',
    Dialog: page(async () => (await import('./BulkDialog.tsx')).GiveRules, 'console-attendance'),
  },
};
