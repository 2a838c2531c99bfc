/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, type Language } from '../languages.ts';
import { faults, forms, parametersOf } from './rules.ts';

type Texts = Map<string, string>;
type Terms = Map<string, Record<string, string>>;
export type Report = { keys: number; problems: string[] };

const plural = /^(.+)_(zero|one|two|few|many|other)$/;
/** The key without its plural form; `status_other` without `status_one` in English is a key of its own. */
const baseIn =
  (english: Texts) =>
  (key: string): string => {
    const base = plural.exec(key)?.[1];
    return base !== undefined && english.has(`${base}_one`) ? base : key;
  };

const flatten = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? flatten(inner, `${path}${name}.`)
      : [[`${path}${name}`, String(inner)]],
  );

const textsOf = (file: string): Texts =>
  new Map(existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8')) as object) : []);

function rowsOf(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

/** The glossary's terms: by key, then by language. */
export function glossaryOf(file: string): Terms {
  const [head = [], ...rows] = rowsOf(readFileSync(file, 'utf8'));
  return new Map(
    rows.map(([key = '', ...cells]) => [key, Object.fromEntries(cells.map((cell, at) => [head[at + 1] ?? '', cell]))]),
  );
}

function completeness(
  language: Language,
  keys: ReadonlySet<string>,
  plurals: ReadonlySet<string>,
  texts: Texts,
): string[] {
  const required = [...keys].flatMap((key) =>
    plurals.has(key) ? forms[language].map((form) => `${key}_${form}`) : [key],
  );
  const missing = required.filter((key) => !texts.get(key)).map((key) => `${key} is missing`);
  const allowed = new Set([...required, ...[...plurals].map((key) => `${key}_zero`)]);
  return [
    ...missing,
    ...[...texts.keys()]
      .filter((key) => !allowed.has(key))
      .map((key) => `${key} is a form that this language does not use`),
  ];
}

function parameters(key: string, english: Texts, texts: Texts): string[] {
  const named = (from: Texts): string => {
    const same = [...from].filter(([one]) => baseIn(english)(one) === key);
    return [...new Set(same.flatMap(([, text]) => parametersOf(text)))].toSorted().join(', ');
  };
  return named(english) === named(texts)
    ? []
    : [`${key} has the parameters (${named(texts)}), English (${named(english)})`];
}

function wording(language: Language, texts: Texts, terms: Terms, named: Record<string, string>): string[] {
  return [...texts].flatMap(([key, text]) => {
    const term = terms.get(named[key] ?? key)?.[language];
    const other = term !== undefined && term !== text ? [`${key} is “${text}”, the glossary says “${term}”`] : [];
    // A term is right as the glossary writes it.
    return term === text ? [] : [...other, ...faults(text, language).map((fault) => `${key} has ${fault}: ${text}`)];
  });
}

function checkNamespace(folder: string, namespace: string, terms: Terms, named: Record<string, string>): Report {
  const byLanguage = languages.map((language) => [language, textsOf(join(folder, language, namespace))] as const);
  const english = byLanguage[languages.indexOf('en')]?.[1] ?? new Map<string, string>();
  const written = new Set(byLanguage.flatMap(([, texts]) => [...texts.keys()]));
  const keys = new Set([...written].map(baseIn(english)));
  const plurals = new Set([...keys].filter((key) => !written.has(key)));
  const problems = byLanguage.flatMap(([language, texts]) =>
    [
      ...completeness(language, keys, plurals, texts),
      ...[...keys].flatMap((key) => parameters(key, english, texts)),
      ...wording(language, texts, terms, named),
    ].map((problem) => `${language}/${namespace}: ${problem}`),
  );
  return { keys: keys.size, problems };
}

/** Checks all `<language>/<namespace>.json` against each other, the tone guide and the glossary. */
export function check(folder: string, terms: Terms, named: Record<string, string> = {}): Report {
  const files = new Set(
    languages.flatMap((language) => (existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [])),
  );
  const reports = [...files]
    .filter((file) => file.endsWith('.json'))
    .map((namespace) => checkNamespace(folder, namespace, terms, named));
  return {
    keys: reports.reduce((sum, { keys }) => sum + keys, 0),
    problems: reports.flatMap(({ problems }) => problems),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = dirname(fileURLToPath(import.meta.url));
  const named = JSON.parse(readFileSync(join(here, 'terms.json'), 'utf8')) as Record<string, string>;
  const { keys, problems } = check(join(here, '../texts'), glossaryOf(join(here, '../../glossary.csv')), named);
  const fine = problems.length === 0;
  const summary = fine
    ? `i18n: ${keys} keys x ${languages.length} languages ok`
    : [...problems, `i18n: ${problems.length} problems`].join('\n');
  process.stdout.write(`${summary}\n`);
  process.exitCode = fine ? 0 : 1;
}
