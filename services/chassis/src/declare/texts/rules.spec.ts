import { describe, expect, it } from '@jest/globals';
import { comparable, heardText } from './rules.ts';

const problem = (text: string, kind: 'line' | 'multiline' | 'secret') => heardText(text, kind).problem;

describe('a text of any kind', () => {
  it.each(['line', 'multiline', 'secret'] as const)('is kept as NFC: %s', (kind) =>
    expect(heardText('Mu\u0308ller', kind)).toEqual({ text: 'M\u00FCller', problem: null }),
  );
  it.each(['\uD800', 'a\uDC00b', '\uDC00\uD800', '\u0000', '\u0007', '\u001B[31m', '\u007F', '\u0085', '\uFFFF'])(
    'is no text with %j',
    (text) => {
      for (const kind of ['line', 'multiline', 'secret'] as const)
        expect([kind, problem(text, kind)]).toEqual([kind, 'characters_invalid']);
    },
  );
});

describe('a text of more lines', () => {
  it('has line breaks and tabs, of one form', () =>
    expect(heardText('One\r\nTwo\rThree\n\tFour', 'multiline')).toEqual({
      text: 'One\nTwo\nThree\n\tFour',
      problem: null,
    }));
  it('is quoted from anywhere, direction and joiners included', () =>
    expect(problem('\u2067שלום\u2069 \u200Bx\uFEFF', 'multiline')).toBeNull());
});

describe('one line', () => {
  it.each(['\n', '\r', '\t', '\u2028', '\u2029'])('has no %j', (text) =>
    expect(problem(`Ay${text}şe`, 'line')).toBe('line_break'),
  );
  it.each([
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u061C',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u2060',
    '\uFEFF',
    '\u00AD',
    '\u034F',
    '\u3164',
    '\uFE0F',
    '\u{E0041}',
    '\uFFF9',
  ])('has nothing that nobody sees: %j', (text) => {
    expect(problem(`Ay${text}şe`, 'line')).toBe('characters_hidden');
    expect(problem(text, 'line')).toBe('characters_hidden');
  });
  it.each([
    ['a Persian half space', 'علی\u200Cرضا'],
    ['a Kurdish half space at the end of a word', 'ده\u200C باش'],
    ['a Sinhala conjunct', 'ශ්\u200Dරී'],
    ['a Bengali half form', 'ক্\u200Cষ'],
    ['a family\u2019s glyph', '葛\u{E0100}城'],
    ['a family of emoji', '👩\u200D👩\u200D👧'],
    ['a heart', '❤\uFE0F'],
    ['a skin tone and a job', '👩🏽\u200D🔧'],
    ['a rainbow flag', '🏳\uFE0F\u200D🌈'],
    ['a key', '1\uFE0F\u20E3'],
    ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['Arabic, Hebrew and Latin together', 'عائشة שרה Ayşe O’Neil-Łuć'],
    ['spaces of any width', 'A\u00A0B\u2009C'],
  ])('has what writing needs: %s', (_what, text) => expect(problem(text, 'line')).toBeNull());
  it.each([
    ['doubled', 'علی\u200C\u200Cرضا'],
    ['between Latin letters', 'Mu\u200Cller'],
    ['after an emoji alone', '👩\u200D'],
    ['before an emoji alone', 'a\u200D👩'],
    ['a variant of a digit', '1\uFE0F2'],
    ['tags after no flag', 'a\u{E0067}\u{E007F}'],
  ])('has no joiner for its own sake: %s', (_what, text) => expect(problem(text, 'line')).toBe('characters_hidden'));
});

describe('a secret', () => {
  it('is whatever its owner types', () => expect(problem('sıfır\u200B\u202E', 'secret')).toBeNull());
});

describe('two names or codes', () => {
  it.each([
    ['S-001', 's-001'],
    [' S-001 ', 'S-001'],
    ['\uFF33-\uFF10\uFF11', 's-01'],
    ['ÇELİK', 'çeli\u0307k'],
    ['Mu\u0308ller', 'M\u00FCLLER'],
    ['\u212Aaya', 'kaya'],
    ['ﬁ-1', 'FI-1'],
    ['علی\u200Cرضا', 'علیرضا'],
    ['S\u200B1', 's1'],
    ['a\u00A0b', 'A B'],
    ['a\u0000\u202Eb', 'AB'],
    ['\uD800', '\uFFFD'],
  ])('are one: %j, %j', (one, other) => expect(comparable(one)).toBe(comparable(other)));
  it.each([
    ['müller', 'muller'],
    ['ışık', 'isik'],
    ['straße', 'strasse'],
    ['ñ', 'n'],
    ['S-1', 'S1'],
    ['٣', '3'],
    ['a b', 'ab'],
  ])('are two: %j, %j', (one, other) => expect(comparable(one)).not.toBe(comparable(other)));
  it('are compared by what compares as itself', () => {
    for (const text of ['İ\u200BΣ', '\uFFA0x', 'Ǆ', '\u1E9E', '\u03D2\u0301', ' \u200B x'])
      expect(comparable(comparable(text))).toBe(comparable(text));
  });
});
