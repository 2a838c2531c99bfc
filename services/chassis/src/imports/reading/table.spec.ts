import { describe, expect, it } from '@jest/globals';
import { asText, lineOf, linesOf, textOf } from './table.ts';

const lines = (text: string, separator: ';' | ',' | '\t' = ';') =>
  [...linesOf(text, separator)].map(({ row, cells }) => [row, ...cells]);

describe('the rows of a file', () => {
  it.each([
    [
      'in three kinds of line ends',
      'a;b\r\nc;d\ne;f\rg;h',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
        [3, 'e', 'f'],
        [4, 'g', 'h'],
      ],
    ],
    [
      'with a separator, a quotation mark and a line end inside',
      '"a;b";"say ""hi"""\n"c\nd";e',
      [
        [1, 'a;b', 'say "hi"'],
        [2, 'c\nd', 'e'],
      ],
    ],
    [
      'without empty ones, which count',
      'a;b\n\n;\nc;d\n\n',
      [
        [1, 'a', 'b'],
        [4, 'c', 'd'],
      ],
    ],
    ['with empty cells', ';b;\n', [[1, '', 'b', '']]],
    ['without space around cells', ' a ; b\n', [[1, 'a', 'b']]],
    ['with formulas as text', '=1+1;@x\n', [[1, '=1+1', '@x']]],
  ])('come %s', (_case, text, found) => expect(lines(text)).toEqual(found));

  it('come with tabs', () => expect(lines('a\t"b\tc"', '\t')).toEqual([[1, 'a', 'b\tc']]));
  it('name the row whose quotation mark stays open', () =>
    expect(() => lines('a\nb;"c\nd')).toThrow(
      expect.objectContaining({ fields: { file: { name: 'import_quote_open', params: { row: 2 } } } }),
    ));
});

describe('a cell that a spreadsheet would calculate', () => {
  it.each(['=1+1', '+1', '-Late', '@home', "'=1", "''-x", "'quoted", '-480', '-12.50', 'Late'])(
    'comes back as it was written: %s',
    (cell) => expect(lines(lineOf(['a', asText(cell)], ';'))).toEqual([[1, 'a', cell]]),
  );
  it.each([
    ['=1+1', "'=1+1"],
    ['-1+1', "'-1+1"],
    ['-480', '-480'],
    ['-12.50', '-12.50'],
  ])('is a text, a number is not: %s', (cell, written) => expect(asText(cell)).toBe(written));
});

describe('the text of a file', () => {
  it('is UTF-8, its mark left out', () => expect(textOf(Buffer.from('\ufeffAdı'))).toBe('Adı'));
  it.each([
    ['another encoding', Buffer.from('Müller', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffa;b', 'utf16le')],
    ['a packed file', Buffer.from('PK\u0003\u0004\u0000\u0000')],
  ])('is refused for %s', (_case, bytes) =>
    expect(() => textOf(bytes)).toThrow(expect.objectContaining({ name: 'file_format' })),
  );
});
