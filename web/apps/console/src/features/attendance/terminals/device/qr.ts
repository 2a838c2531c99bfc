/*
 * QR codes (ISO/IEC 18004) of byte mode with error correction M, versions 1 to 6: up to 106 bytes, more than a
 * terminal's code has.
 */

interface Version {
  /** Bytes of data and of error correction per block, and how many blocks. */
  data: number;
  correction: number;
  blocks: number;
  /** Centres of the alignment patterns. */
  aligned: readonly number[];
}

const versions: readonly Version[] = [
  { data: 16, correction: 10, blocks: 1, aligned: [] },
  { data: 28, correction: 16, blocks: 1, aligned: [6, 18] },
  { data: 44, correction: 26, blocks: 1, aligned: [6, 22] },
  { data: 32, correction: 18, blocks: 2, aligned: [6, 26] },
  { data: 43, correction: 24, blocks: 2, aligned: [6, 30] },
  { data: 27, correction: 16, blocks: 4, aligned: [6, 34] },
];

const overheadBits = 12;

/** Powers of 2 in GF(256) by the polynomial of QR codes, twice over, so that exponents need no modulo. */
const powers = Array.from({ length: 255 }).reduce<number[]>(
  (all) => {
    const next = (all.at(-1) ?? 0) * 2;
    return [...all, next > 255 ? next ^ 0x11d : next];
  },
  [1],
);
const exponents = new Map(powers.slice(0, 255).map((value, at) => [value, at]));
const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[((exponents.get(a) ?? 0) + (exponents.get(b) ?? 0)) % 255] ?? 0);

/** The generator polynomial of so many correction bytes, highest power first, without its leading 1. */
function generator(count: number): number[] {
  let all = [1];
  for (let at = 0; at < count; at += 1) {
    const root = powers[at] ?? 1;
    all = [...all, 0].map((value, index) => value ^ product(all[index - 1] ?? 0, root));
  }
  return all.slice(1);
}

function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ product(divisor[at] ?? 0, factor));
  }
  return rest;
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

/** Mode, length, bytes, end and padding, as bytes. */
function dataBytes(text: readonly number[], capacity: number): number[] {
  const bits = [...bitsOf(4, 4), ...bitsOf(text.length, 8), ...text.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  const used = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit, place) => sum | (bit << (7 - place)), 0),
  ).slice(0, capacity);
  return [...used, ...Array.from({ length: capacity - used.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))];
}

/** Byte by byte from each block in turn: data first, then correction. */
function interleaved(bytes: readonly number[], { data, correction, blocks }: Version): number[] {
  const parts = Array.from({ length: blocks }, (_, at) => bytes.slice(at * data, (at + 1) * data));
  const corrections = parts.map((part) => correctionOf(part, correction));
  const turns = (all: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, at) => all.map((one) => one[at] ?? 0)).flat();
  return [...turns(parts, data), ...turns(corrections, correction)];
}

type Grid = (boolean | undefined)[][];

const inside = (grid: Grid, y: number, x: number): boolean => y >= 0 && x >= 0 && y < grid.length && x < grid.length;

function put(grid: Grid, y: number, x: number, isDark: boolean): void {
  const row = grid[y];
  if (row && inside(grid, y, x)) row[x] = isDark;
}

/** The three corners with the light line around them. */
function putFinders(grid: Grid): void {
  const far = grid.length - 7;
  for (const [top, start] of [
    [0, 0],
    [0, far],
    [far, 0],
  ] as const)
    for (let y = -1; y <= 7; y += 1)
      for (let x = -1; x <= 7; x += 1) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        put(grid, top + y, start + x, ring !== 2 && ring !== 4);
      }
}

function putTiming(grid: Grid): void {
  for (let at = 8; at < grid.length - 8; at += 1) {
    put(grid, 6, at, at % 2 === 0);
    put(grid, at, 6, at % 2 === 0);
  }
}

function putAligned(grid: Grid, centres: readonly number[]): void {
  for (const cy of centres)
    for (const cx of centres) {
      // not over a corner
      if (grid[cy]?.[cx] !== undefined) continue;
      for (let y = -2; y <= 2; y += 1)
        for (let x = -2; x <= 2; x += 1) put(grid, cy + y, cx + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
    }
}

const maskOf = (y: number, x: number): boolean => (y + x) % 2 === 0;

/** Correction M and mask 0, with their own correction, in both places. */
function putFormat(grid: Grid): void {
  const format = bitsOf(0b101010000010010, 15).map((bit) => bit === 1);
  const last = grid.length - 1;
  const along = [0, 1, 2, 3, 4, 5, 7, 8];
  format.forEach((isDark, at) => {
    if (at < 7) put(grid, 8, along[at] ?? 0, isDark);
    else put(grid, along[14 - at] ?? 0, 8, isDark);
    if (at < 7) put(grid, last - at, 8, isDark);
    else put(grid, 8, last - 14 + at, isDark);
  });
  put(grid, grid.length - 8, 8, true);
}

/** Two columns at a time from the end, up and down in turn; what has a pattern already is left out. */
function putData(grid: Grid, bytes: readonly number[]): void {
  const bits = bytes.flatMap((byte) => bitsOf(byte, 8));
  const last = grid.length - 1;
  let at = 0;
  let isUp = true;
  for (let end = last; end > 0; end -= 2) {
    if (end === 6) end -= 1;
    for (let step = 0; step <= last; step += 1)
      for (const x of [end, end - 1]) {
        const y = isUp ? last - step : step;
        if (grid[y]?.[x] !== undefined) continue;
        put(grid, y, x, (bits[at] === 1) !== maskOf(y, x));
        at += 1;
      }
    isUp = !isUp;
  }
}

/** The modules of a text as a QR code, row by row, true = dark. @throws RangeError over 106 bytes in UTF-8 */
export function qrModules(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const bits = bytes.length * 8 + overheadBits;
  const at = versions.findIndex(({ data, blocks }) => data * blocks * 8 >= bits);
  const version = versions[at];
  if (!version) throw new RangeError(`no QR code of ${bytes.length} bytes`);
  const size = 21 + 4 * at;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  putFinders(grid);
  putAligned(grid, version.aligned);
  putTiming(grid);
  putFormat(grid);
  putData(grid, interleaved(dataBytes(bytes, version.data * version.blocks), version));
  return grid.map((row) => row.map((isDark) => isDark === true));
}
