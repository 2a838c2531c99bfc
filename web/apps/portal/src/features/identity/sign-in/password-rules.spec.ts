import { describe, expect, it } from '@jest/globals';
import { ruleNames, rulesKept, specials, type RuleName } from './password-rules.ts';

const owner = { firstName: 'Işıl', lastName: 'Öz-Demir', staffNumber: '10042' };
const broken = (password: string, repeated = password): RuleName[] => {
  const kept = rulesKept(password, repeated, owner);
  return ruleNames.filter((name) => !kept[name]);
};

describe('the hints for a new password', () => {
  it.each<[string, RuleName[]]>([
    ['Kadro-2026', []],
    ['', [...ruleNames]],
    ['Ka-2026', ['length']],
    ['Kadro-20262026-20', ['length']],
    ['KADRO-2026', ['lowercase']],
    ['kadro-2026', ['uppercase']],
    ['Kadro-Kadro', ['digit']],
    ['Kadro2026', ['special']],
    ['Kadro-2026!', ['special']],
    ['Kadro 2026-', ['special']],
    ['Kadro-10042', ['personal']],
    ['ISIL-kadro1', ['personal']],
    ['Demir-2026', ['personal']],
    ['Oz-kadro2026', []],
  ])('say about %j that %j is open', (password, names) => {
    expect(broken(password)).toEqual(names);
  });

  it('compare both fields', () => {
    expect(broken('Kadro-2026', 'Kadro-2027')).toEqual(['equal']);
  });

  it.each(specials.split(''))('take %s as a special character', (character) => {
    expect(broken(`Kadro2026${character}`)).toEqual([]);
  });
});
