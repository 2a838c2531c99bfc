import { tokens } from '../tokens/values.ts';

/** A Latin letter that nothing is joined to. */
const plainLetter = /^[A-Za-zÀ-ɏ](?![^\0-\u02ff])/;

/** The first letter as it is read. A segmenter takes long to make, so plain letters do without. */
const firstOf = (word: string) =>
  plainLetter.exec(word)?.[0] ??
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)][0]?.segment ??
  '';

/** Initials of the first and the last name; one alone for Arabic names, whose joined letters do not abbreviate. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstOf(words[0] ?? '');
  if (words.length < 2 || /\p{Script=Arabic}/u.test(first)) return first;
  return first + firstOf(words.at(-1) ?? '');
}

/** Index of the avatar tint; the same person has the same tint everywhere (FNV-1a over the id). */
export function tintOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0) % tokens.avatar.light.length;
}
