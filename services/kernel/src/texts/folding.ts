/** Letters that are not a base letter with a mark, so NFKD leaves them. */
const plain: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};

const unfolded = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/** Eastern Arabic digits (٠-٩, ۰-۹) as 0-9, as every input accepts them. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Text made comparable (conventions, values on the wire): NFKD, marks removed, lower case, dotless and dotted i alike,
 * eastern digits as 0-9. Independent of the process's locale.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return latinDigits(bare.replace(unfolded, (letter) => plain[letter] ?? letter));
}

/** Stands where a folded name is sorted by and the name is forgotten: after every other. */
export const nameless = '\uffff';

/** The distinct folded words of a text; letters and digits make words, everything else parts them. */
export function words(text: string): string[] {
  return [...new Set(fold(text).split(/[^\p{L}\p{N}]+/u))].filter(Boolean);
}
