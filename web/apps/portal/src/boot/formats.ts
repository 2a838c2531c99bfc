import { currentLanguage, formatterOf } from '@kadro/i18n';

const format = () => formatterOf({ language: currentLanguage() });

/** The first number of a page takes long, as the browser fetches what it knows of languages. */
export const prepareNumbers = (): string => format().number(0);

/** The first date, with the names of days and months. */
export const prepareDates = (): string => format().weekday('2026-01-01');
