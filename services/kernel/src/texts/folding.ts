/** Letters that NFKD does not decompose. */
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

/** Text for comparison (conventions, values on the wire): without marks, lower case, ı as i, digits 0-9, in any locale. */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return latinDigits(bare.replace(unfolded, (letter) => plain[letter] ?? letter));
}

/** Sort key of a forgotten name: after all others. */
export const nameless = '\uffff';

/** The distinct folded words (letters and digits) of a text. */
export function words(text: string): string[] {
  return [...new Set(fold(text).split(/[^\p{L}\p{N}]+/u))].filter(Boolean);
}
