import { amount, choice, defineFields, flag, number, text, url } from '../../../fields/kinds.ts';
import { type HistoryTexts } from '../../../fields/history-texts.ts';
import { changedArea } from './areas.ts';

const currencies = ['TRY', 'USD', 'EUR', 'RON', 'GBP', 'AZN', 'RUB', 'SAR', 'AED'];
const datePatterns = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY', 'MM/DD/YYYY'];

export const fields = defineFields({
  name: text,
  datePattern: choice('datePattern', datePatterns),
  shiftSelection: flag,
  gdprClarificationTextURL: url,
  publicURL: url,
  isMaxImprestValueCheckEnabled: flag,
  maxImprestAmount: amount,
  maxImprestCode: choice('currency', currencies),
  meaningfulTextLetters: number,
  dateRangeDays: number,
  searchLetters: number,
  lastPasswords: number,
  passwordExpiryDays: number,
  passwordExpiryNoticeDays: number,
});
export type FieldName = keyof typeof fields;

/** Switches are stored as disabled: `true` is off. */
export const history: HistoryTexts = {
  fields,
  special: (path) => {
    const changed = changedArea(path);
    return (
      changed && {
        label: `console-settings:area.${changed.detail.area}`,
        valueOf: (raw) => (raw === 'true' ? 'console-settings:settings.off' : 'console-settings:settings.on'),
      }
    );
  },
};
