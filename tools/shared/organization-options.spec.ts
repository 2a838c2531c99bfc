import { describe, expect, it } from '@jest/globals';
import { readOptions } from './organization-options.ts';

const given = (more: object = {}) =>
  Object.entries({
    name: 'Acme',
    zone: 'Europe/Berlin',
    country: 'DE',
    language: 'de',
    branch: 'Berlin',
    'first-name': 'Ayşe',
    'last-name': 'Mu\u0308ller',
    email: 'ayse@acme.example',
    ...more,
  }).flatMap(([option, text]) => [`--${option}`, text]);

describe('an organization from the command line', () => {
  it('has its texts as every command has', async () =>
    expect(await readOptions(given(), false)).toMatchObject({ lastName: 'M\u00FCller', staffNumber: '1' }));

  it.each([
    ['name', 'Acme\uD800'],
    ['branch', 'Berlin\u202E'],
    ['staff-number', '1\u200B'],
    ['first-name', 'Ay\nşe'],
    ['email', ''],
  ])('is refused by the option: %s', async (option, text) =>
    expect(readOptions(given({ [option]: text }), false)).rejects.toThrow(`\n  --${option}: `),
  );
});
