import { setImmediate } from 'node:timers/promises';
import { Refused } from '../../declare/refusal.ts';

export const mostRows = 20_000;
const rowsAtOnce = 1_000;

export const separators = [';', ',', '\t'] as const;

export type Separator = (typeof separators)[number];

/** `row` counts as spreadsheets do: the header is 1. */
export interface Line {
  row: number;
  cells: readonly string[];
  /** Places of the cells that are numbers by themselves, where a file tells them from texts. */
  numbers?: ReadonlySet<number>;
}

export const formats = 'CSV (UTF-8), XLSX';

/** UTF-8, with or without a byte order mark. @throws Refused file_format */
export function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch {
    // not UTF-8: the same answer as for what is no text
  }
  throw new Refused('file_format', { params: { formats } });
}

/**
 * RFC 4180; lines end in CR LF, LF or CR. Empty rows are left out, but count. @throws Refused constraint_violation with
 * `import_quote_open`
 */
export function* linesOf(text: string, separator: Separator): Generator<Line> {
  const plainEnd = new RegExp(`[${separator}\r\n]`, 'g');
  let at = 0;
  for (let row = 1; at < text.length; row++) {
    const cells: string[] = [];
    let isLast = false;
    while (!isLast) {
      const { cell, end } = text[at] === '"' ? quoted(text, at, row) : { cell: '', end: at };
      plainEnd.lastIndex = end;
      const stop = plainEnd.exec(text)?.index ?? text.length;
      cells.push(fromText((cell + text.slice(end, stop)).trim()));
      isLast = text[stop] !== separator;
      at = stop + (isLast && text.startsWith('\r\n', stop) ? 2 : 1);
    }
    if (cells.some((cell) => cell !== '')) yield { row, cells };
  }
}

function quoted(text: string, start: number, row: number): { cell: string; end: number } {
  let at = start + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark < 0)
      throw new Refused('constraint_violation', { fields: { file: { name: 'import_quote_open', params: { row } } } });
    if (text[mark + 1] !== '"') return { cell: text.slice(start + 1, mark).replaceAll('""', '"'), end: mark + 1 };
    at = mark + 2;
  }
}

/** Below the header. @throws Refused constraint_violation for none or too many */
export async function allLines(text: string, separator: Separator): Promise<Line[]> {
  const found: Line[] = [];
  let isHeader = true;
  for (const line of linesOf(text, separator)) {
    if (!isHeader) found.push(line);
    isHeader = false;
    refuseTooMany(found.length);
    if (found.length % rowsAtOnce === 0) await setImmediate();
  }
  refuseNone(found.length);
  return found;
}

/** @throws Refused constraint_violation */
export function refuseTooMany(rows: number): void {
  if (rows > mostRows)
    throw new Refused('constraint_violation', { fields: { file: { name: 'too_many', params: { max: mostRows } } } });
}

/** @throws Refused constraint_violation */
export function refuseNone(rows: number): void {
  if (rows <= 0) throw new Refused('constraint_violation', { fields: { file: { name: 'required' } } });
}

/** What a spreadsheet would calculate is a text; a number is none of that. */
export const asText = (cell: string): string =>
  /^'*[=+\-@\t\r]/.test(cell) && !/^-\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell;

/** What was written by `asText`, as it was. */
const fromText = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell);

export function lineOf(cells: readonly string[], separator: Separator): string {
  const written = cells.map((cell) => (/["\r\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${written.join(separator)}\r\n`;
}
