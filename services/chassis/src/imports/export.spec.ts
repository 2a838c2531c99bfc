import { expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { type Columns } from './declaration.ts';
import { exportFile } from './export.ts';

const columns: Columns = {
  name: { labels: { en: 'Name' }, example: 'Chair' },
  minutes: { labels: { en: 'Minutes' }, type: 'integer', example: '90' },
};
const rows = [
  ['=1+1', -480],
  ['007', 90],
];
const written = async (format: 'csv' | 'xlsx') =>
  (await exportFile({ name: 'days', columns, rows, format }, { language: 'en', fallback: 'en' })).body as Buffer;

it('has numbers that a spreadsheet adds up, and texts that it does not calculate', async () => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await written('xlsx')) as unknown as ArrayBuffer);
  const cells = workbook.worksheets[0]!.getRows(2, 2)!.flatMap((row) =>
    [1, 2].map((column) => [row.getCell(column).value, row.getCell(column).numFmt]),
  );
  expect(cells).toEqual([
    ['=1+1', '@'],
    [-480, '0'],
    ['007', '@'],
    [90, '0'],
  ]);
  expect((await written('csv')).toString()).toMatch(/'=1\+1;-480\r\n007;90\r\n$/);
});
