import { date, decimal, defineFields, longText, record } from '../../../fields/kinds.ts';

export const fields = defineFields({
  leaveTypeId: record('leave-types'),
  year: { kind: 'number', unit: 'year' },
  on: date,
  days: { ...decimal, unit: 'days' },
  note: longText,
  reason: longText,
});
