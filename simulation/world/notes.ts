/** A line that somebody should look at. */
export interface Note {
  level: 'warn' | 'error';
  message: string;
  fields: object;
}

const mostKept = 1_000;

/** What the system logs: warnings and errors are kept. */
export class Notes {
  kept: Note[] = [];
  /** What a process that has ended still says is nobody's. */
  isOver = false;

  debug = (): void => undefined;
  info = (): void => undefined;
  warn = (fields: object, message: string): void => this.#keep('warn', fields, message);
  error = (fields: object, message: string): void => this.#keep('error', fields, message);

  /** Whatever was kept until now. */
  taken(): Note[] {
    const { kept } = this;
    this.kept = [];
    return kept;
  }

  #keep(level: Note['level'], fields: object, message: string): void {
    if (this.isOver || this.kept.length >= mostKept) return;
    this.kept.push({ level, fields, message });
  }
}
