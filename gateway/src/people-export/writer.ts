import PDFDocument from 'pdfkit';
import { addFonts, fontOf, type FontName } from './fonts.ts';
import { visualOrder } from './visual-order.ts';

const margin = 50;
const foot = 30;
/** Stands for a letter that no font has. */
const replacement = '?';
/** The order of a line is decided here, not by what somebody typed. */
const directions = /\p{Bidi_Control}/gu;
const controls = /\p{Cc}/gu;
const colours = { text: '#1E1724', muted: '#564D61', line: '#E2DEE7' } as const;

interface Style {
  size: number;
  colour: keyof typeof colours;
  /** Points below the text. */
  after: number;
}

const styles = {
  title: { size: 20, colour: 'text', after: 8 },
  heading: { size: 14, colour: 'text', after: 5 },
  second: { size: 11, colour: 'text', after: 3 },
  text: { size: 9, colour: 'text', after: 3 },
  small: { size: 8, colour: 'muted', after: 2 },
} as const satisfies Record<string, Style>;

interface Word {
  text: string;
  width: number;
}

/** Writes readable pages: headings, paragraphs and tables, from the left or from the right, numbered at the foot. */
export class PageWriter {
  private readonly doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    autoFirstPage: true,
    font: undefined,
    info: { Producer: 'Kadro', Creator: 'Kadro' },
  } as never);
  private readonly chunks: Buffer[] = [];
  private readonly isRtl: boolean;
  /** Measured once each: a history says the same words again and again. */
  private readonly widths = new Map<string, number>();
  private y = margin;

  constructor(isRtl: boolean, title: string) {
    this.isRtl = isRtl;
    addFonts(this.doc);
    this.doc.info.Title = title;
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  private get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  paragraph(text: string, style: keyof typeof styles = 'text'): void {
    const above = style === 'heading' ? 12 : style === 'second' ? 6 : 0;
    this.y += above;
    if (style !== 'text' && style !== 'small') this.need(60);
    this.columns([text], [1], style);
  }

  /** One row of a table; `shares` are the widths of its cells in relation to each other. */
  columns(cells: readonly string[], shares: readonly number[], style: keyof typeof styles = 'text'): void {
    const { size, colour, after } = styles[style];
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => (share / whole) * this.width);
    const lines = cells.map((cell, n) => this.linesOf(cell, widths[n]! - 8, size));
    const height = size * 1.4;
    for (let row = 0; row < Math.max(...lines.map((one) => one.length)); row++) {
      this.need(height);
      let x = 0;
      for (const [n, own] of lines.entries()) {
        const line = own[row];
        if (line) this.line(line, x, size, colours[colour]);
        x += widths[n]!;
      }
      this.y += height;
    }
    this.y += after;
  }

  rule(): void {
    this.doc
      .moveTo(margin, this.y)
      .lineTo(margin + this.width, this.y)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke();
    this.y += 4;
  }

  /** The whole document; `numbered` says page n of all. */
  async finish(numbered: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let n = 0; n < count; n++) {
      this.doc.switchToPage(n);
      this.y = this.doc.page.height - foot;
      const [line] = this.linesOf(numbered(n + 1, count), this.width, styles.small.size);
      if (line) this.line(line, 0, styles.small.size, colours.muted);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.doc.on('end', resolve);
    this.doc.end();
    await promise;
    return Buffer.concat(this.chunks);
  }

  private need(height: number): void {
    if (this.y + height <= this.doc.page.height - margin) return;
    this.doc.addPage();
    this.y = margin;
  }

  private line(words: readonly Word[], left: number, size: number, colour: string): void {
    const text = words.map((word) => word.text).join(' ');
    const runs = visualOrder(text, this.isRtl, fontFor).map((run) => ({ ...run, width: this.widthOf(run, size) }));
    const whole = runs.reduce((sum, run) => sum + run.width, 0);
    let x = this.isRtl ? margin + this.width - left - whole : margin + left;
    this.doc.fillColor(colour).fontSize(size);
    for (const { text: drawn, mark, width } of runs) {
      // the foot is beside the margin, where the library would begin a page of its own
      if (drawn.trim())
        this.doc.font(mark).text(drawn, x, this.y, { lineBreak: false, height: size * 2, baseline: 'top' });
      x += width;
    }
  }

  private linesOf(text: string, width: number, size: number): Word[][] {
    const space = this.word(' ', size).width;
    const lines: Word[][] = [];
    for (const paragraph of text.split('\n').map(readable)) {
      let line: Word[] = [];
      let used = 0;
      for (const word of paragraph
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((one) => this.fitting(one, width, size))) {
        if (line.length > 0 && used + space + word.width > width) {
          lines.push(line);
          [line, used] = [[], 0];
        }
        used += (line.length > 0 ? space : 0) + word.width;
        line.push(word);
      }
      lines.push(line);
    }
    return lines;
  }

  /** A word, in pieces where it is wider than its line. */
  private fitting(text: string, width: number, size: number): Word[] {
    const word = this.word(text, size);
    const letters = Array.from(text);
    if (word.width <= width || letters.length < 2) return [word];
    const half = Math.ceil(letters.length / 2);
    return [letters.slice(0, half), letters.slice(half)].flatMap((part) => this.fitting(part.join(''), width, size));
  }

  private word(text: string, size: number): Word {
    const width = visualOrder(text, this.isRtl, fontFor).reduce((sum, run) => sum + this.widthOf(run, size), 0);
    return { text, width };
  }

  private widthOf({ text, mark }: { text: string; mark: FontName }, size: number): number {
    const key = `${mark} ${size} ${text}`;
    const known = this.widths.get(key) ?? this.doc.font(mark).fontSize(size).widthOfString(text);
    this.widths.set(key, known);
    return known;
  }
}

const fontFor = (character: string): FontName => fontOf(character.codePointAt(0) ?? 0) ?? 'latin';

function readable(text: string): string {
  const plain = text.replace(directions, '').replace(controls, ' ');
  return Array.from(plain, (one) => (fontOf(one.codePointAt(0) ?? 0) === null && one.trim() ? replacement : one)).join(
    '',
  );
}
