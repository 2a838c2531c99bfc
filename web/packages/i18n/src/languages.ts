import { intlLocales, isRightToLeft, type Language } from '@kadro/kernel/formats';

export { defaultLanguage, fallbackLanguage, isLanguage, languages, type Language } from '@kadro/kernel/formats';

export const localeOf = (language: Language): string => intlLocales[language];

export const directionOf = (language: Language): 'ltr' | 'rtl' => (isRightToLeft(language) ? 'rtl' : 'ltr');
