/** Reads one of the streams of a transformed `glyf` table from front to back. */
class Stream {
  readonly #data: Buffer;
  #at = 0;
  constructor(data: Buffer) {
    this.#data = data;
  }
  take(length: number): Buffer {
    return this.#data.subarray(this.#at, (this.#at += length));
  }
  get at(): number {
    return this.#at;
  }
  since(start: number): Buffer {
    return this.#data.subarray(start, this.#at);
  }
  /** A 255UInt16 (section 3.2). */
  short(): number {
    const code = this.take(1).readUInt8();
    if (code === 253) return this.take(2).readUInt16BE();
    if (code === 254) return this.take(1).readUInt8() + 506;
    return code === 255 ? this.take(1).readUInt8() + 253 : code;
  }
}

const names = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const;
type Part = (typeof names)[number];
const headerSize = 36;

/** What one glyph has in each stream, and the glyphs it is made of. */
interface Glyph {
  parts: Record<Part, Buffer>;
  boxed: boolean;
  components: number[];
}

const empty = Buffer.alloc(0);

/** Bytes of coordinates that follow a flag (table of section 5.2). */
const coordinateBytes = (flag: number) => ((flag & 127) < 84 ? 1 : (flag & 127) < 120 ? 2 : (flag & 127) < 124 ? 3 : 4);

function simple(streams: Record<Part, Stream>, contours: number) {
  const [points, glyphs] = [streams.points.at, streams.glyphs.at];
  let count = 0;
  for (let contour = 0; contour < contours; contour++) count += streams.points.short();
  const flags = streams.flags.take(count);
  for (const flag of flags) streams.glyphs.take(coordinateBytes(flag));
  const instructions = streams.instructions.take(streams.glyphs.short());
  return {
    points: streams.points.since(points),
    flags,
    glyphs: streams.glyphs.since(glyphs),
    composites: empty,
    instructions,
    components: [],
  };
}

function composite({ composites, glyphs, instructions }: Record<Part, Stream>) {
  const [from, glyphsFrom] = [composites.at, glyphs.at];
  const components: number[] = [];
  let flags: number;
  let instructed = false;
  do {
    flags = composites.take(2).readUInt16BE();
    components.push(composites.take(2).readUInt16BE());
    composites.take((flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0));
    instructed ||= (flags & 0x100) !== 0;
  } while (flags & 0x20);
  const program = instructed ? instructions.take(glyphs.short()) : empty;
  return {
    points: empty,
    flags: empty,
    glyphs: glyphs.since(glyphsFrom),
    composites: composites.since(from),
    instructions: program,
    components,
  };
}

function readGlyphs(glyf: Buffer): Glyph[] {
  const count = glyf.readUInt16BE(4);
  let at = headerSize;
  const cut = (index: number) => new Stream(glyf.subarray(at, (at += glyf.readUInt32BE(8 + index * 4))));
  const streams = Object.fromEntries(names.map((name, index) => [name, cut(index)])) as Record<Part, Stream>;
  const bitmap = streams.boxes.take(((count + 31) >> 5) << 2);
  return Array.from({ length: count }, (_, glyph) => {
    const contours = streams.contours.take(2);
    const number = contours.readInt16BE();
    const boxed = ((bitmap[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const { components, ...parts } =
      number < 0 ? composite(streams) : number > 0 ? simple(streams, number) : { ...noParts, components: [] };
    return { parts: { ...parts, contours, boxes: boxed ? streams.boxes.take(8) : empty }, boxed, components };
  });
}

const noParts = { points: empty, flags: empty, glyphs: empty, composites: empty, instructions: empty };
const nothing: Glyph = { parts: { ...noParts, contours: Buffer.alloc(2), boxes: empty }, boxed: false, components: [] };

function withComponents(glyphs: readonly Glyph[], wanted: ReadonlySet<number>): Set<number> {
  const kept = new Set(wanted);
  // A set that grows while it is walked is walked to its new end.
  for (const glyph of kept) for (const component of glyphs[glyph]?.components ?? []) kept.add(component);
  return kept;
}

/** A transformed `glyf` table with the outlines of some glyphs and what they are made of; the others stay, empty. */
export function trimGlyf(glyf: Buffer, wanted: ReadonlySet<number>): { glyf: Buffer; kept: Set<number> } {
  if (glyf.readUInt16BE(2) !== 0) throw new Error('Overlap flags in glyf are not known here');
  const glyphs = readGlyphs(glyf);
  const kept = withComponents(glyphs, wanted);
  const trimmed = glyphs.map((glyph, index) => (kept.has(index) ? glyph : nothing));
  const bitmap = Buffer.alloc(((glyphs.length + 31) >> 5) << 2);
  trimmed.forEach(({ boxed }, index) => {
    if (boxed) bitmap[index >> 3] = (bitmap[index >> 3] ?? 0) | (0x80 >> (index & 7));
  });
  const streams = names.map((name) =>
    Buffer.concat([...(name === 'boxes' ? [bitmap] : []), ...trimmed.map(({ parts }) => parts[name])]),
  );
  const head = Buffer.from(glyf.subarray(0, headerSize));
  streams.forEach((stream, index) => head.writeUInt32BE(stream.length, 8 + index * 4));
  return { glyf: Buffer.concat([head, ...streams]), kept };
}
