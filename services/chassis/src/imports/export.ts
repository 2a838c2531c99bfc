import { type HttpAnswer } from '../declare/command.ts';
import { contentDisposition } from '../storage/file-name.ts';
import { type Columns } from './declaration.ts';
import { labelsOf } from './reading/header.ts';
import { asText, lineOf } from './reading/table.ts';
import { withoutTimes } from './zip-times.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A number is one in a workbook too, where it can be added up; all else is a text, whatever is in it. */
export type ExportCell = string | number;

interface Exported {
  /** Without its ending. */
  name: string;
  columns: Columns;
  rows: readonly (readonly ExportCell[])[];
  format: 'csv' | 'xlsx';
}

/** A file as the import of the same columns reads it, with its header in a language. */
export async function exportFile(
  { name, columns, rows, format }: Exported,
  { language, fallback }: { language: string; fallback: string },
): Promise<HttpAnswer> {
  const header = labelsOf(columns, language, fallback);
  return {
    status: 200,
    body: format === 'xlsx' ? await workbookOf(header, rows) : csvOf(header, rows),
    headers: {
      'content-type': format === 'xlsx' ? xlsxType : 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${name}.${format}`),
      'x-content-type-options': 'nosniff',
    },
  };
}

function csvOf(header: readonly string[], rows: readonly (readonly ExportCell[])[]): Buffer {
  const written = (cell: ExportCell): string => (typeof cell === 'number' ? String(cell) : asText(cell));
  const lines = [header, ...rows].map((cells) => lineOf(cells.map(written), ';'));
  // without the mark spreadsheets take the text for another encoding
  return Buffer.from(`\ufeff${lines.join('')}`, 'utf8');
}

/** The same rows are the same bytes. */
async function workbookOf(header: readonly string[], rows: readonly (readonly ExportCell[])[]): Promise<Buffer> {
  // large, and asked for now and then
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  workbook.created = workbook.modified = new Date(0);
  const sheet = workbook.addWorksheet('1', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = header.map((label) => ({ header: label, width: label.length + 12, style: { numFmt: '@' } }));
  sheet.getRow(1).font = { bold: true };
  for (const row of sheet.addRows(rows.map((cells) => [...cells])))
    row.eachCell((cell) => {
      if (typeof cell.value === 'number') cell.numFmt = '0';
    });
  return withoutTimes(Buffer.from(await workbook.xlsx.writeBuffer()));
}
