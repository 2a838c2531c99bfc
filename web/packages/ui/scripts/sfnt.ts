/** Glyph numbers of some code points by a `cmap` table (format 4); 0, the missing glyph, is always among them. */
export function glyphsFor(cmap: Buffer, letters: readonly number[]): Set<number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const map = subtables.find((table) => table.readUInt16BE(0) === 4);
  if (!map) throw new Error('No cmap of format 4 in the font');
  return new Set([0, ...letters.map((letter) => glyphOf(map, letter))]);
}

function glyphOf(map: Buffer, letter: number): number {
  const twice = map.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + twice, 16 + twice * 2, 16 + twice * 3];
  for (let at = 0; at < twice; at += 2) {
    if (map.readUInt16BE(ends + at) < letter) continue;
    const start = map.readUInt16BE(starts + at);
    if (start > letter) return 0;
    const range = map.readUInt16BE(ranges + at);
    const found = range === 0 ? letter : map.readUInt16BE(ranges + at + range + (letter - start) * 2);
    return found === 0 ? 0 : (found + map.readUInt16BE(deltas + at)) & 0xffff;
  }
  return 0;
}

/** A `gvar` table in which only some glyphs vary. */
export function withoutVariations(gvar: Buffer, kept: ReadonlySet<number>): Buffer {
  const count = gvar.readUInt16BE(12);
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const dataAt = gvar.readUInt32BE(16);
  const offset = (glyph: number) => (long ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2);
  const head = Buffer.from(gvar.subarray(0, dataAt));
  const data: Buffer[] = [];
  let length = 0;
  for (let glyph = 0; glyph <= count; glyph++) {
    if (long) head.writeUInt32BE(length, 20 + glyph * 4);
    else head.writeUInt16BE(length / 2, 20 + glyph * 2);
    if (!kept.has(glyph) || glyph === count) continue;
    const own = gvar.subarray(dataAt + offset(glyph), dataAt + offset(glyph + 1));
    data.push(own);
    length += own.length;
  }
  // Shared tuples stand between the offsets and the data in the fonts we cut.
  if (gvar.readUInt32BE(8) > dataAt) throw new Error('Shared tuples stand behind the data');
  return Buffer.concat([head, ...data]);
}

/** A `post` table without glyph names (version 3). */
export function withoutNames(post: Buffer): Buffer {
  const short = Buffer.from(post.subarray(0, 32));
  short.writeUInt32BE(0x00030000, 0);
  return short;
}
