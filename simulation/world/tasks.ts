import { AsyncLocalStorage } from 'node:async_hooks';
import { type Chance } from './chance.ts';

type Callback = (...given: never[]) => void;

/** A callback that waits for its time, then for its turn. Stands for what timers answer. */
export class Task {
  readonly everyMs: number | undefined;
  dueAt: number;
  /** What the clock knows it by. */
  timer: unknown;
  state: 'waiting' | 'ready' | 'done' = 'waiting';
  readonly #run: () => void;
  readonly #refresh: (task: Task) => void;

  constructor(
    run: Callback,
    given: readonly unknown[],
    { dueAt, everyMs, refresh }: { dueAt: number; everyMs?: number; refresh?: (task: Task) => void },
  ) {
    const inContext = AsyncLocalStorage.snapshot();
    this.#run = () => inContext(run as (...all: unknown[]) => void, ...given);
    this.#refresh = refresh ?? (() => undefined);
    this.everyMs = everyMs;
    this.dueAt = dueAt;
  }

  run(): void {
    this.state = this.everyMs === undefined ? 'done' : 'waiting';
    this.#run();
  }

  /** Nothing keeps this process but the simulation. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return true;
  }

  refresh(): this {
    this.#refresh(this);
    return this;
  }
}

/** What could go on now; which of them does is drawn. */
export class ReadyTasks {
  readonly #chance: Chance;
  #tasks: Task[] = [];

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  add(task: Task): void {
    if (task.state !== 'waiting') return;
    task.state = 'ready';
    this.#tasks.push(task);
  }

  take(): Task | undefined {
    while (this.#tasks.length > 0) {
      const n = this.#tasks.length === 1 ? 0 : this.#chance.below(this.#tasks.length);
      const task = this.#tasks[n]!;
      const last = this.#tasks.pop()!;
      if (last !== task) this.#tasks[n] = last;
      // one that was cleared meanwhile does nothing
      if (task.state === 'ready') return task;
    }
    return undefined;
  }

  clear(): void {
    this.#tasks = [];
  }
}
