import { beforeAll, describe, expect, it } from '@jest/globals';
import ExcelJS, { type CellValue } from 'exceljs';
import JSZip from 'jszip';
import { type Refused } from '../../../declare/refusal.ts';
import { systemWait } from '../../../ports/time/wait.ts';
import { type Line, textOf } from '../table.ts';
import { mostUnpacked } from './refusals.ts';
import { isWorkbook, linesOfWorkbook } from './thread.ts';

async function workbook(fill: (sheet: ExcelJS.Worksheet, all: ExcelJS.Workbook) => void): Promise<Buffer> {
  const all = new ExcelJS.Workbook();
  fill(all.addWorksheet('First'), all);
  return Buffer.from(await all.xlsx.writeBuffer());
}
const read = async (fill: (sheet: ExcelJS.Worksheet, all: ExcelJS.Workbook) => void) =>
  (await linesOfWorkbook(await workbook(fill), systemWait)).map(({ row, cells }) => [row, ...cells]);
async function rewritten(bytes: Buffer, change: (parts: JSZip) => void): Promise<Buffer> {
  const parts = await JSZip.loadAsync(bytes);
  change(parts);
  return parts.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
const refusal = (bytes: Buffer, bounds?: { ms: number; heapMegabytes: number }): Promise<Refused> =>
  linesOfWorkbook(bytes, systemWait, bounds).then(
    () => Promise.reject(new Error('it was read')),
    (thrown: Refused) => thrown,
  );
const day = (text: string): Date => new Date(text);
const simple = () => workbook((sheet) => sheet.addRows([['Code'], ['A']]));

const cells: [string, CellValue, string, string][] = [
  ['a text', ' Ada ', 'General', 'Ada'],
  ['a text with leading zeros', '007', '@', '007'],
  ['a number', 1250.5, '#,##0.00', '1250.5'],
  ['a number of eleven digits', 12345678901, 'General', '12345678901'],
  ['a number larger than is written out', 1e21, 'General', '1000000000000000000000'],
  ['a fraction without its binary noise', 0.1 + 0.2, 'General', '0.3'],
  ['a number that shows leading zeros', 7, '00000', '00007'],
  ['a percentage', 0.155, '0%', '15.5%'],
  ['a number beside a percent sign that means nothing', 3, '0" %"', '3'],
  ['a truth', true, 'General', 'TRUE'],
  ['an untruth', false, 'General', 'FALSE'],
  ['a date', day('2026-01-31T00:00:00Z'), 'dd.mm.yyyy', '2026-01-31'],
  ['a date of a format of the system', day('2024-02-29T00:00:00Z'), 'mm-dd-yy', '2024-02-29'],
  ['a date with a time', day('2026-01-31T14:05:00Z'), 'dd.mm.yyyy hh:mm', '2026-01-31 14:05:00'],
  ['a time', day('1899-12-30T07:30:00Z'), 'hh:mm', '07:30:00'],
  ['a formula', { formula: '1+1', result: 2 }, 'General', '2'],
  ['a formula that gives a text', { formula: 'A2', result: 'x' }, 'General', 'x'],
  ['a formula that gives a date', { formula: 'A2', result: day('2026-01-31T00:00:00Z') }, 'yyyy-mm-dd', '2026-01-31'],
  ['a formula that was never calculated', { formula: 'A2' }, 'General', '#N/A'],
  ['a formula that fails', { formula: '1/0', result: { error: '#DIV/0!' } }, 'General', '#DIV/0!'],
  ['an error', { error: '#REF!' }, 'General', '#REF!'],
  ['several fonts', { richText: [{ text: 'Ay' }, { text: 'şe', font: { bold: true } }] }, 'General', 'Ayşe'],
  ['a link', { text: 'a@b.example', hyperlink: 'mailto:a@b.example' }, 'General', 'a@b.example'],
  ['Turkish letters', 'İşçi Şükrü Ğ ı', 'General', 'İşçi Şükrü Ğ ı'],
];

describe('a cell', () => {
  let lines: Line[];
  beforeAll(async () => {
    const bytes = await workbook((sheet) => {
      for (const [n, [, value, format]] of cells.entries()) {
        const cell = sheet.getCell(n + 1, 1);
        cell.value = value;
        cell.numFmt = format;
      }
    });
    lines = await linesOfWorkbook(bytes, systemWait);
  });

  it.each(cells.map(([what, , , said], n) => [what, said, n] as const))(
    'with %s says what a CSV would: %s',
    (_what, said, n) => expect(lines[n]!.cells).toEqual([said]),
  );

  it('counts days from 1904 where the workbook does', async () => {
    const days = ['2026-01-31', '2024-02-29', '1999-12-31'];
    const bytes = await workbook((sheet, all) => {
      all.properties.date1904 = true;
      for (const on of days)
        sheet.addRow([(Date.parse(on) - Date.parse('1904-01-01')) / 86_400_000]).numFmt = 'yyyy-mm-dd';
    });
    expect((await linesOfWorkbook(bytes, systemWait)).map((line) => line.cells)).toEqual(days.map((on) => [on]));
  });
});

describe('the first sheet', () => {
  it('is read by its rows as the spreadsheet counts them, without empty ones', async () =>
    expect(
      await read((sheet) => {
        sheet.getCell('A1').value = 'Code';
        sheet.getCell('C1').value = 'Name';
        sheet.getCell('A3').value = ' ';
        sheet.getCell('C4').value = 'Bo';
        sheet.getCell('A9').font = { bold: true };
      }),
    ).toEqual([
      [1, 'Code', '', 'Name'],
      [4, '', '', 'Bo'],
    ]));

  it('says once what stands in merged cells, where they begin', async () =>
    expect(
      await read((sheet) => {
        sheet.addRows([
          ['A', 'b', 'c'],
          ['', 'd'],
        ]);
        sheet.mergeCells('A1:A2');
        sheet.mergeCells('B1:C1');
      }),
    ).toEqual([
      [1, 'A', 'b'],
      [2, '', 'd'],
    ]));

  it('is the first that can be seen, in the order of its tabs', async () =>
    expect(
      await read((sheet, all) => {
        sheet.state = 'hidden';
        sheet.addRow(['hidden']);
        all.addWorksheet('Second').addRow(['second']);
        all.addWorksheet('Third').addRow(['third']);
      }),
    ).toEqual([[1, 'second']]));

  it('has at most 20,000 rows below its header', async () => {
    const rows = (most: number) => workbook((sheet) => sheet.addRows(Array.from({ length: most + 1 }, (_, n) => [n])));
    expect(await linesOfWorkbook(await rows(20_000), systemWait)).toHaveLength(20_001);
    expect(await refusal(await rows(20_001))).toMatchObject({
      name: 'constraint_violation',
      fields: { file: { name: 'too_many', params: { max: 20_000 } } },
    });
  });
});

describe('a file that is no readable workbook', () => {
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

  it.each<[string, () => Promise<Buffer>, string]>([
    ['cut off', async () => (await simple()).subarray(0, 900), 'import_workbook_unreadable'],
    [
      'with XML that ends in the middle',
      async () =>
        rewritten(await simple(), (parts) => parts.file('xl/worksheets/sheet1.xml', '<worksheet><sheetData><row')),
      'import_workbook_unreadable',
    ],
    [
      'with a sheet that is not there',
      async () => rewritten(await simple(), (parts) => parts.remove('xl/worksheets/sheet1.xml')),
      'import_workbook_unreadable',
    ],
    [
      'of other content',
      () => new JSZip().file('word/document.xml', '<w/>').generateAsync({ type: 'nodebuffer' }),
      'file_format',
    ],
  ])('%s is refused', async (_how, make, name) => expect((await refusal(await make())).name).toBe(name));

  it('is refused by its first bytes where only a spreadsheet opens it: with a password, or older than 2007', () => {
    const named = (stream: string) => Buffer.concat([compound, Buffer.alloc(1_000), Buffer.from(stream, 'utf16le')]);
    expect(() => isWorkbook(named('EncryptedPackage'))).toThrow('import_workbook_unreadable');
    expect(() => isWorkbook(named('Workbook'))).toThrow('file_format');
  });

  it('is a text where it says nothing else of itself', async () => {
    expect([
      isWorkbook(Buffer.from('code;name\n')),
      isWorkbook(Buffer.from('PK;x\n')),
      isWorkbook(await simple()),
    ]).toEqual([false, false, true]);
    expect(() => textOf(Buffer.from([0xff, 0xfe, 0]))).toThrow('file_format');
  });
});

describe('a workbook that is larger than it looks', () => {
  const bomb = async (bytes: number) =>
    rewritten(await simple(), (parts) => parts.file('xl/sharedStrings.xml', Buffer.alloc(bytes, ' ')));
  /** What the archive says of the size of its parts is a lie. */
  const lying = (bytes: Buffer): Buffer => {
    const told = Buffer.from(bytes);
    for (let at = told.indexOf('PK\u0001\u0002'); at >= 0; at = told.indexOf('PK\u0001\u0002', at + 4))
      told.writeUInt32LE(100, at + 24);
    return told;
  };

  it('is refused as soon as that is seen, while the process goes on', async () => {
    const bytes = await bomb(mostUnpacked + 1);
    expect(bytes.length).toBeLessThan(200_000);
    let turns = 0;
    const spinning = setInterval(() => turns++, 1);
    const { name, params } = await refusal(bytes);
    clearInterval(spinning);
    expect({ name, params }).toEqual({ name: 'import_workbook_too_large', params: { max: 64 } });
    expect(turns).toBeGreaterThan(20);
    expect((await refusal(lying(bytes))).name).toMatch(/import_workbook_(too_large|unreadable)/);
  });

  const withSheet = async (content: string): Promise<Buffer> =>
    rewritten(await simple(), (parts) =>
      parts.file(
        'xl/worksheets/sheet1.xml',
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${content}</worksheet>`,
      ),
    );

  it('is refused where it takes more memory or time than it may', async () => {
    const rows = Array.from({ length: 150_000 }, (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>1</v></c></row>`);
    const long = await withSheet(`<sheetData>${rows.join('')}</sheetData>`);
    expect((await refusal(long, { ms: 60_000, heapMegabytes: 32 })).name).toBe('import_workbook_too_large');
    expect((await refusal(await simple(), { ms: 1, heapMegabytes: 32 })).name).toBe('import_workbook_too_large');
    // and the next one is read
    expect(await linesOfWorkbook(await simple(), systemWait)).toHaveLength(2);
  });

  it('is read where only a range is large: nothing is made of its cells', async () => {
    const row = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>';
    const merged = await withSheet(`${row}<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>`);
    expect((await linesOfWorkbook(merged, systemWait)).map(({ cells: said }) => said)).toEqual([['1']]);
  });

  it('is refused for more parts than a workbook has', async () => {
    const many = await rewritten(await simple(), (parts) => {
      for (let n = 0; n < 2_001; n++) parts.file(`xl/media/${n}.txt`, '');
    });
    expect((await refusal(many)).name).toBe('import_workbook_too_large');
  });
});
