import { z } from 'zod';
import { reject } from './errors/rejection.ts';

/** Symbols, and locales of amounts (specification, section 9). */
export const currencies = {
  TRY: { symbol: '₺', locale: 'tr-TR' },
  USD: { symbol: '$', locale: 'en-US' },
  EUR: { symbol: '€', locale: 'de-DE' },
  RON: { symbol: 'lei', locale: 'ro-RO' },
  GBP: { symbol: '£', locale: 'en-GB' },
  AZN: { symbol: '₼', locale: 'az-AZ' },
  RUB: { symbol: '₽', locale: 'de-DE' },
  SAR: { symbol: 'SAR', locale: 'de-DE' },
  AED: { symbol: 'AED', locale: 'de-DE' },
} as const;

export type Currency = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];

export const currencySchema = z.enum(currencyCodes);

/** Money on the wire: a decimal text with exactly two decimals; calculations use minor units (bigint). */
export interface Money {
  amount: string;
  currency: Currency;
}

const canonical = /^-?(?:0|[1-9]\d{0,14})\.\d{2}$/;

export const moneySchema = z.strictObject({
  amount: z.string().refine((text) => canonical.test(text) && text !== '-0.00', 'amount_invalid'),
  currency: currencySchema,
});

/** Minor units of money: `"12.50"` is 1250n. @throws Rejection amount_invalid */
export function minorOf({ amount }: Money): bigint {
  return canonical.test(amount) ? BigInt(amount.replace('.', '')) : reject('amount_invalid');
}

/** Money of minor units: 1250n is `"12.50"`. */
export function moneyOf(minor: bigint, currency: Currency): Money {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return { amount: `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

function minorsOf(a: Money, b: Money): [bigint, bigint] {
  return a.currency === b.currency ? [minorOf(a), minorOf(b)] : reject('currency_mismatch');
}

/** a + b. @throws Rejection currency_mismatch */
export function add(a: Money, b: Money): Money {
  const [left, right] = minorsOf(a, b);
  return moneyOf(left + right, a.currency);
}

/** a - b. @throws Rejection currency_mismatch */
export function subtract(a: Money, b: Money): Money {
  const [left, right] = minorsOf(a, b);
  return moneyOf(left - right, a.currency);
}

/** -1, 0 or 1 as a is less than, equal to or more than b. @throws Rejection currency_mismatch */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  const [left, right] = minorsOf(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** half-up: a half away from zero (commercial); half-even: a half to even; down: to zero; up: away from zero. */
export const roundingModes = ['half-up', 'half-even', 'down', 'up'] as const;

export type RoundingMode = (typeof roundingModes)[number];

function awayFromZero(quotient: bigint, twiceRest: bigint, divisor: bigint, mode: RoundingMode): boolean {
  if (mode === 'up') return twiceRest > 0n;
  if (mode === 'down') return false;
  if (twiceRest !== divisor) return twiceRest > divisor;
  return mode === 'half-up' || quotient % 2n === 1n;
}

/** numerator / denominator as a whole number, rounded in the stated mode. @throws RangeError for a zero denominator */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const dividend = numerator < 0n ? -numerator : numerator;
  const divisor = denominator < 0n ? -denominator : denominator;
  const quotient = dividend / divisor;
  const rounded = awayFromZero(quotient, (dividend % divisor) * 2n, divisor, mode) ? quotient + 1n : quotient;
  return negative ? -rounded : rounded;
}

/** money * numerator / denominator (a rate, a share), rounded to minor units in the stated mode. */
export function scale(money: Money, numerator: bigint, denominator: bigint, mode: RoundingMode): Money {
  return moneyOf(divideRounded(minorOf(money) * numerator, denominator, mode), money.currency);
}

/** Money in the currency's locale with its symbol: `1.234,50 €`. @throws Rejection amount_invalid */
export function formatMoney(money: Money): string {
  const { symbol, locale } = currencies[money.currency];
  minorOf(money);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format
    .formatToParts(money.amount as Intl.StringNumericLiteral)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('');
}
