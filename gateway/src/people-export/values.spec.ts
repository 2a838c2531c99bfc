import { describe, expect, it } from '@jest/globals';
import { languages } from '@kadro/kernel/formats';
import { Values } from './values.ts';
import { Words } from './words.ts';

const nothing = { labels: [], values: [] };
const values = (language: (typeof languages)[number], reader: { datePattern?: string; zone?: string } = {}) =>
  new Values({ language, ...reader }, new Words(language), {}, nothing);
const istanbul = { datePattern: 'DD.MM.YYYY', zone: 'Europe/Istanbul' };

describe('days and instants on paper', () => {
  it.each(languages)('are written by the reader’s pattern in %s', (language) => {
    const of = values(language, istanbul);
    expect(of.text('hiredDate', '2026-03-02')).toBe('02.03.2026');
    expect(of.told('employment.hiredDate', '2026-03-02')).toBe('02.03.2026');
  });
  it('are those of the reader’s zone', () =>
    expect(values('en', istanbul).text('at', '2026-03-02T22:30:00Z')).toBe('03.03.2026\u00a001:30'));
  it('are as the specification has them where nothing is known of the reader', () => {
    expect(values('de').text('hiredDate', '2026-03-02')).toBe('2026-03-02');
    expect(values('de').text('at', '2026-03-02T22:30:00Z')).toBe('2026-03-02\u00a022:30');
  });
});

describe('words of enums', () => {
  it('are those of the screens', () => expect(values('en').text('quitReason', 'DISMISSAL')).toBe('Dismissal'));
});
