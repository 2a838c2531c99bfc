/** A folded stream: masked state and the commands it remembers. */
export interface Fold {
  state: unknown;
  /** -1 for a new stream. */
  revision: number;
  /** Of the last event, '' for none. */
  position: string;
  /** Latest instant of any event, '' for none. */
  at: string;
  /** Of the last event, '' for none. */
  hash: string;
  /** Hash of a command's key -> hash of its body and its position; the last ones only. */
  commands: Map<string, { body: string; position: string }>;
  /** A part of the key of each command before them: one whose part is missing never came. */
  olderMarks: Set<string>;
  bytes: number;
}

/** By stream; least recently used out first, bounded by bytes. */
export class FoldCache<F extends { bytes: number } = Fold> {
  private readonly folds = new Map<string, F>();
  private bytes = 0;

  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get(stream: string): F | undefined {
    const fold = this.folds.get(stream);
    if (!fold) return undefined;
    this.folds.delete(stream);
    this.folds.set(stream, fold);
    return fold;
  }

  delete(stream: string): void {
    this.bytes -= this.folds.get(stream)?.bytes ?? 0;
    this.folds.delete(stream);
  }

  set(stream: string, fold: F): void {
    this.delete(stream);
    this.folds.set(stream, fold);
    this.bytes += fold.bytes;
    for (const [oldest, old] of this.folds) {
      if (this.bytes <= this.maxBytes) break;
      this.folds.delete(oldest);
      this.bytes -= old.bytes;
    }
  }
}
