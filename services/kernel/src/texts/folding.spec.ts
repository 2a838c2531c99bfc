import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fold, words } from './folding.ts';

describe('folding a text', () => {
  it.each([
    ['IŞIK', 'isik'],
    ['ışık', 'isik'],
    ['İzmir', 'izmir'],
    ['Çağrı Öztürk', 'cagri ozturk'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Đorđe', 'dorde'],
    ['Əliyev', 'eliyev'],
    ['Ștefan', 'stefan'],
    ['أحمد', 'احمد'],
    ['فاطمة', 'فاطمه'],
    ['٢٠٢٦ ۱', '2026 1'],
    ['ﬁx', 'fix'],
  ])('writes %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(fold(text)) === fold(text)));
  });

  it('makes both cases alike', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aAiIıİşŞğĞüÜöÖçÇßẞéÉłŁ'.split('')) }),
        (text) => fold(text.toUpperCase()) === fold(text),
      ),
    );
  });
});

describe('splitting into words', () => {
  it('parts at everything but letters and digits, and keeps each word once', () => {
    expect(words(' Anna-Maria O’Brien, anna (A-102) ')).toEqual(['anna', 'maria', 'o', 'brien', 'a', '102']);
  });

  it('finds none in an empty text', () => {
    expect(words(' - ')).toEqual([]);
  });
});
