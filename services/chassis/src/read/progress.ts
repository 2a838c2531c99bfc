import { type Wait } from '../ports/time/wait.ts';

/** How far something that follows the log has come, and who waits for it. */
export class Progress {
  /** Last position seen. */
  seen = '';
  /** Told when somebody begins to wait. */
  onAwaited: () => void = () => undefined;
  private readonly wait: Wait;
  private waiting: { position: string; resolve: () => void }[] = [];

  constructor(wait: Wait) {
    this.wait = wait;
  }

  get isAwaited(): boolean {
    return this.waiting.length > 0;
  }

  /** false after `ms`, or when given up. */
  async caughtUp(position: string, ms: number, givenUp?: AbortSignal): Promise<boolean> {
    if (this.seen >= position) return true;
    return new Promise((resolve) => {
      const entry = { position, resolve: () => done(true) };
      const callOff = this.wait.after(ms, () => done(false));
      const done = (reached: boolean): void => {
        callOff();
        if (!reached) this.waiting = this.waiting.filter((one) => one !== entry);
        resolve(reached);
      };
      givenUp?.addEventListener('abort', () => done(false), { once: true });
      this.waiting.push(entry);
      this.onAwaited();
    });
  }

  advance(position: string): void {
    if (position <= this.seen) return;
    this.seen = position;
    if (this.waiting.length === 0) return;
    const reached = this.waiting.filter((one) => one.position <= position);
    this.waiting = this.waiting.filter((one) => one.position > position);
    for (const one of reached) one.resolve();
  }
}
