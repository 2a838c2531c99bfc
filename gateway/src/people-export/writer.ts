import PDFDocument from 'pdfkit';
import { addFonts, type FontName } from './fonts.ts';

const margin = 50;
const foot = 30;
const replacement = '\u25a1'.codePointAt(0)!;
/** The words find their places here. */
const directions = /\p{Bidi_Control}/gu;
const controls = /\p{Cc}/gu;
const rightToLeft = /[\p{Script=Arabic}]/u;
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

/** Letters of one font in one direction. */
interface Run {
  font: FontName;
  text: string;
  width: number;
}

interface Word {
  runs: Run[];
  width: number;
  isRight: boolean;
}

/**
 * Writes readable pages: headings, paragraphs and tables, from the left or from the right, numbered at the foot.
 * Fetches nothing.
 */
export class PageWriter {
  private readonly doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    autoFirstPage: true,
    font: undefined,
    info: { Producer: 'Kadro', Creator: 'Kadro' },
  } as never);
  private readonly fontOf: (code: number) => FontName | null;
  private readonly chunks: Buffer[] = [];
  private readonly isRtl: boolean;
  /** Measured once each: a history says the same words again and again. */
  private readonly words = new Map<string, Word>();
  private y = margin;

  constructor(isRtl: boolean, title: string) {
    this.isRtl = isRtl;
    this.fontOf = addFonts(this.doc);
    this.doc.info.Title = title;
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  private get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  /** A paragraph over the whole width. */
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

  /** Words of a line from its own side: what reads the other way keeps its order among itself. */
  private line(words: readonly Word[], left: number, size: number, colour: string): void {
    const space = size * 0.28;
    const ordered = this.isRtl ? visual(words).toReversed() : visual(words, true);
    const whole = words.reduce((sum, word) => sum + word.width, 0) + space * (words.length - 1);
    let x = this.isRtl ? margin + this.width - left - whole : margin + left;
    this.doc.fillColor(colour).fontSize(size);
    for (const word of ordered) {
      for (const run of word.isRight ? word.runs.toReversed() : word.runs) {
        // the foot is beside the margin, where the library would begin a page of its own
        this.doc
          .font(run.font)
          .text(run.text, x, this.y, { lineBreak: false, height: size * 2, baseline: 'top' } as never);
        x += run.width;
      }
      x += space;
    }
  }

  private linesOf(text: string, width: number, size: number): Word[][] {
    const space = size * 0.28;
    const lines: Word[][] = [];
    for (const paragraph of text.split('\n').map((one) => one.replace(directions, '').replace(controls, ' '))) {
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
    const key = `${size} ${text}`;
    const known = this.words.get(key) ?? this.measured(text, size);
    this.words.set(key, known);
    return known;
  }

  private measured(text: string, size: number): Word {
    const runs: Run[] = [];
    for (const letter of text) {
      const font = this.fontOf(letter.codePointAt(0)!);
      const shown = font ? letter : String.fromCodePoint(replacement);
      const own = font ?? this.fontOf(replacement) ?? 'latin';
      if (runs.at(-1)?.font === own) runs.at(-1)!.text += shown;
      else runs.push({ font: own, text: shown, width: 0 });
    }
    this.doc.fontSize(size);
    for (const run of runs) run.width = this.doc.font(run.font).widthOfString(run.text);
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), isRight: rightToLeft.test(text) };
  }
}

/**
 * The order from left to right within a line that reads from left to right: neighbours that read from the right change
 * places.
 */
function visual(words: readonly Word[], leftFirst = false): Word[] {
  const ordered: Word[] = [];
  let together: Word[] = [];
  const close = (): void => {
    ordered.push(...together.toReversed());
    together = [];
  };
  for (const word of words) {
    if (word.isRight === leftFirst) together.push(word);
    else {
      close();
      ordered.push(word);
    }
  }
  close();
  return ordered;
}
