import { type Language } from '../languages.ts';

/** The plural forms that each language needs (tone guide); `_zero` is allowed everywhere. */
export const forms: Record<Language, readonly string[]> = {
  en: ['one', 'other'],
  tr: ['one', 'other'],
  de: ['one', 'other'],
  nl: ['one', 'other'],
  es: ['one', 'many', 'other'],
  it: ['one', 'many', 'other'],
  pt: ['one', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

type Rule = readonly [what: string, found: RegExp];

const everywhere: readonly Rule[] = [
  ['an exclamation mark', /[!¡]/],
  ['a straight apostrophe or quote', /['"`]/],
  ['three dots instead of …', /\.\.\./],
  ['a space at an end or a double space', /^\s|\s$|[ \u00a0\u202f]{2}/],
  ['a breaking space before a unit or percent', /[\d}] (?:%|MB|Mo\b|Std\.|Min\.)/],
  ['a slash or star for gender', /\p{L}\*in|\p{L}:in\b|\(e\)|\(in\)|\bo\/a\b|·e/u],
  ['a suffix at a parameter', /\}\}['’]?\p{L}/u],
  ['nesting', /\$t\(/],
];

const quotes: Record<Language, string> = {
  en: '“”',
  tr: '“”',
  de: '„“',
  es: '«»',
  it: '«»',
  pt: '«»',
  nl: '‘’',
  fr: '«»',
  ar: '«»',
};
const counted = '(?!count|min|max|limit|days|hours|minutes|total)';

const own: Record<Language, readonly Rule[]> = {
  en: [['a word of another tone', /\b(?:please|oops|invalid|illegal|organisation|canceled|license|gray)\b/i]],
  tr: [['a word of another tone', /lütfen|\bşifre|personeller|geçersiz/i]],
  de: [
    ['a word of another tone', /\b(?:bitte|ungültig\w*|hoppla|du|dein\w*)\b/i],
    ['ss instead of ß', /\b(?:schliess|gross|strasse|ausser|gemäss|mass\b|heiss)/i],
  ],
  es: [
    ['a word of another tone', /por favor|\busted|inválid|no válid/i],
    ['a question without ¿', /^[^¿]*\?/],
  ],
  it: [
    ['a word of another tone', /per favore|per cortesia|non valid/i],
    ['a preposition before a parameter', new RegExp(`(?:\\bd[aei]|\\bal|\\bdel|\\bdal|[ld]l’)\\s*\\{\\{${counted}`)],
  ],
  pt: [
    ['a word of another tone', /por favor|\bvocê|inválid/i],
    ['a preposition before a parameter', new RegExp(`\\b(?:d[aoe]|n[ao]|pel[ao])\\s+\\{\\{${counted}`)],
  ],
  nl: [['a word of another tone', /alsjeblieft|alstublieft|\bu\b|\buw\b|ongeldig/i]],
  fr: [
    ['a word of another tone', /s’il vous plaît|veuillez|invalide|oups/i],
    ['a preposition before a parameter', new RegExp(`(?:\\bd[eu]\\s+|d’)\\{\\{${counted}`)],
    ['another space than U+202F before ; ? %', /(?:^|[^\u202f])[;?%]/],
    ['another space than U+00A0 before a colon', /[^\u00a0\d]:(?!\/)/],
    ['another space than U+00A0 inside quotes', /«[^\u00a0]|[^\u00a0]»/],
  ],
  ar: [
    ['a Western mark', /[,;?]/],
    ['other digits than 0-9', /[٠-٩۰-۹]/],
    ['a preposition at a parameter', /\p{Script=Arabic}\{\{/u],
    ['a word of another tone', /من فضلك|الرجاء|رجاءً/],
  ],
};

/** The faults of a text by the tone guide of its language, in words. */
export function faults(text: string, language: Language): string[] {
  const found = [...everywhere, ...own[language]].filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  const foreign = (text.match(/[“”„«»‹›‘‚]/g) ?? []).filter((mark) => !quotes[language].includes(mark));
  return foreign.length > 0 ? [...found, `quotes of another language ${foreign.join('')}`] : found;
}

/** The names between double braces, without those that a plural form may leave out. */
export const parametersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name).filter((name) => name !== 'count');
