import { describe, expect, it } from '@jest/globals';
import { linesOfCsv } from './cells.ts';

describe('the lines of a file', () => {
  it('are cut at its own separator', () => {
    expect(linesOfCsv('\ufeffnumber;date\r\n1001;2026-11-02')).toEqual([
      ['number', 'date'],
      ['1001', '2026-11-02'],
    ]);
    expect(linesOfCsv('number,date\n1,2')).toEqual([
      ['number', 'date'],
      ['1', '2'],
    ]);
  });
  it('may hold it in quotes', () => expect(linesOfCsv('a;b\n"x;""y""";z')[1]).toEqual(['x;"y"', 'z']));
});
