import { describe, expect, it } from '@jest/globals';
import { choicesOf, questionOf } from './organization-options.ts';

describe('the questions about a new organization', () => {
  it('offer the time zones of its country, the usual one first', () => {
    expect(choicesOf('zone', { country: 'de' })).toContain('Europe/Berlin');
    expect(choicesOf('zone', { country: 'TR' })).toEqual(['Europe/Istanbul']);
    expect(questionOf('zone', { country: 'TR' })).toBe('Time zone [Europe/Istanbul]: ');
  });

  it('offer all languages by name, that of the country first', () => {
    expect(questionOf('language', { country: 'DE' })).toMatch(
      /^Language, one of de \(German\), .*tr \(Turkish\).* \[de\]: $/,
    );
    expect(choicesOf('language', { country: 'SA' })[0]).toBe('ar');
    expect(choicesOf('language', {})).toHaveLength(9);
  });

  it('ask for the staff number, too', () => expect(questionOf('staffNumber', {})).toBe('Staff number [1]: '));

  it('offer nothing for what is free, or where the country is none', () => {
    expect(choicesOf('name', { country: 'DE' })).toEqual([]);
    expect(choicesOf('zone', { country: 'XX' })).toEqual([]);
    expect(questionOf('email', {})).toBe('Work e-mail, also the name to sign in with: ');
  });
});
