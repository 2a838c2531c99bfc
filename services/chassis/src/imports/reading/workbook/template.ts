import { type Column, type Columns } from '../../declaration.ts';
import { labelsOf } from '../header.ts';

/** What is typed into a column stays what it is: a text keeps its leading zeros. */
const formats: Record<NonNullable<Column['type']>, string> = {
  text: '@',
  date: 'yyyy-mm-dd',
  integer: '0',
  decimal: '0.00',
};
const slack = 4;

/** An empty workbook in a language, with one row to look at where that is wanted. */
export async function workbookTemplate(
  columns: Columns,
  language: string,
  fallback: string,
  hasExample: boolean,
): Promise<Buffer> {
  // large, and asked for now and then
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('1', { views: [{ state: 'frozen', ySplit: 1 }] });
  const labels = labelsOf(columns, language, fallback);
  sheet.columns = Object.values(columns).map(({ type = 'text', example }, n) => ({
    header: labels[n]!,
    width: Math.max(labels[n]!.length, example.length) + slack,
    style: { numFmt: formats[type] },
  }));
  sheet.getRow(1).font = { bold: true };
  if (hasExample) sheet.addRow(Object.values(columns).map(exampleOf));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const exampleOf = ({ type, example }: Column): string | number =>
  type === 'integer' || type === 'decimal' ? Number(example.replace(',', '.')) : example;
