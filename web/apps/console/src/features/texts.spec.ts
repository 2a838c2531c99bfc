import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import englishMessages from 'ra-language-english';
import { features } from './index.ts';

type Tree = { [name: string]: string | Tree };

const first = ([key]: [string, string]): string => key;
const languages = ['en', 'tr', 'de', 'es', 'it', 'pt', 'nl', 'fr', 'ar'];
const read = (language: string, namespace: string): Tree =>
  JSON.parse(
    readFileSync(new URL(`../../../../packages/i18n/src/texts/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  ) as Tree;
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[`${path}${name}`, inner] as [string, string]] : leaves(inner, `${path}${name}.`),
  );

describe('the messages of react-admin', () => {
  const expected = leaves((englishMessages as unknown as { ra: Tree }).ra);
  it.each(languages)('are all there in %s', (language) => {
    const own = new Set(leaves(read(language, 'ra')).map(([key]) => key));
    expect(
      expected.filter(([key, text]) => !own.has(text.includes('||||') ? `${key}_other` : key)).map(([key]) => key),
    ).toEqual([]);
  });
  it.each(languages)('know only values that react-admin gives in %s', (language) => {
    const given = new Map(
      expected.map(([key, text]) => [
        key,
        new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => (name === 'smart_count' ? 'count' : name))),
      ]),
    );
    const strange = leaves(read(language, 'ra')).filter(([key, text]) => {
      const names = given.get(key.replace(/_(zero|one|two|few|many|other)$/, '')) ?? given.get(key);
      return [...text.matchAll(/\{\{(\w+)\}\}/g)].some(([, name]) => name !== 'count' && !names?.has(name));
    });
    expect(strange).toEqual([]);
  });
});

describe('the words of fields', () => {
  const english = read('en', 'console-fields') as { field: Tree; value: Record<string, Tree> };
  const fields = features.flatMap((feature) => Object.values(feature.fields ?? {}));
  it('name every field', () => {
    const named = new Set(
      ['console-fields', 'common'].flatMap((space) => leaves(read('en', space), `${space}:`)).map(first),
    );
    expect(fields.map(({ label }) => label).filter((label) => !named.has(label))).toEqual([]);
  });
  it('are the same in every form, list, history and app', () => {
    const { enum: shared } = read('en', 'common') as { enum: Record<string, Tree> };
    const own = Object.entries(english.value).flatMap(([group, words]) =>
      Object.keys(words).map((value) => ({ group, value })),
    );
    expect(own.filter(({ group, value }) => value in (shared[group] ?? {}))).toEqual([]);
  });
  it('name every value that is a word', () => {
    const asTheyAre = new Set(['language', 'datePattern', 'currency']);
    const shared = read('en', 'common') as { enum: Record<string, Tree>; status: Tree };
    const camel = (value: string) => value.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const hasWord = (group: string, value: string) =>
      group === 'requestStatus'
        ? camel(value) in shared.status
        : value in { ...shared.enum[group], ...english.value[group] };
    const missing = fields.flatMap((field) =>
      (field.kind === 'choice' || field.kind === 'choices') && !asTheyAre.has(field.of)
        ? field.values.filter((value) => !hasWord(field.of, value))
        : [],
    );
    expect(missing).toEqual([]);
  });
});
