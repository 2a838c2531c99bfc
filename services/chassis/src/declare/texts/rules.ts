/**
 * `line`: names, codes, ids. `multiline`: notes, reasons, descriptions. `secret`: compared, never shown. `device`: what a
 * machine has read, among much else that is to be kept.
 */
export type TextKind = 'line' | 'multiline' | 'secret' | 'device';

/** Names of the error catalogue. */
export type TextProblem = 'characters_invalid' | 'characters_hidden' | 'line_break';

/** A text as it is kept, and what it may not hold. */
export interface HeardText {
  text: string;
  problem: TextProblem | null;
}

const lineBreak = /[\t\n\r\u2028\u2029]/u;
const notInLines = /[\p{Cc}\p{Noncharacter_Code_Point}]/u;
const notInTexts = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n]]/v;

const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;
const allUnseen = /[\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** What the writing of a name needs: half spaces of Persian, conjuncts of Indian scripts, glyphs of a family, emoji. */
const needed = new RegExp(
  [
    String.raw`(?<=[[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nko}]&&[\p{L}\p{M}]])\u200C`,
    String.raw`(?<=[[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]&&\p{M}])[\u200C\u200D]`,
    String.raw`(?<=\p{scx=Mong})[\u180B-\u180F]`,
    String.raw`(?<=\p{Unified_Ideograph})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
    String.raw`\p{RGI_Emoji_Tag_Sequence}`,
    String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
    String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
  ].join('|'),
  'gv',
);

/** Stands in a text of a device for what no text may hold. */
export const unreadable = '\uFFFD';

/** The only judge of texts that come in: NFC, and whether a field of this kind may hold it. */
export function heardText(given: string, kind: TextKind): HeardText {
  if (kind === 'device')
    return { text: given.toWellFormed().normalize('NFC').replace(allUnseen, unreadable), problem: null };
  if (!given.isWellFormed()) return { text: given, problem: 'characters_invalid' };
  const text = given.normalize('NFC');
  if (kind === 'multiline') return heardLines(text.replace(/\r\n?/g, '\n'));
  if (kind === 'line' && lineBreak.test(text)) return { text, problem: 'line_break' };
  if (notInLines.test(text)) return { text, problem: 'characters_invalid' };
  const isHidden = kind === 'line' && invisible.test(text) && invisible.test(text.replace(needed, ''));
  return { text, problem: isHidden ? 'characters_hidden' : null };
}

const heardLines = (text: string): HeardText => ({
  text,
  problem: notInTexts.test(text) ? 'characters_invalid' : null,
});

/** Of `comparable`: another one where it makes other values of the same texts. */
export const comparison = 'nfkc-lower';

/**
 * What two names or codes that must differ are compared by: NFKC and lower case, without what nobody sees, which older ones
 * may hold. Marks stay: müller and muller are two people.
 */
export function comparable(text: string): string {
  const seen = (given: string): string => given.replace(allUnseen, '').normalize('NFKC');
  return seen(seen(text.toWellFormed()).toLowerCase()).trim();
}
