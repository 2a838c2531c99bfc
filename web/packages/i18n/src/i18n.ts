import { createInstance, type FormatterModule } from 'i18next';
import { number } from './format.ts';
import { defaultLanguage, directionOf, fallbackLanguage, isLanguage, type Language } from './languages.ts';
import { loadTexts, namespaces, type Key, type KeyOf, type Namespace } from './texts.ts';

const rememberedAs = 'kadro.language';

/** Values of a text by name; `raw` leaves out the isolates that Arabic puts around values (attributes, copies). */
export type Values = Record<string, string | number | boolean | undefined> & { count?: number; raw?: boolean };
/** Translates a key of its own namespace, or any key with its namespace in front. */
export type Translate<N extends Namespace = never> = (key: Key | ([N] extends [never] ? never : KeyOf<N>), values?: Values) => string;

export const i18n = createInstance();
let wanted: readonly Namespace[] = ['common'];
let english: Promise<void> | undefined;

const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number | null | undefined, _format, language, options) => {
    if (value === undefined || value === null) return '';
    const shown = typeof value === 'number' && isLanguage(language) ? number(value, language) : String(value);
    return language === 'ar' && options?.['raw'] !== true ? `\u2068${shown}\u2069` : shown;
  },
};

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
    // A browser that refuses storage still speaks the language until it is closed.
  }
};

async function load(language: Language): Promise<void> {
  const missing = wanted.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  const files = await Promise.all(missing.map((namespace) => loadTexts(language, namespace)));
  missing.forEach((namespace, at) => i18n.addResourceBundle(language, namespace, files[at]));
}

const mark = (language: Language): void => {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};

/**
 * Loads the texts and starts; resolves when the first page can be drawn. Without a language it is the remembered
 * one, else Turkish. Rejects when the texts cannot be fetched.
 */
export async function startI18n(options: { language?: Language; namespaces: readonly Namespace[] }): Promise<void> {
  const stored = remembered();
  const language = options.language ?? (isLanguage(stored) ? stored : defaultLanguage);
  wanted = [...new Set<Namespace>(['common', ...options.namespaces])];
  await i18n.use(formatter).init({
    lng: language,
    fallbackLng: false,
    ns: [...namespaces],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  await load(language);
  mark(language);
}

/** Fetches more namespaces in the language that is shown, from now on in every other one too: what a page brings beside its code. */
export async function addTexts(...namespaces: readonly Namespace[]): Promise<void> {
  if (namespaces.every((namespace) => wanted.includes(namespace))) return load(currentLanguage());
  wanted = [...new Set([...wanted, ...namespaces])];
  english = undefined;
  await load(currentLanguage());
}

/** Loads the language, shows it and remembers it in this browser; the old one stays when the texts cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  remember(language);
  mark(language);
  await i18n.changeLanguage(language);
}

/** The language that is shown now. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage);

/** Whether a key that came from elsewhere (a notice, an enum of a newer server) has a text. */
export const exists = (key: string): key is Key => i18n.exists(key);

function fetchEnglish(): void {
  english ??= load(fallbackLanguage).then(
    () => i18n.emit('languageChanged', i18n.language),
    () => void (english = undefined),
  );
}

/**
 * The text of a key that is not known at compile time, in the current or the given language; where it is missing the
 * English one, fetched when first needed.
 */
export function text(key: string, values: Values = {}, language: Language = currentLanguage()): string {
  const wantedText = { ...values, lng: language };
  if (i18n.exists(key, wantedText)) return i18n.t(key, wantedText);
  fetchEnglish();
  return i18n.t(key, { ...values, lng: fallbackLanguage });
}

/** Translates outside of React; in components use `useT`, which follows the language. */
export const t: Translate = (key, values) => text(key, values);
