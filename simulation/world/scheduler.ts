import { still } from './native-work.ts';
import { type Task } from './tasks.ts';

/** What could go on, and when more of it comes due. */
export interface Time {
  readonly now: number;
  take(): Pick<Task, 'run'> | undefined;
  nextDue(): number | undefined;
  nextRepeated(): number | undefined;
  leapTo(at: number): void;
  dropAll(): void;
}

/** The process has ended here. */
export class Crash extends Error {
  override name = 'Crash';
}

/** Nothing is ready, nothing will be, and somebody waits. */
export class Standstill extends Error {
  override name = 'Standstill';
}

const mostSteps = 200_000;
/** Nobody waits longer for an answer. */
const longestMs = 30 * 60_000;

/** Lets one thing go on after the other, each to its next wait, and moves the time when nothing can. */
export class Scheduler {
  readonly #time: Time;
  #steps = 0;
  #crashAt: number | undefined;

  constructor(time: Time) {
    this.#time = time;
  }

  /** Things that have gone on so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Ends the process after so many more of them, if they come. */
  crashAfter(steps: number | undefined): void {
    this.#crashAt = steps === undefined ? undefined : this.#steps + steps;
  }

  /** Until `work` has ended, then whatever it left that is ready. @throws Crash, Standstill, or what the work throws */
  async during<T>(work: () => Promise<T>): Promise<T> {
    let ended = false;
    const end = (): void => void (ended = true);
    const working = work();
    working.then(end, end);
    const until = this.#time.now + longestMs;
    for (let left = mostSteps; !ended; left--) {
      if (left === 0 || this.#time.now > until) throw new Standstill('it does not come to an end');
      if (!(await this.#step()) && !ended) this.#leapToNext();
    }
    await this.settle();
    return working;
  }

  /** Until nothing is ready. @throws Crash, Standstill */
  async settle(most = mostSteps): Promise<void> {
    for (let left = most; await this.#step(); left--) if (left === 0) throw new Standstill('it never comes to rest');
  }

  /** Lets the time pass, with all that comes due in it. @throws Crash, Standstill */
  async passUntil(at: number): Promise<void> {
    await this.settle();
    for (let due = this.#time.nextDue(); due !== undefined && due < at; due = this.#time.nextDue()) {
      this.#time.leapTo(due);
      await this.settle();
    }
    this.#time.leapTo(at);
    await this.settle();
  }

  /** What is left of a process that has ended gets as far as it can, and finds nothing to write to. */
  async die(): Promise<void> {
    this.#crashAt = undefined;
    for (let left = mostSteps; left > 0 && (await this.#step().catch(() => true)); left--);
    this.#time.dropAll();
  }

  async #step(): Promise<boolean> {
    await still();
    // before one is taken: what is left of the process still does it
    if (this.#crashAt !== undefined && this.#steps + 1 >= this.#crashAt) throw new Crash();
    const task = this.#time.take();
    if (!task) return false;
    this.#steps++;
    task.run();
    return true;
  }

  #leapToNext(): void {
    const next = this.#time.nextDue() ?? this.#time.nextRepeated();
    if (next === undefined) throw new Standstill('somebody waits for nothing');
    this.#time.leapTo(next);
  }
}
