import { localeOf, type Language } from '../languages.ts';

/** Codes that ISO 3166 keeps for what is no country of its own, and those of tests. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

let known: readonly string[] | undefined;

/** ISO 3166 codes of the countries of today. */
export function countries(): readonly string[] {
  const names = namesIn('en');
  const isNow = (code: string) => !others.has(code) && new Intl.Locale(`und-${code}`).region === code;
  known ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => isNow(code) && names.of(code) !== undefined);
  return known;
}

/** The name of a country; a code that is none stays as it is. */
export function country(code: string, language: Language): string {
  return (/^[A-Z]{2}$/.test(code) && namesIn(localeOf(language)).of(code)) || code;
}
