import { z } from 'zod';
import { fold, words } from './folding.ts';
import { type Language, languages, type LocalizedText, textIn } from './languages.ts';

interface Named {
  name: LocalizedText;
}

/** Hidden fields of reference data with a name in several languages: sort keys per language and search words. */
export function nameKeys({ name }: Named): { _name: Record<string, string>; _words: string[] } {
  const all = languages.map((code) => textIn(name, code));
  return {
    _name: Object.fromEntries(languages.map((code, n) => [code, fold(all[n]!)])),
    _words: [...new Set(all.flatMap(words))],
  };
}

export const byName = { path: '_name', byLanguage: true, filter: false } as const;

/** Fields of such a row: `name` in the reader's language, `names` in all; `shape` is the named type of the schema. */
export function nameFields<T extends z.ZodType>(shape: T) {
  return {
    names: { type: shape, value: (row: object) => (row as Named).name },
    name: {
      type: z.string(),
      value: (row: object, { language }: { language: string }) => textIn((row as Named).name, language as Language),
    },
  };
}
