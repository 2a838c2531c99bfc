import { type ErrorCatalogue, type FieldProblem } from '../../declare/refusal.ts';
import { type Wait } from '../../ports/time/wait.ts';
import { type AnyImport, type Column } from '../declaration.ts';
import { rootPlace } from '../../declare/texts/kinds.ts';
import { comparable, heardText } from '../../declare/texts/rules.ts';
import { dateOf, type DateForm, latinDigits } from './dates.ts';
import { columnsOf, headerOf } from './header.ts';
import { allLines, type Line, refuseNone, textOf } from './table.ts';
import { isWorkbook, linesOfWorkbook } from './workbook/thread.ts';

export interface ReadRow {
  row: number;
  /** Personal: never in a log, an event or a row. */
  values: Record<string, unknown>;
  /** By column; `file` = the whole row. */
  problems: Record<string, FieldProblem>;
  /** Folded; '' where incomplete. */
  key: string;
  texts: Readonly<Record<string, string>>;
}

export interface Reading {
  declaration: Pick<AnyImport, 'columns' | 'key'>;
  datePattern: string;
  errors: ErrorCatalogue;
  wait: Wait;
}

const keySeparator = '\u0000';

interface Table {
  /** Names of the columns as they stand. */
  columns: readonly string[];
  lines: readonly Line[];
}

/** The same rows at every reading. @throws Refused for an unreadable file */
export async function readRows(bytes: Uint8Array, reading: Reading): Promise<ReadRow[]> {
  const { columns, lines } = await (isWorkbook(bytes) ? workbookTable(bytes, reading) : textTable(bytes, reading));
  const dates: { form?: DateForm } = {};
  const seen = new Set<string>();
  return lines.map((line) => {
    const { row, cells } = line;
    const texts = textsOf(line, columns, reading);
    const read = readRow(row, texts, reading, dates);
    if (cells.some((cell, n) => cell !== '' && !columns[n])) read.problems.file = { name: 'import_row_too_long' };
    if (seen.has(read.key)) read.problems[reading.declaration.key[0]!] = { name: 'import_key_repeated' };
    if (read.key) seen.add(read.key);
    return read;
  });
}

async function textTable(bytes: Uint8Array, { declaration }: Reading): Promise<Table> {
  const text = textOf(bytes);
  const { columns, separator } = headerOf(text, declaration);
  return { columns, lines: await allLines(text, separator) };
}

async function workbookTable(bytes: Uint8Array, { declaration, wait }: Reading): Promise<Table> {
  const [header, ...lines] = await linesOfWorkbook(bytes, wait);
  const columns = columnsOf(header?.cells ?? [], declaration);
  refuseNone(lines.length);
  return { columns, lines };
}

function textsOf({ cells, numbers }: Line, columns: readonly string[], reading: Reading): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [n, name] of columns.entries()) {
    if (!name || !cells[n]) continue;
    // no thousands: what is a number by itself says so by one digit more
    const isExact = numbers?.has(n) && reading.declaration.columns[name]!.type === 'decimal';
    texts[name] = isExact ? cells[n].replace(/\.\d{3}$/, '$&0') : cells[n];
  }
  return texts;
}

/** `dates` remembers the form of the file's first date: all others are alike. */
export function readRow(
  row: number,
  texts: Readonly<Record<string, string>>,
  { declaration: { columns, key }, datePattern, errors }: Reading,
  dates: { form?: DateForm } = {},
): ReadRow {
  const values: Record<string, unknown> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, column] of Object.entries(columns)) {
    const text = texts[name]?.trim();
    if (!text) {
      if (column.required || key.includes(name)) problems[name] = { name: 'required' };
      continue;
    }
    const { value, problem } = readCell(text, column, datePattern, dates, errors);
    if (problem) problems[name] = problem;
    else values[name] = value;
  }
  // raw text, because a schema may have made anything of it
  const parts = key.map((name) => (values[name] === undefined ? '' : (texts[name] ?? '').trim()));
  const folded = parts.map(comparable).join(keySeparator);
  return { row, values, problems, key: parts.includes('') ? '' : folded, texts };
}

function readCell(
  text: string,
  { type = 'text', schema }: Column,
  pattern: string,
  dates: { form?: DateForm },
  errors: ErrorCatalogue,
): { value?: unknown; problem?: FieldProblem } {
  const { text: told, problem } = heardText(text, schema ? rootPlace(schema).kind : 'line');
  if (problem) return { problem: { name: problem } };
  const raw = bare[type](told, pattern, dates);
  if (raw === null) return { problem: { name: unreadable[type] } };
  if (!schema) return { value: raw };
  const checked = schema.safeParse(raw, { reportInput: true });
  if (checked.success) return { value: checked.data };
  return { problem: Object.values(errors.fieldsOf(checked.error))[0] ?? { name: 'value_invalid' } };
}

type Bare = (text: string, pattern: string, dates: { form?: DateForm }) => string | number | null;

const unreadable = {
  text: 'value_invalid',
  date: 'import_date_unclear',
  integer: 'not_integer',
  decimal: 'value_invalid',
};

const bare: Record<NonNullable<Column['type']>, Bare> = {
  text: (text) => text,
  date: (text, pattern, dates) => {
    const read = dateOf(text, pattern);
    if (!read || (dates.form ?? read.form) !== read.form) return null;
    dates.form = read.form;
    return read.date;
  },
  integer: (text) => {
    const number = Number(/^-?\d{1,15}$/.exec(latinDigits(text))?.[0] ?? Number.NaN);
    return Number.isNaN(number) ? null : number;
  },
  // three digits after the only separator may be thousands: 1.250 is refused, 0.125 is not
  decimal: (text) =>
    /^-?(?:\d+|\d+[.,](?:\d{1,2}|\d{4,})|0[.,]\d{3})$/.exec(latinDigits(text))?.[0].replace(',', '.') ?? null,
};
