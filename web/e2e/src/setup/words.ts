import { readFileSync } from 'node:fs';

/** The nine languages in the order in which they are offered. */
export const languages = ['tr', 'en', 'de', 'es', 'it', 'pt', 'nl', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];

type Texts = { [name: string]: string | Texts };

const read = new Map<string, Texts>();

function textsOf(language: string, namespace: string): Texts {
  const file = `${language}/${namespace}`;
  const known =
    read.get(file) ??
    (JSON.parse(
      readFileSync(new URL(`../../../packages/i18n/src/texts/${file}.json`, import.meta.url), 'utf8'),
    ) as Texts);
  read.set(file, known);
  return known;
}

/** A text as the screens show it, by its full key (`common:action.save`). @throws Error when there is none */
export function word(key: string, language: Language = 'tr', values: Record<string, string | number> = {}): string {
  const [namespace = '', path = ''] = key.split(':');
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
      textsOf(language, namespace),
    );
  if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`);
  return found.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
