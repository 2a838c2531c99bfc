import Fraction from 'fraction.js';
import { toNumber, zero } from './days.ts';

/** Whole days, halves, quarters and eighths are exact as numbers; everything else is kept as a fraction. */
const quick = /^-?\d{1,9}(\/[248])?$/;

/** An exact sum of days that costs little where it is made of usual parts. */
export class ExactSum {
  /** In eighths. */
  private readonly eighths: number;
  private readonly rest: Fraction;

  constructor(eighths = 0, rest: Fraction = zero) {
    this.eighths = eighths;
    this.rest = rest;
  }

  /** The sum with "n" or "n/d" days more, or fewer. */
  plus(exact: string, sign: 1 | -1 = 1): ExactSum {
    if (!quick.test(exact)) return new ExactSum(this.eighths, this.rest.add(new Fraction(exact).mul(sign)));
    const [n, d = '1'] = exact.split('/');
    return new ExactSum(this.eighths + (sign * 8 * Number(n)) / Number(d), this.rest);
  }

  add({ eighths, rest }: ExactSum, sign: 1 | -1 = 1): ExactSum {
    return new ExactSum(this.eighths + sign * eighths, rest === zero ? this.rest : this.rest.add(rest.mul(sign)));
  }

  isLess(other: ExactSum): boolean {
    return this.rest === zero && other.rest === zero ? this.eighths < other.eighths : this.value().lt(other.value());
  }

  value(): Fraction {
    return this.rest.add(new Fraction(this.eighths, 8));
  }

  /** As it is shown, with at most four places. */
  shown(): number {
    return this.rest === zero ? this.eighths / 8 : toNumber(this.value());
  }
}

export const nothing = new ExactSum();
