import { currentLanguage, formatterOf } from '@kadro/i18n';

const format = () => formatterOf({ language: currentLanguage() });

/** The first use of a formatter is slow, as the browser loads its locale data; these are the first uses. */
export const prepareNumbers = (): string => format().number(0);

export const prepareDates = (): string => format().weekday('2026-01-01');
