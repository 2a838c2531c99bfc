import { setImmediate } from 'node:timers/promises';

const portionMs = 4;

/** Answers come first: who derives for longer lets others go on. */
export class Portions {
  private begun = performance.now();

  /** Waits for others where it is time to. */
  async pause(): Promise<void> {
    await setImmediate();
    this.begun = performance.now();
  }

  get isOver(): boolean {
    return performance.now() - this.begun >= portionMs;
  }
}
