import { defaultLanguage, directionOf, fallbackLanguage, isLanguage, type Language } from '../languages.ts';
import { interpolate, isLoaded, store, lookup, type Values } from './lookup.ts';
import { loadTexts, type Key, type KeyOf, type Namespace } from './namespaces.ts';

export { type Values };

const rememberedAs = 'kadro.language';

/** Translates a key of its own namespace, or any key with its namespace in front. */
export type Translate<N extends Namespace = never> = (
  key: Key | ([N] extends [never] ? never : KeyOf<N>),
  values?: Values,
) => string;

const listeners = new Set<() => void>();
let shown: Language = defaultLanguage;
let version = 0;
let wanted: readonly Namespace[] = ['common'];
let english: Promise<void> | undefined;

/** Calls the listener when other texts are shown; returns how to stop. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const versionOf = (): number => version;

function tell(): void {
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
    // A browser that refuses storage still speaks the language until it is closed.
  }
};

async function load(language: Language): Promise<void> {
  const missing = wanted.filter((namespace) => !isLoaded(language, namespace));
  await Promise.all(missing.map(async (namespace) => store(language, namespace, await loadTexts(language, namespace))));
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
  await load(language);
  shown = language;
  mark(language);
}

/**
 * Fetches more namespaces in the language that is shown, from now on in every other one too: what a page brings beside
 * its code.
 */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  if (namespaces.every((namespace) => wanted.includes(namespace))) return load(currentLanguage());
  wanted = [...new Set([...wanted, ...namespaces])];
  english = undefined;
  await load(currentLanguage());
}

/**
 * Loads the language, shows it and remembers it in this browser; the old one stays when the texts cannot be fetched.
 */
export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  remember(language);
  mark(language);
  shown = language;
  tell();
}

export const currentLanguage = (): Language => shown;

/** Whether a key that came from elsewhere (a notice, an enum of a newer server) has a text. */
export const exists = (key: string): key is Key => lookup(key, shown) !== undefined;

function fetchEnglish(): void {
  english ??= load(fallbackLanguage).then(tell, () => void (english = undefined));
}

/**
 * The text of a key that is not known at compile time, in the current or the given language; where it is missing the
 * English one, fetched when first needed.
 */
export function text(key: string, values: Values = {}, language: Language = shown): string {
  if (lookup(key, language, values.count) !== undefined) return interpolate(key, values, language);
  fetchEnglish();
  return interpolate(key, values, fallbackLanguage);
}

/** Translates outside of React; in components use `useT`, which follows the language. */
export const t: Translate = (key, values) => text(key, values);
