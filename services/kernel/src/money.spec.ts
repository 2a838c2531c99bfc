import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseAmount } from './amount-input.ts';
import {
  add,
  compare,
  currencyCodes,
  divideRounded,
  formatMoney,
  minorOf,
  type Money,
  moneyOf,
  moneySchema,
  type RoundingMode,
  scale,
  subtract,
} from './money.ts';

const euro = (amount: string): Money => ({ amount, currency: 'EUR' });
const minor = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n });

describe('money', () => {
  it('keeps every minor unit on the way in and out', () => {
    fc.assert(fc.property(minor, (units) => minorOf(moneyOf(units, 'TRY')) === units));
  });

  it.each(['1250.00', '0.00', '-0.05', '999999999999999.99'])('accepts %s', (amount) => {
    expect(moneySchema.safeParse(euro(amount)).success).toBe(true);
  });

  it.each(['1250', '1250.5', '1,250.00', '01.00', '-0.00', '.50', '1e3', ' 1.00', '1.00\n', '9999999999999999.00'])(
    'refuses %j',
    (amount) => {
      expect(moneySchema.safeParse(euro(amount)).success).toBe(false);
    },
  );

  it('refuses to count what is no amount', () => {
    expect(() => minorOf(euro('1.5'))).toThrow(expect.objectContaining({ name: 'amount_invalid' }));
  });

  it('adds and subtracts exactly', () => {
    expect(add(euro('0.10'), euro('0.20'))).toEqual(euro('0.30'));
    expect(subtract(euro('0.10'), euro('0.20'))).toEqual(euro('-0.10'));
    fc.assert(
      fc.property(
        minor,
        minor,
        (a, b) => minorOf(subtract(add(moneyOf(a, 'EUR'), moneyOf(b, 'EUR')), moneyOf(b, 'EUR'))) === a,
      ),
      {
        examples: [[1n, -1n]],
      },
    );
  });

  it('compares amounts, not texts', () => {
    expect(compare(euro('9.00'), euro('10.00'))).toBe(-1);
    expect(compare(euro('-9.00'), euro('-10.00'))).toBe(1);
    expect(compare(euro('1.00'), euro('1.00'))).toBe(0);
  });

  it('does not mix currencies', () => {
    expect(() => add(euro('1.00'), { amount: '1.00', currency: 'USD' })).toThrow(
      expect.objectContaining({ name: 'currency_mismatch' }),
    );
  });
});

describe('rounding', () => {
  it.each<[RoundingMode, bigint[]]>([
    ['half-up', [3n, -3n, 2n, 1n]],
    ['half-even', [2n, -2n, 2n, 1n]],
    ['down', [2n, -2n, 1n, 1n]],
    ['up', [3n, -3n, 2n, 2n]],
  ])('%s takes 2.5, -2.5, 1.5 and 1.25 its way', (mode, expected) => {
    expect([
      divideRounded(5n, 2n, mode),
      divideRounded(-5n, 2n, mode),
      divideRounded(3n, 2n, mode),
      divideRounded(5n, 4n, mode),
    ]).toEqual(expected);
  });

  it('is never off by a whole unit and mirrors at zero', () => {
    const mode = fc.constantFrom<RoundingMode>('half-up', 'half-even', 'down', 'up');
    fc.assert(
      fc.property(minor, fc.bigInt({ min: 1n, max: 10_000n }), mode, (numerator, denominator, how) => {
        const rest = divideRounded(numerator, denominator, how) * denominator - numerator;
        expect(rest > -denominator && rest < denominator).toBe(true);
        expect(divideRounded(-numerator, denominator, how)).toBe(-divideRounded(numerator, denominator, how));
        expect(divideRounded(numerator, -denominator, how)).toBe(divideRounded(-numerator, denominator, how));
      }),
    );
  });

  it('scales money by a rate', () => {
    expect(scale(euro('10.05'), 1n, 2n, 'half-even')).toEqual(euro('5.02'));
    expect(scale(euro('10.05'), 1n, 2n, 'half-up')).toEqual(euro('5.03'));
  });
});

describe('writing money', () => {
  const written = (money: Money): string => formatMoney(money).replace(/\s/g, ' ');

  it.each<[Money, string]>([
    [{ amount: '1234567.50', currency: 'TRY' }, '₺1.234.567,50'],
    [{ amount: '-0.05', currency: 'USD' }, '-$0.05'],
    [{ amount: '1234.50', currency: 'EUR' }, '1.234,50 €'],
    [{ amount: '1234.50', currency: 'GBP' }, '£1,234.50'],
    [{ amount: '1234.50', currency: 'RON' }, '1.234,50 lei'],
    [{ amount: '1234.50', currency: 'SAR' }, '1.234,50 SAR'],
    [{ amount: '999999999999999.99', currency: 'RUB' }, '999.999.999.999.999,99 ₽'],
  ])('%j is %s', (money, text) => {
    expect(written(money)).toBe(text);
  });
});

describe('reading an amount', () => {
  it.each([
    ['1.234,56', 'EUR', '1234.56'],
    ['1234,5', 'EUR', '1234.50'],
    ['1,234.56', 'USD', '1234.56'],
    ['1.234,56', 'TRY', '1234.56'],
    ['1.234', 'EUR', '1234.00'],
    ['-0,05', 'AZN', '-0.05'],
    ['-0', 'EUR', '0.00'],
    ['007', 'EUR', '7.00'],
    ['١٢٣,٤٥', 'SAR', '123.45'],
  ] as const)('%s in %s is %s', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toEqual({ amount, currency });
  });

  it.each([
    ['1,234.56', 'EUR'],
    ['1.234,56', 'USD'],
    ['12.34', 'EUR'],
    ['1.2345,00', 'EUR'],
    ['1,234', 'EUR'],
    ['', 'EUR'],
    ['-', 'EUR'],
    ['1 000', 'EUR'],
    ['1e5', 'EUR'],
    ['1,', 'EUR'],
  ] as const)('%j in %s is refused', (text, currency) => {
    expect(parseAmount(text, currency)).toBeUndefined();
  });

  it('reads back what is written, in every currency', () => {
    const symbols = /[^\d.,-]/g;
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
        fc.constantFrom(...currencyCodes),
        (units, currency) => {
          const money = moneyOf(units, currency);
          expect(parseAmount(formatMoney(money).replace(symbols, ''), currency)).toEqual(money);
        },
      ),
    );
  });
});
