import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

/** The fonts of the product, in the order in which they are asked for a letter. */
const files = { latin: 'inter-latin.woff2', more: 'inter-more.woff2', arabic: 'vazirmatn-arabic.woff2' } as const;
export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as FontName[];

interface Outline {
  commands: { command: string; args: number[] }[];
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
}

interface Glyph {
  path: Outline;
  advanceWidth: number;
  _getMetrics(): { leftBearing: number };
}

interface Subset {
  font: { getGlyph(id: number): Glyph };
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

interface Opened {
  font: { hasGlyphForCodePoint(code: number): boolean };
  subset: Subset;
}

const read = new Map<FontName, Buffer>();

function bytesOf(name: FontName): Buffer {
  const known =
    read.get(name) ??
    readFileSync(fileURLToPath(new URL(`../../../web/packages/ui/fonts/${files[name]}`, import.meta.url)));
  read.set(name, known);
  return known;
}

/** Registers the fonts; answers which of them has a letter. */
export function addFonts(doc: Document): (code: number) => FontName | null {
  const opened = fontNames.map((name) => {
    doc.registerFont(name, bytesOf(name));
    doc.font(name);
    const one = (doc as unknown as { _font: Opened })._font;
    // the library copies outlines from where a compressed font does not have them
    one.subset._addGlyph = addOutline;
    return { name, font: one.font };
  });
  return (code) => opened.find(({ font }) => font.hasGlyphForCodePoint(code))?.name ?? null;
}

function addOutline(this: Subset, id: number): number {
  const glyph = this.font.getGlyph(id);
  const bytes = outlineBytes(glyph.path);
  this.glyf.push(bytes);
  this.loca.offsets.push(this.offset);
  this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
  this.offset += bytes.length;
  return this.glyf.length - 1;
}

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

function contoursOf({ commands }: Outline): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    for (let n = 0; n < args.length; n += 2)
      contours.at(-1)!.push({
        x: Math.round(args[n]!),
        y: Math.round(args[n + 1]!),
        isOn: !(command === 'quadraticCurveTo' && n === 0),
      });
  }
  return contours.filter((points) => points.length > 1);
}

/** An outline as a simple glyph of TrueType: whole points, nothing packed, of a length that is a multiple of four. */
function outlineBytes(path: Outline): Uint8Array {
  const contours = contoursOf(path);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const { minX, minY, maxX, maxY } = path.bbox;
  const view = new DataView(new ArrayBuffer(Math.ceil((12 + 2 * contours.length + 5 * points.length) / 4) * 4));
  let at = 0;
  const word = (value: number): void => {
    view.setInt16(at, value);
    at += 2;
  };
  for (const value of [contours.length, Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY)])
    word(value);
  let last = -1;
  for (const contour of contours) word((last += contour.length));
  word(0);
  for (const { isOn } of points) view.setUint8(at++, Number(isOn));
  for (const axis of ['x', 'y'] as const)
    for (const [n, point] of points.entries()) word(point[axis] - (points[n - 1]?.[axis] ?? 0));
  return new Uint8Array(view.buffer);
}
