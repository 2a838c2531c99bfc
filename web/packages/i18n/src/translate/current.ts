import { defaultLanguage, directionOf, fallbackLanguage, isLanguage, type Language } from '../languages.ts';
import { interpolate, isLoaded, store, lookup, type Values } from './lookup.ts';
import { loadTexts, type Key, type KeyOf, type Namespace } from './namespaces.ts';

export { type Values };

const rememberedAs = 'kadro.language';

export type Translate<N extends Namespace = never> = (
  key: Key | ([N] extends [never] ? never : KeyOf<N>),
  values?: Values,
) => string;

const listeners = new Set<() => void>();
let shown: Language = defaultLanguage;
let version = 0;
let requested: readonly Namespace[] = ['common'];
let english: Promise<void> | undefined;

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const versionOf = (): number => version;

function notify(): void {
  version += 1;
  for (const listener of listeners) listener();
}

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

async function load(language: Language): Promise<void> {
  const missing = requested.filter((namespace) => !isLoaded(language, namespace));
  await Promise.all(missing.map(async (namespace) => store(language, namespace, await loadTexts(language, namespace))));
}

const mark = (language: Language): void => {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};

/** Loads the texts of the given language, else the remembered one, else Turkish; rejects when they cannot be fetched. */
export async function startI18n(options: { language?: Language; namespaces: readonly Namespace[] }): Promise<void> {
  const stored = remembered();
  const language = options.language ?? (isLanguage(stored) ? stored : defaultLanguage);
  requested = [...new Set<Namespace>(['common', ...options.namespaces])];
  await load(language);
  shown = language;
  mark(language);
}

/** Fetches more namespaces in the language that is shown, and from now on in every other one too. */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  if (namespaces.every((namespace) => requested.includes(namespace))) return load(currentLanguage());
  requested = [...new Set([...requested, ...namespaces])];
  english = undefined;
  await load(currentLanguage());
}

/** Loads, shows and remembers the language; the old one stays when the texts cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  remember(language);
  mark(language);
  shown = language;
  notify();
}

export const currentLanguage = (): Language => shown;

/** Whether a key that came from elsewhere (a notice, an enum of a newer server) has a text. */
export const exists = (key: string): key is Key => lookup(key, shown) !== undefined;

function fetchEnglish(): void {
  english ??= load(fallbackLanguage).then(notify, () => void (english = undefined));
}

/** The text of a key not known at compile time; where it is missing the English one, fetched when first needed. */
export function text(key: string, values: Values = {}, language: Language = shown): string {
  if (lookup(key, language, values.count) !== undefined) return interpolate(key, values, language);
  fetchEnglish();
  return interpolate(key, values, fallbackLanguage);
}

/** Translates outside of React; in components use `useT`, which follows the language. */
export const t: Translate = (key, values) => text(key, values);
