import { type HistoryTexts } from '../../../fields/history-texts.ts';
import { choice, choices, date, defineFields, longText, person, record } from '../../../fields/kinds.ts';

const states = ['PENDING', 'APPROVED', 'DENIED', 'CANCELLED', 'NEED_EXTRA_DETAIL'];

const common = {
  status: choices('requestStatus', states),
  employeeId: person,
  branchId: record('branches'),
  requestedDateTime: date,
};

/** The filters of the lists. */
export const shiftFields = defineFields({ ...common, days: date });
export const correctionFields = defineFields({ ...common, date });

/** What changes of a request are told by; the chain is on its page. */
export const history: HistoryTexts = {
  areAll: true,
  fields: {
    ...defineFields({ status: choice('requestStatus', states), date, branchId: record('branches'), reason: longText }),
    cancelReason: { ...longText, label: 'console-fields:field.reason' },
  },
};
