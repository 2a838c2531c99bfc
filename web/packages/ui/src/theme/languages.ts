/** The nine languages of Kadro, each in its own name, in the order they are offered. */
export const languages = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  fr: 'Français',
  ar: 'العربية',
} as const;

export type UiLanguage = keyof typeof languages;

export const directionOf = (language: UiLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
