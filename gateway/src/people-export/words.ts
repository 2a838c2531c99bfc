import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fallbackLanguage, type Language, type TextKey } from '@kadro/kernel';

type Tree = { readonly [name: string]: unknown };

const read = new Map<string, Tree>();

function textsOf(language: Language, namespace: string): Tree {
  const key = `${language}/${namespace}`;
  const known =
    read.get(key) ??
    (JSON.parse(
      readFileSync(fileURLToPath(new URL(`../../../web/packages/i18n/src/texts/${key}.json`, import.meta.url)), 'utf8'),
    ) as Tree);
  read.set(key, known);
  return known;
}

function at(texts: unknown, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((inner, name) => (inner as Tree | undefined)?.[name], texts);
  return typeof found === 'string' ? found : undefined;
}

/** The words of the web in one language, so that a field is called alike on screen and on paper. */
export class Words {
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /** The text of a key; the English one, then the last part of the key, where there is none. */
  text(key: TextKey): string {
    return this.known(key) ?? key.slice(key.lastIndexOf('.') + 1);
  }

  known(...keys: TextKey[]): string | undefined {
    for (const language of [this.language, fallbackLanguage]) {
      for (const key of keys) {
        const [namespace = '', path = ''] = key.split(':');
        const found = at(textsOf(language, namespace), path);
        if (found) return found;
      }
    }
    return undefined;
  }
}
