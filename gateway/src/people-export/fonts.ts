import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import type PDFDocument from 'pdfkit';

/** The fonts of the product, in the order in which they are asked for a letter. */
const files = { latin: 'inter-latin.ttf', more: 'inter-more.ttf', arabic: 'vazirmatn-arabic.ttf' } as const;
export type FontName = keyof typeof files;

const folder = new URL('../../../web/packages/ui/fonts/', import.meta.url);
const fonts = (Object.keys(files) as FontName[]).map((name) => {
  const bytes = readFileSync(fileURLToPath(new URL(files[name], folder)));
  return { name, bytes, font: create(bytes) };
});

export function addFonts(doc: InstanceType<typeof PDFDocument>): void {
  for (const { name, bytes } of fonts) doc.registerFont(name, bytes);
}

/** The first font that has a letter (a code point), or null. */
export const fontOf = (code: number): FontName | null =>
  fonts.find(({ font }) => font.hasGlyphForCodePoint(code))?.name ?? null;
