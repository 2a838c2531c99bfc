/** Body of a leave type of whole days with a balance. */
export const anyLeaveType = {
  name: { en: 'Annual' },
  kind: 'PAID',
  color: '#0f766e',
  durations: ['FULL_DAY'],
  tracksBalance: true,
  countsCalendarDays: false,
  documentRequired: false,
  reasonRequired: false,
  noticeDays: 0,
  minimumDays: null,
  maximumDays: null,
  advanceDays: 0,
  usageRule: null,
};
