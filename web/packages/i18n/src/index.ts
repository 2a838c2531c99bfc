export { defaultDatePattern } from './dates.ts';
export { digits, money, type Money } from './format.ts';
export { formatterOf, type Formatter } from './formatter.ts';
export {
  addTexts,
  currentLanguage,
  exists,
  setLanguage,
  startI18n,
  t,
  text,
  type Translate,
  type Values,
} from './i18n.ts';
export {
  defaultLanguage,
  directionOf,
  fallbackLanguage,
  isLanguage,
  languages,
  localeOf,
  type Language,
} from './languages.ts';
export { I18nProvider, useFormat, useLanguage, useT } from './react.tsx';
export { namespaces, type Key, type KeyOf, type Namespace } from './texts.ts';
