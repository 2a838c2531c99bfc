export { defaultDatePattern } from './format/dates.ts';
export { folded } from './format/folded.ts';
export { digits, money, type Money } from './format/values.ts';
export { countries } from './format/countries.ts';
export { formatterOf, type Formatter } from './format/bound.ts';
export {
  loadNamespaces,
  currentLanguage,
  exists,
  setLanguage,
  startI18n,
  t,
  text,
  type Translate,
  type Values,
} from './translate/current.ts';
export {
  defaultLanguage,
  directionOf,
  fallbackLanguage,
  isLanguage,
  languages,
  localeOf,
  type Language,
} from './languages.ts';
export { partTexts } from './part-texts.ts';
export { I18nProvider, useFormat, useLanguage, useT } from './react.tsx';
export { namespaces, type Key, type KeyOf, type Namespace } from './translate/namespaces.ts';
