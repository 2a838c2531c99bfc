import { type HistoryTexts } from '../../../fields/history-texts.ts';
import { choice, choices, date, decimal, defineFields, longText, person, record } from '../../../fields/kinds.ts';

const states = ['PENDING', 'APPROVED', 'DENIED', 'CANCELLED', 'NEED_EXTRA_DETAIL'];

/** The filters of the list; `during` matches overlapping requests. */
export const fields = defineFields({
  requestStatus: choices('requestStatus', states),
  leaveTypeId: record('leave-types'),
  branchId: record('branches'),
  employeeId: person,
  during: date,
  requestedDateTime: date,
});

/** What changes of a request are told by; days one by one and the chain are on its page. */
export const history: HistoryTexts = {
  areAll: true,
  fields: {
    ...defineFields({ leaveTypeId: record('leave-types'), branchId: record('branches'), reason: longText }),
    status: { ...choice('requestStatus', states), label: 'common:common.status' },
    beginDate: { ...date, label: 'common:common.from' },
    endDate: { ...date, label: 'common:common.to' },
    days: { ...decimal, unit: 'days', label: 'console-fields:field.days' },
    cancelReason: { ...longText, label: 'console-fields:field.reason' },
  },
};
