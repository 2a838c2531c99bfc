import { describe, expect, it } from '@jest/globals';
import { type Language } from '../texts/languages.ts';
import { errorCatalogue } from './catalogue.ts';
import { describeErrors } from '../testing/errors.ts';
import { errorText, errorTexts } from './text.ts';

describeErrors({ catalogue: errorCatalogue, texts: errorTexts });

describe('writing an error text', () => {
  it.each<[Language, string]>([
    ['en', 'Maximum: 12,500 characters.'],
    ['de', 'Höchstens: 12.500 Zeichen.'],
    ['tr', 'En çok: 12.500 karakter.'],
  ])('writes numbers the way of %s, with what they count', (language, end) => {
    expect(errorText('too_long', { language }, { max: 12_500 })).toMatch(new RegExp(`${end}$`));
  });

  it('leaves texts as they are given', () => {
    expect(errorText('file_format', { language: 'en' }, { formats: 'PDF, PNG' })).toBe(
      'This file format is not allowed. Allowed formats: PDF, PNG.',
    );
  });

  it('isolates values in Arabic, where they may run the other way', () => {
    expect(errorText('file_format', { language: 'ar' }, { formats: 'PDF' })).toContain('\u2068PDF\u2069');
  });

  it('does not read a value as a pattern', () => {
    expect(errorText('file_format', { language: 'en' }, { formats: '$& {{formats}}' })).toContain('$& {{formats}}');
  });
});
