import { latinDigits } from './texts/folding.ts';
import { currencies, type Currency, type Money } from './money.ts';

interface Separators {
  group: string;
  decimal: string;
}

function separatorsOf(currency: Currency): Separators {
  const parts = new Intl.NumberFormat(currencies[currency].locale).formatToParts(1234567.5);
  const part = (type: string, otherwise: string): string => parts.find((one) => one.type === type)?.value ?? otherwise;
  return { group: part('group', '.'), decimal: part('decimal', ',') };
}

/**
 * Parses an amount in the currency's locale (specification, section 5): `1.234,56` for EUR, `1,234.56` for USD. Groups
 * of three or none, at most two decimals, a leading minus; undefined for anything else.
 */
export function parseAmount(text: string, currency: Currency): Money | undefined {
  const { group, decimal } = separatorsOf(currency);
  const shape = new RegExp(`^(-?)(\\d{1,15}|\\d{1,3}(?:\\${group}\\d{3}){1,4})(?:\\${decimal}(\\d{1,2}))?$`);
  const [, minus, whole = '', decimals = ''] = shape.exec(latinDigits(text.trim())) ?? [];
  if (!whole) return undefined;
  const amount = `${BigInt(whole.replaceAll(group, ''))}.${decimals.padEnd(2, '0')}`;
  return { amount: minus && amount !== '0.00' ? `-${amount}` : amount, currency };
}
