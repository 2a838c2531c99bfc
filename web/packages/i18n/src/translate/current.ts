import { type TOptions } from 'i18next';
import { defaultLanguage, directionOf, fallbackLanguage, isLanguage, type Language } from '../languages.ts';
import { i18n } from './instance.ts';
import { type Key, type KeyOf, type Namespace } from './namespaces.ts';

/** Values of a text by name; `raw` leaves out the isolates that Arabic puts around values (attributes, copies). */
export type Values = Record<string, string | number | boolean | undefined> & { count?: number; raw?: boolean };

export type Translate<N extends Namespace = never> = (
  key: Key | ([N] extends [never] ? never : KeyOf<N>),
  values?: Values,
) => string;

const rememberedAs = 'kadro.language';

const requested = new Set<Namespace>(['common']);
let english: Promise<void> | undefined;

const remembered = (): unknown => {
  try {
    return globalThis.localStorage?.getItem(rememberedAs);
  } catch {
    return undefined;
  }
};

const remember = (language: Language): void => {
  try {
    globalThis.localStorage?.setItem(rememberedAs, language);
  } catch {
    // A browser that refuses storage keeps the language until it is closed.
  }
};

/** Fetches what is missing of a language, also what could not be fetched before. @throws Error when it cannot be now */
async function load(language: Language): Promise<void> {
  const isMissing = (namespace: Namespace): boolean => !i18n.hasResourceBundle(language, namespace);
  const missing = [...requested].filter(isMissing);
  if (missing.length === 0) return;
  await i18n.reloadResources([language], missing);
  if (missing.some(isMissing)) throw new Error(`The texts of ${language} could not be fetched`);
}

async function show(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** The first language of the browser that is one of ours, whatever its region. */
const ofBrowser = (): Language | undefined =>
  (globalThis.navigator?.languages ?? []).map((one) => one.split('-')[0]?.toLowerCase()).find(isLanguage);

/** Loads the texts of the given, else the remembered, the browser's or Turkish; rejects when they cannot be fetched. */
export async function startI18n(options: { language?: Language; namespaces: readonly Namespace[] }): Promise<void> {
  const stored = remembered();
  const language = options.language ?? (isLanguage(stored) ? stored : (ofBrowser() ?? defaultLanguage));
  for (const namespace of options.namespaces) requested.add(namespace);
  await load(language);
  await show(language);
}

/** Fetches more namespaces in the language that is shown, and from now on in every other one too. */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  if (namespaces.some((namespace) => !requested.has(namespace))) english = undefined;
  for (const namespace of namespaces) requested.add(namespace);
  await load(currentLanguage());
}

/** Loads, shows and remembers the language; the old one stays when the texts cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  remember(language);
  await show(language);
}

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage);

/** Whether a key that came from elsewhere (a notice, an enum of a newer server) has a text. */
export const exists = (key: string): key is Key => i18n.exists(key, { returnObjects: false });

function fetchEnglish(): void {
  english ??= load(fallbackLanguage).then(
    () => {
      i18n.options.fallbackLng = [fallbackLanguage];
      return show(currentLanguage());
    },
    () => void (english = undefined),
  );
}

// A text that is missing: the English one is fetched when it is first needed.
i18n.options.parseMissingKeyHandler = (key) => (fetchEnglish(), key);

/** i18next's options of a text. Values are apart from them, so that one may be called `context` or `lng`. */
export const optionsOf = (values: Values = {}): TOptions => ({ count: values.count, replace: values });

/** The text of a key not known at compile time; where it is missing the English one, fetched when first needed. */
export const text = (key: string, values?: Values, language: Language = currentLanguage()): string =>
  i18n.t(key, { ...optionsOf(values), lng: language });

/** Translates outside of React; in components use `useT`, which follows the language. */
export const t: Translate = (key, values) => text(key, values);
