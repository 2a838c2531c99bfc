import Fraction from 'fraction.js';
import { toNumber, zero } from '../days.ts';

/** Eighths where they suffice, else a small or any fraction. */
type Amount = { eighths: number } | { n: number; d: number } | { exact: Fraction };

const mostKnown = 10_000;
/** Exact in a number, also after some thousand sums. */
const mostDigits = 9;
const near = 1e-9;
const known = new Map<string, Amount>();

function parsed(text: string): Amount {
  const [n, d = '1'] = text.split('/') as [string, string?];
  if (n.length > mostDigits || d.length > mostDigits) return { exact: new Fraction(text) };
  return 8 % Number(d) === 0 ? { eighths: (8 * Number(n)) / Number(d) } : { n: Number(n), d: Number(d) };
}

/** Cached: most amounts are one of a few. */
function amountFrom(text: string): Amount {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const amount = parsed(text);
  known.set(text, amount);
  return amount;
}

/** Mutable; cheap for sums of common fractions. */
export class ExactSum {
  private eighths = 0;
  /** Numerators by denominator. */
  private small: Map<number, number> | null = null;
  private rest: Fraction | null = null;

  /** Days as "n" or "n/d". */
  plus(text: string, sign: 1 | -1 = 1): this {
    const amount = amountFrom(text);
    if ('eighths' in amount) this.eighths += sign * amount.eighths;
    else if ('n' in amount) this.addSmall(amount.n * sign, amount.d);
    else this.rest = (this.rest ?? zero).add(amount.exact.mul(sign));
    return this;
  }

  add({ eighths, small, rest }: ExactSum, sign: 1 | -1 = 1): this {
    this.eighths += sign * eighths;
    for (const [d, n] of small ?? []) this.addSmall(n * sign, d);
    if (rest) this.rest = (this.rest ?? zero).add(rest.mul(sign));
    return this;
  }

  copy(): ExactSum {
    return new ExactSum().add(this);
  }

  isLess(other: ExactSum): boolean {
    const difference = this.rough() - other.rough();
    return Math.abs(difference) > near || (this.isPlain() && other.isPlain())
      ? difference < 0
      : this.value().lt(other.value());
  }

  value(): Fraction {
    let sum = new Fraction(this.eighths, 8).add(this.rest ?? zero);
    for (const [d, n] of this.small ?? []) sum = sum.add(new Fraction(n, d));
    return sum;
  }

  /** "n" or "n/d", as `toFraction` of the value. */
  text(): string {
    return this.isPlain() && this.eighths % 8 === 0 ? String(this.eighths / 8) : this.value().toFraction();
  }

  /** As `toNumber` of the value. */
  shown(): number {
    if (this.isPlain()) return this.eighths / 8;
    const scaled = this.rough() * 10_000;
    const isBetween = Math.abs(Math.abs(scaled % 1) - 0.5) < 1e-4;
    return isBetween ? toNumber(this.value()) : Math.round(scaled) / 10_000;
  }

  private addSmall(n: number, d: number): void {
    this.small ??= new Map();
    this.small.set(d, (this.small.get(d) ?? 0) + n);
  }

  private isPlain(): boolean {
    return this.small === null && this.rest === null;
  }

  /** Exact enough to compare most sums. */
  private rough(): number {
    let sum = this.eighths / 8 + (this.rest?.valueOf() ?? 0);
    if (this.small) for (const [d, n] of this.small) sum += n / d;
    return sum;
  }
}
