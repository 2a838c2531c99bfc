/** A pseudo-random number from 0 to `limit` - 1 that is the same for the same `n` and `salt`. */
export function scattered(n: number, salt: number, limit: number): number {
  let mixed = Math.imul(n ^ (salt * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % limit;
}
