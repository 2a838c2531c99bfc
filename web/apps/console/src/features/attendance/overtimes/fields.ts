import { type HistoryTexts } from '../../../fields/history-texts.ts';
import { choice, choices, date, defineFields, hours, longText, person, record } from '../../../fields/kinds.ts';

/** A draft, which its owner has not sent, is UNKNOWN. */
const states = ['UNKNOWN', 'PENDING', 'APPROVED', 'DENIED', 'CANCELLED', 'NEED_EXTRA_DETAIL'];
const period = {
  ...choice('overtimePeriod', ['CLOCK_IN', 'CLOCK_OUT', 'CLOCK_IN_OUT']),
  label: 'console-fields:field.overtimePeriod',
};

/** The filters of the list. */
export const fields = {
  ...defineFields({
    status: choices('overtimeStatus', states),
    overtimeDate: date,
    employeeId: person,
    branchId: record('branches'),
    overtimeTypeId: record('overtime-types'),
    requestedDateTime: date,
  }),
  period,
};

/** What changes of a request are told by; the chain is on its page. */
export const history: HistoryTexts = {
  areAll: true,
  fields: {
    ...defineFields({
      status: choice('overtimeStatus', states),
      overtimeDate: date,
      overtimeTypeId: record('overtime-types'),
      shiftId: record('shifts'),
      durationInMinutes: hours,
      branchId: record('branches'),
      reason: longText,
    }),
    period,
    cancelReason: { ...longText, label: 'console-fields:field.reason' },
  },
};
