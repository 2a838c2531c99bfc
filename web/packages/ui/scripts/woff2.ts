/** The little of WOFF2 (W3C Recommendation 2.0) that is needed to leave glyphs out of a variable TrueType font. */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { glyphsFor, withoutNames, withoutVariations } from './sfnt.ts';
import { trimGlyf } from './woff2-glyf.ts';

// Places of the tags we meet in the list of known tags (section 4.1); any other tag is written out.
const known: Record<number, string> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  4: 'maxp',
  5: 'name',
  6: 'OS/2',
  7: 'post',
  8: 'cvt ',
  9: 'fpgm',
  10: 'glyf',
  11: 'loca',
  12: 'prep',
  17: 'gasp',
  26: 'GDEF',
  27: 'GPOS',
  28: 'GSUB',
  39: 'avar',
  47: 'fvar',
  48: 'gvar',
};
const places = new Map(Object.entries(known).map(([place, tag]) => [tag, Number(place)]));
const written = 63;
const headerSize = 48;

interface Table {
  tag: string;
  /** Number of the transformation, and the length before it. */
  version: number;
  plainLength: number;
  data: Buffer;
}

/** Whether a table is stored in another form: glyf and loca are unless they say 3, others when they say anything. */
const transformed = ({ tag, version }: Pick<Table, 'tag' | 'version'>) =>
  tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;

function readTables(font: Buffer): Table[] {
  let at = headerSize;
  const base128 = () => {
    let value = 0;
    let byte: number;
    do {
      byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
    } while (byte & 128);
    return value;
  };
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++);
    const place = flags & 63;
    if (place === written) at += 4;
    const tag = place === written ? font.toString('latin1', at - 4, at) : known[place];
    if (!tag) throw new Error(`Unknown table ${place}`);
    const entry = { tag, version: flags >> 6, plainLength: base128() };
    return { ...entry, length: transformed(entry) ? base128() : entry.plainLength };
  });
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  let from = 0;
  return entries.map(({ length, ...entry }) => ({ ...entry, data: data.subarray(from, (from += length)) }));
}

function base128Of(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

function entryOf(table: Table): Buffer {
  const place = places.get(table.tag) ?? written;
  const lengths = [...base128Of(table.plainLength), ...(transformed(table) ? base128Of(table.data.length) : [])];
  const tag = place === written ? [...Buffer.from(table.tag, 'latin1')] : [];
  return Buffer.from([(table.version << 6) | place, ...tag, ...lengths]);
}

function writeTables(header: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.concat(tables.map(entryOf));
  const body = brotliCompressSync(Buffer.concat(tables.map(({ data }) => data)));
  const used = headerSize + directory.length + body.length;
  const length = Math.ceil(used / 4) * 4;
  const head = Buffer.from(header.subarray(0, headerSize));
  head.writeUInt32BE(length, 8);
  head.writeUInt16BE(tables.length, 12);
  head.writeUInt32BE(
    tables.reduce((sum, table) => sum + Math.ceil(table.plainLength / 4) * 4, 12 + 16 * tables.length),
    16,
  );
  head.writeUInt32BE(body.length, 20);
  return Buffer.concat([head, directory, body, Buffer.alloc(length - used)]);
}

const dropped = new Set(['GPOS', 'GSUB', 'GDEF']);

/**
 * The font with the outlines of some letters (code points) only; kerning goes, as letters of other files could not use
 * it.
 */
export function keepGlyphs(font: Buffer, letters: readonly number[]): Buffer {
  const tables = readTables(font).filter(({ tag }) => !dropped.has(tag));
  const of = (name: string) => {
    const table = tables.find(({ tag }) => tag === name);
    if (!table) throw new Error(`No ${name} in the font`);
    return table;
  };
  const plain = (name: string, data: Buffer) => Object.assign(of(name), { data, plainLength: data.length });
  const { glyf, kept } = trimGlyf(of('glyf').data, glyphsFor(of('cmap').data, letters));
  of('glyf').data = glyf;
  plain('gvar', withoutVariations(of('gvar').data, kept));
  plain('post', withoutNames(of('post').data));
  return writeTables(font, tables);
}

/** The code points of a CSS `unicode-range`. */
export const lettersOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((figure) => Number.parseInt(figure, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
