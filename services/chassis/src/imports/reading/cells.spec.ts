import { describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { z } from 'zod';
import { multiline } from '../../declare/texts/kinds.ts';
import { type ErrorCatalogue } from '../../declare/refusal.ts';
import { systemWait } from '../../ports/time/wait.ts';
import { readRow, readRows } from './cells.ts';
import { headerOf, templateOf } from './header.ts';
import { mostRows } from './table.ts';
import { workbookTemplate } from './workbook/template.ts';

const columns = {
  number: { labels: { en: 'Staff number', tr: 'Sicil no' }, example: '17' },
  city: { labels: { en: 'City' }, example: 'Bern' },
  born: { labels: { en: 'Born on' }, type: 'date', example: '1990-01-31' },
  hired: { labels: { en: 'Hired on' }, type: 'date', example: '2020-01-31' },
  children: { labels: { en: 'Children' }, type: 'integer', schema: z.number().max(20), example: '2' },
  rate: { labels: { en: 'Rate' }, type: 'decimal', example: '12,50' },
} as const;
const errors = { fieldsOf: () => ({ '': { name: 'too_large' } }) } as unknown as ErrorCatalogue;
const read = (file: string | Buffer, datePattern = 'DD.MM.YYYY') =>
  readRows(Buffer.from(file as string), {
    declaration: { columns, key: ['number'] },
    datePattern,
    errors,
    wait: systemWait,
  });
const problems = async (file: string | Buffer, datePattern?: string) =>
  (await read(file, datePattern)).map((row) => [
    row.row,
    Object.fromEntries(Object.entries(row.problems).map(([column, { name }]) => [column, name])),
  ]);

describe('a cell', () => {
  const note = { labels: { en: 'Note' }, schema: multiline(z.string()), example: 'From Bern' };
  const texts = (cells: Record<string, string>) =>
    readRow(
      2,
      { number: '1', ...cells },
      { declaration: { columns: { ...columns, note }, key: ['number'] }, datePattern: '', errors, wait: systemWait },
    );

  it.each([
    ['number', '1\uD800', 'characters_invalid'],
    ['city', 'Be\u202Ern', 'characters_hidden'],
    ['city', 'Be\u200Brn', 'characters_hidden'],
    ['city', 'Be\nrn', 'line_break'],
    ['children', '2\u0007', 'characters_invalid'],
    ['note', 'Be\u0000rn', 'characters_invalid'],
  ])('holds what a field of a command may hold: %s %j', (column, text, name) =>
    expect(texts({ [column]: text }).problems).toEqual({ [column]: { name } }),
  );

  it('is NFC, with line breaks where its field has them', () =>
    expect(texts({ city: 'Zu\u0308rich', note: 'One\r\nTwo' }).values).toMatchObject({
      city: 'Z\u00FCrich',
      note: 'One\nTwo',
    }));

  it('is compared with other keys as what must be unique', async () =>
    expect(await problems('number\nmüller\nMU\u0308LLER\nmuller')).toEqual([
      [2, {}],
      [3, { number: 'import_key_repeated' }],
      [4, {}],
    ]));
});

describe('a header', () => {
  it.each([
    ['names of columns', 'number;born'],
    ['labels of any language', 'sicil no;Born on'],
    ['commas', 'STAFF  NUMBER,born'],
    ['tabs', 'number\tborn'],
    ['quotes', '"Staff number";"born"'],
  ])('is known by %s', (_case, text) =>
    expect(headerOf(text, { columns, key: ['number'] }).columns).toEqual(['number', 'born']),
  );
  it.each([
    [
      'unknown columns',
      'number;Salary;Colour',
      'unknown_property',
      { Salary: 'unknown_property', Colour: 'unknown_property' },
    ],
    ['doubled columns', 'number;City;city', 'constraint_violation', { city: 'import_column_doubled' }],
    [
      'the same column in two languages',
      'Staff number;Sicil no',
      'constraint_violation',
      { number: 'import_column_doubled' },
    ],
    ['a missing key', 'city', 'constraint_violation', { number: 'required' }],
  ])('is refused for %s, by their names', (_case, text, name, fields) => {
    const expected = Object.fromEntries(Object.entries(fields).map(([column, problem]) => [column, { name: problem }]));
    expect(() => headerOf(text, { columns, key: ['number'] })).toThrow(
      expect.objectContaining({ name, fields: expected }),
    );
  });
});

describe('the cells of a row', () => {
  it('are read by their types; an empty one is absent', async () =>
    expect((await read('number;city;born;children;rate\n 017 ;;31.01.1990;2;12,50'))[0]!.values).toEqual({
      number: '017',
      born: '1990-01-31',
      children: 2,
      rate: '12.50',
    }));
  it.each([
    ['a missing key', 'number;city\n;Bern', { number: 'required' }],
    ['what a schema refuses', 'number;children\n1;21', { children: 'too_large' }],
    ['a number that is none', 'number;children\n1;2.5', { children: 'not_integer' }],
    ['a number that may be thousands', 'number;rate\n1;1.250', { rate: 'value_invalid' }],
    ['more cells than columns', 'number;city\n1;Bern;x', { file: 'import_row_too_long' }],
    ['a date in another pattern', 'number;born\n1;03/04/2025', { born: 'import_date_unclear' }],
  ])('are refused for %s', async (_case, text, found) => expect(await problems(text)).toEqual([[2, found]]));
});

describe('dates of one file', () => {
  it('are all written as the first one is', async () =>
    expect(await problems('number;born;hired\n1;x;03.04.2025\n2;2025-04-03;03.04.2025\n3;4.4.2025;')).toEqual([
      [2, { born: 'import_date_unclear' }],
      [3, { born: 'import_date_unclear' }],
      [4, {}],
    ]));
  it('are never turned around', async () =>
    expect(await problems('number;born\n1;03/04/2025\n2;12/31/2025', 'DD/MM/YYYY')).toEqual([
      [2, {}],
      [3, { born: 'import_date_unclear' }],
    ]));
});

describe('a key', () => {
  it('that comes again is refused in the later row', async () =>
    expect(await problems('number;city\nA1;Bern\na1;Basel\n;\nA2;Bern')).toEqual([
      [2, {}],
      [3, { number: 'import_key_repeated' }],
      [5, {}],
    ]));
});

describe('a file', () => {
  it.each([
    ['without rows', 'number\n', 'required'],
    ['with too many rows', `number\n${'1\n'.repeat(mostRows + 1)}`, 'too_many'],
  ])('%s is refused', async (_case, text, name) =>
    expect(await read(text).catch((refused: unknown) => refused)).toMatchObject({ fields: { file: { name } } }),
  );
  it('is made of its own template', async () => {
    const template = templateOf(columns, 'tr', 'en', true);
    expect(template.split('\r\n')[0]).toBe('\ufeffSicil no;City;Born on;Hired on;Children;Rate');
    expect(await problems(template)).toEqual([[2, {}]]);
  });
});

describe('a workbook', () => {
  const workbook = async (...rows: ExcelJS.CellValue[][]): Promise<Buffer> => {
    const made = new ExcelJS.Workbook();
    made.addWorksheet('1').addRows(rows);
    return Buffer.from(await made.xlsx.writeBuffer());
  };
  const header = ['Sicil no', 'city', '', 'born', 'children', 'rate'];

  it('says the same as a text with the same cells', async () => {
    const rows = await read(
      await workbook(
        header,
        [],
        ['007', 'Şırnak', null, new Date('1990-01-31'), 2, 1250.5],
        [8, null, null, '1990-02-01'],
      ),
    );
    const asText = 'Sicil no;city;;born;children;rate\n\n007;Şırnak;;1990-01-31;2;1250.5\n8;;;1990-02-01\n';
    expect(rows).toEqual(await read(asText));
    expect(rows.map(({ row, values }) => [row, values])).toEqual([
      [3, { number: '007', city: 'Şırnak', born: '1990-01-31', children: 2, rate: '1250.5' }],
      [4, { number: '8', born: '1990-02-01' }],
    ]);
  });

  it('takes three decimals for what they are in a number, and for unclear in a text', async () => {
    const [number, text] = await read(await workbook(['number', 'rate'], ['1', 1.125], ['2', '1.125']));
    expect([number!.values.rate, text!.problems.rate?.name]).toEqual(['1.1250', 'value_invalid']);
  });

  it('has problems where a text would have them', async () =>
    expect(
      await problems(await workbook(header, ['1', '', 'x', true, 2.5, { error: '#N/A' }], ['1', '', '', '', 21])),
    ).toEqual([
      [2, { file: 'import_row_too_long', born: 'import_date_unclear', children: 'not_integer', rate: 'value_invalid' }],
      [3, { number: 'import_key_repeated', children: 'too_large' }],
    ]));

  it.each([
    [
      'unknown columns',
      [
        ['number', 'Colour'],
        [1, 2],
      ],
      'unknown_property',
    ],
    ['no rows', [['number']], 'constraint_violation'],
    ['nothing', [], 'constraint_violation'],
  ])('with %s is refused', async (_what, rows, name) =>
    expect(await read(await workbook(...rows)).catch((refused: unknown) => refused)).toMatchObject({ name }),
  );

  it('is made of its own template, which keeps texts as they are typed', async () => {
    const template = await workbookTemplate(columns, 'tr', 'en', true);
    expect(await read(template)).toEqual(await read(templateOf(columns, 'tr', 'en', true).replace('12,50', '12.5')));
    const made = new ExcelJS.Workbook();
    await made.xlsx.load(template.buffer as ArrayBuffer);
    const [sheet] = made.worksheets;
    expect([1, 3, 5, 6].map((n) => sheet!.getColumn(n).numFmt)).toEqual(['@', 'yyyy-mm-dd', '0', '0.00']);
    expect(await read(await workbookTemplate(columns, 'tr', 'en', false)).catch(({ name }: Error) => name)).toBe(
      'constraint_violation',
    );
  });
});
