import { number } from '../format/values.ts';
import { type Language } from '../languages.ts';
import { type Namespace } from './namespaces.ts';

/** Values of a text by name; `raw` leaves out the isolates that Arabic puts around values (attributes, copies). */
export type Values = Record<string, string | number | boolean | undefined> & { count?: number; raw?: boolean };

type Tree = { readonly [name: string]: unknown };

const loaded = new Map<string, Tree>();
const plurals = new Map<Language, Intl.PluralRules>();

export const isLoaded = (language: Language, namespace: Namespace): boolean => loaded.has(`${language}/${namespace}`);

export const store = (language: Language, namespace: Namespace, texts: Tree): void =>
  void loaded.set(`${language}/${namespace}`, texts);

/** The plural form by CLDR. The language without its country decides: 1.5 is one in Portuguese. */
function formOf(count: number, language: Language): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

const at = (texts: unknown, path: string): string | undefined => {
  const found = path.split('.').reduce((inner, name) => (inner as Tree | undefined)?.[name], texts);
  return typeof found === 'string' ? found : undefined;
};

function splitKey(key: string): [namespace: string, path: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? ['common', key] : [key.slice(0, colon), key.slice(colon + 1)];
}

/** The text of a key as it is written, in the plural form of the count (`_zero` wins where it exists). */
export function lookup(key: string, language: Language, count?: number): string | undefined {
  const [namespace, path] = splitKey(key);
  const texts = loaded.get(`${language}/${namespace}`);
  if (!texts) return undefined;
  const counted =
    count === undefined
      ? undefined
      : ((count === 0 ? at(texts, `${path}_zero`) : undefined) ?? at(texts, `${path}_${formOf(count, language)}`));
  return counted ?? at(texts, path);
}

function shown(value: Values[string], language: Language, raw: boolean | undefined): string {
  if (value === undefined || value === null) return '';
  const formatted = typeof value === 'number' ? number(value, language) : String(value);
  return language === 'ar' && raw !== true ? `\u2068${formatted}\u2069` : formatted;
}

/** The text of a key with its values; a key without a text is shown without its namespace. */
export const interpolate = (key: string, values: Values, language: Language): string =>
  lookup(key, language, values.count)?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) =>
    shown(values[name], language, values.raw),
  ) ?? splitKey(key)[1];
