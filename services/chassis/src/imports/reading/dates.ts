/** ISO, or the organization's pattern of `DD`, `MM` and `YYYY`. */
export type DateForm = 'iso' | 'pattern';

const iso = /^(?<YYYY>\d{4})-(?<MM>\d{2})-(?<DD>\d{2})$/;

/** ٠-٩ and ۰-۹ as 0-9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * YYYY-MM-DD and its form; null for no date or an ambiguous one. Spreadsheets drop leading zeros, so a pattern does
 * without.
 */
export function dateOf(cell: string, pattern: string): { date: string; form: DateForm } | null {
  const text = latinDigits(cell);
  const plain = iso.exec(text);
  const found = plain ?? (pattern === 'YYYY-MM-DD' ? null : inPattern(text, pattern));
  if (!found) return null;
  const { YYYY = '', MM = '', DD = '' } = found.groups ?? {};
  const date = `${YYYY}-${MM.padStart(2, '0')}-${DD.padStart(2, '0')}`;
  return exists(date) ? { date, form: plain ? 'iso' : 'pattern' } : null;
}

function inPattern(text: string, pattern: string): RegExpExecArray | null {
  const source = pattern
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replace('YYYY', String.raw`(?<YYYY>\d{4})`)
    .replace('MM', String.raw`(?<MM>\d{1,2})`)
    .replace('DD', String.raw`(?<DD>\d{1,2})`);
  return new RegExp(`^${source}$`).exec(text);
}

function exists(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date;
  } catch {
    return false;
  }
}
