/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { check, glossaryOf } from './run.ts';
import { languages, type Language } from '../languages.ts';
import { faults } from './rules.ts';

const program = fileURLToPath(new URL('run.ts', import.meta.url));
const glossary = glossaryOf(fileURLToPath(new URL('../../glossary.csv', import.meta.url)));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function texts(english: object, others: Partial<Record<Language, object>> = {}): string[] {
  for (const language of languages) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, 'page.json'), JSON.stringify(others[language] ?? english));
  }
  return check(folder, glossary, { button: 'action.save' }).problems;
}

describe('the texts of this package', () => {
  it('are complete and keep to the tone guide in nine languages', () => {
    expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toMatch(
      /^i18n: \d+ keys x 9 languages ok\n$/,
    );
  });
});

describe('check', () => {
  it('finds a missing key, an empty text and a key that only one language has', () => {
    expect(
      texts(
        { a: 'A', b: { c: 'C' } },
        { de: { a: '', b: { c: 'C' } }, fr: { a: 'A' }, ar: { a: 'A', b: { c: 'C' }, d: 'D' } },
      ),
    ).toEqual([
      'en/page.json: d is missing',
      'tr/page.json: d is missing',
      'de/page.json: a is missing',
      'de/page.json: d is missing',
      'es/page.json: d is missing',
      'it/page.json: d is missing',
      'pt/page.json: d is missing',
      'nl/page.json: d is missing',
      'fr/page.json: b.c is missing',
      'fr/page.json: d is missing',
    ]);
  });

  it('finds a missing namespace', () => {
    texts({ a: 'A' });
    rmSync(join(folder, 'nl', 'page.json'));
    expect(check(folder, glossary).problems).toEqual(['nl/page.json: a is missing']);
  });

  it('finds missing and needless plural forms', () => {
    const two = { days_one: '{{count}} x', days_other: '{{count}} x' };
    const three = { ...two, days_many: '{{count}} x' };
    const six = { ...three, days_zero: 'x', days_two: 'x', days_few: '{{count}} x' };
    expect(
      texts(two, {
        es: three,
        it: three,
        pt: { ...three, days_zero: 'x' },
        fr: two,
        nl: { ...two, days_few: 'x' },
        ar: six,
      }),
    ).toEqual([
      'nl/page.json: days_few is a form that this language does not use',
      'fr/page.json: days_many is missing',
    ]);
  });

  it('takes a key that merely ends like a plural as it is', () => {
    expect(texts({ kind_other: 'A' })).toEqual([]);
  });

  it('finds other parameters than in English', () => {
    expect(texts({ a: 'A {{from}} – {{to}}' }, { tr: { a: 'A {{from}} – {{till}}' } })).toEqual([
      'tr/page.json: a has the parameters (from, till), English (from, to)',
    ]);
  });

  it('finds a term that is not the one of the glossary, by its key or by the list of terms', () => {
    const one = (key: string) =>
      texts(
        { [key]: 'Save' },
        Object.fromEntries(
          languages.map((language) => [
            language,
            { [key]: glossary.get('action.save')?.[language === 'nl' ? 'de' : language] },
          ]),
        ),
      );
    expect(one('button')).toEqual(['nl/page.json: button is “Speichern”, the glossary says “Opslaan”']);
  });
});

describe('faults', () => {
  it.each<[Language, string, string]>([
    ['en', 'Saved!', 'an exclamation mark'],
    ['en', "Don't", 'a straight apostrophe or quote'],
    ['en', 'Please wait', 'a word of another tone'],
    ['en', 'Oops, that is gone', 'a word of another tone'],
    ['en', 'Loading...', 'three dots instead of …'],
    ['de', 'Bitte warten', 'a word of another tone'],
    ['de', 'Fenster schliessen', 'ss instead of ß'],
    ['de', 'Der Name “Ada”', 'quotes of another language ”'],
    ['de', 'Mitarbeiter*innen', 'a slash or star for gender'],
    ['de', '{{name}}s Antrag', 'a suffix at a parameter'],
    ['tr', '{{name}}’in izni', 'a suffix at a parameter'],
    ['es', 'Seguro?', 'a question without ¿'],
    ['it', 'La richiesta di {{name}}', 'a preposition before a parameter'],
    ['pt', 'O pedido da {{name}}', 'a preposition before a parameter'],
    ['fr', 'La demande de {{name}}', 'a preposition before a parameter'],
    ['fr', 'Nom : {{name}}', 'another space than U+00A0 before a colon'],
    ['fr', 'Lu ; rien', 'another space than U+202F before ; ? %'],
    ['fr', '« Nom »', 'another space than U+00A0 inside quotes'],
    ['fr', '{{max}} %', 'a breaking space before a unit or percent'],
    ['ar', 'نعم, لا', 'a Western mark'],
    ['ar', '٣ أيام', 'other digits than 0-9'],
    ['ar', 'طلب ل{{name}}', 'a preposition at a parameter'],
  ])('in %s of “%s” are %s', (language, text, fault) => {
    expect(faults(text, language)).toContain(fault);
  });

  it.each<[Language, string]>([
    ['fr', 'Demandé\u00a0: {{count}}\u202f; voir « Nom »'.replace('« Nom »', '«\u00a0Nom\u00a0»')],
    ['fr', 'Il reste plus de {{count}} jours'],
    ['de', 'Antrag von {{name}}: „Urlaub“'],
    ['nl', 'Foto’s van ‘Ada’'],
    ['es', '¿Eliminar {{name}}?'],
    ['ar', 'القرار لدى {{name}}؛ هل تريد المتابعة؟'],
  ])('are none in the %s text “%s”', (language, text) => {
    expect(faults(text, language)).toEqual([]);
  });
});
