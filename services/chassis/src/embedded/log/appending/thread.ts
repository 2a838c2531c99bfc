import { Worker } from 'node:worker_threads';
import { type AppendText, type Committed } from './appends.ts';

export type Outcome = { committed: Committed } | { failed: string };

/** What comes is written and forgotten. */
const youngMegabytes = 4;

/** Commits appends to a log file in a thread of its own, which begins with the first of them. */
export class AppendThread {
  readonly #path: string;
  #worker: Worker | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** One call after the other. @throws Error where they are not there, or nobody knows */
  async commit(appends: readonly AppendText[]): Promise<Committed> {
    const worker = (this.#worker ??= this.#started());
    worker.ref();
    try {
      worker.postMessage(appends);
      const outcome = await answerOf(worker);
      if ('failed' in outcome) throw new Error(outcome.failed);
      return outcome.committed;
    } finally {
      worker.unref();
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    // one that ends for another reason has ended too
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage('close');
    await ended;
  }

  #started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#path,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    // the next append begins a new one
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    // whoever waits is told by `answerOf`
    worker.on('error', () => undefined);
    return worker;
  }
}

function answerOf(worker: Worker): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      worker.off('message', answered).off('error', reject).off('exit', ended);
      act();
    };
    const answered = (outcome: Outcome) => settle(() => resolve(outcome))();
    const ended = settle(() => reject(new Error('the thread has ended')));
    worker.on('message', answered).on('error', reject).on('exit', ended);
  });
}
