import { install } from '@sinonjs/fake-timers';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { type Chance } from './chance.ts';
import { ReadyTasks, Task } from './tasks.ts';

type Callback = (...given: never[]) => void;
interface Signalled {
  signal?: AbortSignal;
}

/** The clock of the process and all its timers: time stands still until it is moved. */
export class VirtualTime {
  readonly #clock: ReturnType<typeof install>;
  readonly #ready: ReadyTasks;
  readonly #waiting = new Set<Task>();

  /** Replaces Date, Temporal, performance and timers from now on; whoever took hold of them before keeps the old ones. */
  constructor(start: Temporal.Instant, chance: Chance) {
    this.#ready = new ReadyTasks(chance);
    this.#clock = install({ now: start.epochMilliseconds, toFake: ['Date', 'Temporal', 'performance', 'hrtime'] });
    this.#replaceTimers();
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#clock.now;
  }

  /** One of those that could go on now. */
  take(): Task | undefined {
    return this.#ready.take();
  }

  /** When the next one is due that comes once; those that come again wait until time rests somewhere. */
  nextDue(): number | undefined {
    let next: number | undefined;
    for (const { everyMs, dueAt } of this.#waiting)
      if (everyMs === undefined && (next === undefined || dueAt < next)) next = dueAt;
    return next;
  }

  /** When the next one is due that comes again. */
  nextRepeated(): number | undefined {
    const due = [...this.#waiting].flatMap(({ everyMs, dueAt }) => (everyMs === undefined ? [] : [dueAt]));
    return due.length === 0 ? undefined : Math.min(...due);
  }

  /** As if the machine had slept until then: what came due in between is ready once, however often its time came. */
  leapTo(at: number): void {
    if (at > this.#clock.now) this.#clock.jump(at - this.#clock.now);
  }

  /** Sets the clock forward or back; what waits goes on waiting as long as it would have. */
  shift(ms: number): void {
    this.#clock.setSystemTime(this.#clock.now + ms);
    for (const task of this.#waiting) task.dueAt += ms;
  }

  /** Whatever waits or could go on never will. */
  dropAll(): void {
    for (const task of this.#waiting) this.#clear(task);
    this.#ready.clear();
  }

  #after(ms: number | undefined, run: Callback, given: readonly unknown[]): Task {
    const wait = Math.min(Math.max(Math.trunc(Number(ms)) || 1, 1), 0x7fff_ffff);
    const start = (task: Task): void => {
      this.#clear(task);
      task.state = 'waiting';
      task.dueAt = this.now + wait;
      this.#waiting.add(task);
      task.timer = this.#clock.setTimeout(() => this.#due(task), wait);
    };
    const task = new Task(run, given, { dueAt: this.now + wait, refresh: start });
    start(task);
    return task;
  }

  #every(ms: number | undefined, run: Callback, given: readonly unknown[]): Task {
    const everyMs = Math.min(Math.max(Math.trunc(Number(ms)) || 1, 1), 0x7fff_ffff);
    const task = new Task(run, given, { dueAt: this.now + everyMs, everyMs });
    this.#waiting.add(task);
    task.timer = this.#clock.setInterval(() => this.#due(task), everyMs);
    return task;
  }

  #immediate(run: Callback, given: readonly unknown[]): Task {
    const task = new Task(run, given, { dueAt: this.now });
    this.#ready.add(task);
    return task;
  }

  #due(task: Task): void {
    if (task.everyMs === undefined) this.#waiting.delete(task);
    else task.dueAt = this.now + task.everyMs;
    this.#ready.add(task);
  }

  #clear(task: unknown): void {
    if (!(task instanceof Task)) return;
    task.state = 'done';
    this.#waiting.delete(task);
    this.#clock.clearTimeout(task.timer as number);
  }

  #replaceTimers(): void {
    const functions = {
      setTimeout: (run: Callback, ms?: number, ...given: unknown[]) => this.#after(ms, run, given),
      setInterval: (run: Callback, ms?: number, ...given: unknown[]) => this.#every(ms, run, given),
      setImmediate: (run: Callback, ...given: unknown[]) => this.#immediate(run, given),
      clearTimeout: (task: unknown) => this.#clear(task),
      clearInterval: (task: unknown) => this.#clear(task),
      clearImmediate: (task: unknown) => this.#clear(task),
    };
    Object.assign(globalThis, functions);
    Object.assign(timers, functions);
    Object.assign(timersPromises, {
      setTimeout: (ms?: number, value?: unknown, options?: Signalled) =>
        this.#promised(value, options, (done) => this.#after(ms, done, [])),
      setImmediate: (value?: unknown, options?: Signalled) =>
        this.#promised(value, options, (done) => this.#immediate(done, [])),
    });
    AbortSignal.timeout = (ms) => {
      const ended = new AbortController();
      this.#after(ms, () => ended.abort(new DOMException('The operation timed out.', 'TimeoutError')), []);
      return ended.signal;
    };
  }

  #promised(value: unknown, { signal }: Signalled = {}, begin: (done: () => void) => Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const aborted = (): void => {
        this.#clear(task);
        reject(
          Object.assign(new Error('aborted', { cause: signal!.reason }), { name: 'AbortError', code: 'ABORT_ERR' }),
        );
      };
      const task = begin(() => {
        signal?.removeEventListener('abort', aborted);
        resolve(value);
      });
      if (signal?.aborted) aborted();
      else signal?.addEventListener('abort', aborted, { once: true });
    });
  }
}
