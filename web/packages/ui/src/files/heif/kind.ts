// four letters each, by ISO/IEC 23008-12 and the AV1 image file format
const hevc = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const av1 = ['avif', 'avis'];
const container = ['mif1', 'mif2', 'msf1'];

/** HEIF, which most browsers cannot draw, or AVIF, which all can. */
export type HeifKind = 'heif' | 'avif';

/** By the brands in its first bytes, as names and types lie or are missing; null for any other file. */
export async function heifKindOf(file: Blob): Promise<HeifKind | null> {
  const brands = brandsOf(new Uint8Array(await file.slice(0, 256).arrayBuffer()));
  const has = (some: readonly string[]) => brands.some((brand) => some.includes(brand));
  if (has(hevc)) return 'heif';
  if (has(av1)) return 'avif';
  return has(container) ? 'heif' : null;
}

/** Major and compatible brands of the box `ftyp`: size, `ftyp`, major brand, version, compatible brands. */
function brandsOf(bytes: Uint8Array): string[] {
  if (bytes.length < 16 || lettersAt(bytes, 4) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer).getUint32(0);
  const end = Math.min(size, bytes.length);
  const brands = [lettersAt(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(lettersAt(bytes, at));
  return brands;
}

const lettersAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
