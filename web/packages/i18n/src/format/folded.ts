/** A text as it is searched: without case, accents and the Turkish dots, alike in all languages. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
