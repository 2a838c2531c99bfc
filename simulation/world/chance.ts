import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const most = 0x7fff_ffff;

/** Everything that is drawn, from one seed. */
export class Chance {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  /** Each name of a seed has a sequence of its own, so that drawing more of one leaves the others as they are. */
  constructor(seed: number, name: string) {
    const mixed = Buffer.from(name).reduce((sum, byte) => Math.imul(sum ^ byte, 0x0100_0193), seed | 0);
    this.#generator = xoroshiro128plus(mixed);
  }

  /** A whole number from 0 to one less than `end`, which is at most 2^31. */
  below(end: number): number {
    return uniformInt(this.#generator, 0, end - 1);
  }

  /** A whole number of both ends and what is between them. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  /** True once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** From 0 to less than 1. */
  fraction(): number {
    return this.below(most) / most;
  }

  /** @throws RangeError where there is none */
  pick<T>(among: readonly T[]): T {
    if (among.length === 0) throw new RangeError('nothing to pick from');
    return among[this.below(among.length)]!;
  }

  /** One of them, each as often as its weight says. */
  weighted<T extends { weight: number }>(among: readonly T[]): T {
    let left = this.below(among.reduce((sum, { weight }) => sum + weight, 0));
    return among.find(({ weight }) => (left -= weight) < 0)!;
  }

  uuid(): string {
    const id = new Uint8Array(16);
    this.fill(id);
    id[6] = (id[6]! & 0x0f) | 0x40;
    id[8] = (id[8]! & 0x3f) | 0x80;
    const hex = Buffer.from(id).toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  fill(bytes: Uint8Array): void {
    for (let n = 0; n < bytes.length; n++) bytes[n] = this.#generator.next() & 0xff;
  }
}
