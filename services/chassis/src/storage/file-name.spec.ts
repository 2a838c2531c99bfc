import { describe, expect, it } from '@jest/globals';
import { contentDisposition, fileName } from './file-name.ts';

const pdf = 'application/pdf';

describe('the name of a file', () => {
  it.each([
    ['as it is', 'Bericht.pdf', 'Bericht.pdf'],
    ['in any script', 'Sağlık raporu – تقرير.pdf', 'Sağlık raporu – تقرير.pdf'],
    ['composed', 'u\u0308ber.pdf', 'über.pdf'],
    ['without the folders before it', '../../etc/x', 'x.pdf'],
    ['without the folders of the other system', 'C:\\temp\\x.pdf', 'x.pdf'],
    ['with the extension of its content', 'setup.exe', 'setup.pdf'],
    ['with the case of its extension', 'SCAN.PDF', 'SCAN.PDF'],
    ['with what only looks like an extension', 'Report 1.2', 'Report 1.2.pdf'],
    ['without letters that turn its end around', 'invoice\u202efdp.exe', 'invoicefdp.pdf'],
    ['without control letters', 'a\r\nb\u0000\u2028.pdf', 'ab.pdf'],
    ['without dots before and after it', ' .htaccess. ', 'htaccess.pdf'],
    ['in whole letters only', 'a\ud800.pdf', 'a\ufffd.pdf'],
    ['where nothing is left', '../', 'document.pdf'],
    ['where only its extension is left', '.pdf', 'pdf.pdf'],
  ])('is kept %s', (_case, given, kept) => expect(fileName(given, pdf)).toBe(kept));

  it('keeps either extension of its content', () =>
    expect(
      ['a.jpeg', 'a.tif', 'a.png'].map((name) => fileName(name, name === 'a.tif' ? 'image/tiff' : 'image/jpeg')),
    ).toEqual(['a.jpeg', 'a.tif', 'a.jpg']));
  it('has at most 200 letters', () => expect(Array.from(fileName('😀'.repeat(300), pdf))).toHaveLength(200));
});

describe('the header of a file', () => {
  it('holds any name in plain letters', () =>
    expect(contentDisposition('attachment', `ü "a";'(b)*.pdf`)).toBe(
      "attachment; filename*=UTF-8''%C3%BC%20%22a%22%3B%27%28b%29%2A.pdf",
    ));
});
