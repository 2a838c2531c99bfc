import { type FieldProblem, Refused } from '../../declare/refusal.ts';
import { comparable } from '../../declare/texts/rules.ts';
import { type AnyImport, type Columns } from '../declaration.ts';
import { lineOf, linesOf, type Separator, separators } from './table.ts';

const mostNamed = 20;
const longestNamed = 100;

export interface Header {
  separator: Separator;
  columns: readonly string[];
}

const folded = (text: string): string => comparable(text).replaceAll(/\s+/g, ' ');

function namesOf(columns: Columns): Map<string, string> {
  const known = new Map<string, string>();
  for (const [name, { labels }] of Object.entries(columns))
    for (const label of [name, ...Object.values(labels)]) known.set(folded(label), name);
  return known;
}

/**
 * The separator that makes most columns known. @throws Refused unknown_property, constraint_violation for repeated and
 * missing columns
 */
export function headerOf(text: string, declaration: Pick<AnyImport, 'columns' | 'key'>): Header {
  const known = namesOf(declaration.columns);
  const read = separators.map((separator) => {
    const { value } = linesOf(text, separator).next();
    const labels: readonly string[] = value?.cells ?? [];
    const names = labels.map((label) => known.get(folded(label)));
    return { separator, labels, score: names.filter(Boolean).length * 1_000 + labels.length };
  });
  const { separator, labels } = read.reduce((best, one) => (one.score > best.score ? one : best));
  return { separator, columns: columnsOf(labels, declaration) };
}

/** The columns that a header names, in its order; '' where it says nothing. @throws Refused as `headerOf` does */
export function columnsOf(labels: readonly string[], { columns, key }: Pick<AnyImport, 'columns' | 'key'>): string[] {
  const known = namesOf(columns);
  const names = labels.map((label) => known.get(folded(label)));
  const unknown = labels.filter((label, n) => !names[n] && label !== '');
  if (unknown.length > 0) throw new Refused('unknown_property', { fields: problems(unknown, 'unknown_property') });
  const doubled = names.filter((name, n) => name !== undefined && names.indexOf(name) !== n) as string[];
  if (doubled.length > 0)
    throw new Refused('constraint_violation', { fields: problems(doubled, 'import_column_doubled') });
  const missing = Object.keys(columns).filter(
    (name) => (columns[name]!.required || key.includes(name)) && !names.includes(name),
  );
  if (missing.length > 0) throw new Refused('constraint_violation', { fields: problems(missing, 'required') });
  return names.map((name) => name ?? '');
}

function problems(names: readonly string[], name: string): Record<string, FieldProblem> {
  return Object.fromEntries(names.slice(0, mostNamed).map((one) => [one.slice(0, longestNamed), { name }]));
}

export const labelsOf = (columns: Columns, language: string, fallback: string): string[] =>
  Object.entries(columns).map(([name, { labels }]) => labels[language] ?? labels[fallback] ?? name);

/** Header in a language, with an example row where asked. `;` is what most spreadsheets here take. */
export function templateOf(columns: Columns, language: string, fallback: string, hasExample: boolean): string {
  const header = lineOf(labelsOf(columns, language, fallback), ';');
  const example = lineOf(
    Object.values(columns).map((column) => column.example),
    ';',
  );
  // without the mark spreadsheets take the text for another encoding
  return `\ufeff${header}${hasExample ? example : ''}`;
}
