import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../../ports/index.ts';
import { type RowStoreDeclaration } from '../../../ports/row-store.ts';
import { type RowText, type RowWriter } from './row-writer.ts';

type Work =
  | { act: 'open'; declaration: RowStoreDeclaration }
  | { act: 'apply'; checkpoint: string; changes: readonly RowText[] }
  | { act: 'clear' | 'truncate' | 'rewrite' | 'close' };

export interface Order {
  n: number;
  path: string;
  work: Work;
}

export interface Outcome {
  n: number;
  answer?: boolean;
  failed?: { message: string; code?: string; errcode?: number };
}

interface Waiting {
  resolve(answer: boolean | undefined): void;
  reject(failed: Error): void;
}

/** What comes is written and forgotten. */
const youngMegabytes = 16;

/** Writes rows of many files in a thread of its own, one after the other; it begins with the first write. */
export class WriterThread {
  readonly #files = new Map<string, RowStoreDeclaration>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;

  /** For a file that has its tables. */
  writerOf(path: string, declaration: RowStoreDeclaration): RowWriter {
    this.#files.set(path, declaration);
    if (this.#worker) this.#post(this.#worker, path, { act: 'open', declaration });
    const asked = async (act: 'truncate' | 'rewrite'): Promise<boolean> => (await this.#done(path, { act })) ?? false;
    return {
      apply: async (checkpoint, changes) => void (await this.#done(path, { act: 'apply', checkpoint, changes })),
      clear: async () => void (await this.#done(path, { act: 'clear' })),
      truncate: () => asked('truncate'),
      rewrite: () => asked('rewrite'),
      close: async () => {
        this.#files.delete(path);
        if (this.#worker) await this.#done(path, { act: 'close' });
      },
    };
  }

  /** What waits is refused. */
  async close(): Promise<void> {
    this.#files.clear();
    await this.#worker?.terminate();
  }

  #done(path: string, work: Work): Promise<boolean | undefined> {
    const worker = (this.#worker ??= this.#started());
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) worker.ref();
      this.#waiting.set(this.#post(worker, path, work), { resolve, reject });
    });
  }

  #post(worker: Worker, path: string, work: Work): number {
    const order: Order = { n: ++this.#last, path, work };
    worker.postMessage(order);
    return order.n;
  }

  #started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    // only what is being written keeps a process
    worker.unref();
    worker.on('message', (outcome: Outcome) => this.#settle(worker, outcome));
    worker.once('error', (cause) => this.#ended(worker, cause));
    worker.once('exit', () => this.#ended(worker));
    for (const [path, declaration] of this.#files) this.#post(worker, path, { act: 'open', declaration });
    return worker;
  }

  #settle(worker: Worker, { n, answer, failed }: Outcome): void {
    const waiting = this.#waiting.get(n);
    if (!waiting) return;
    this.#waiting.delete(n);
    if (this.#waiting.size === 0) worker.unref();
    if (failed) waiting.reject(Object.assign(new Error(failed.message), failed));
    else waiting.resolve(answer);
  }

  /** The next write begins a new one. */
  #ended(worker: Worker, cause?: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const one of this.#waiting.values()) one.reject(new StoreUnavailable('rows are not written', { cause }));
    this.#waiting.clear();
  }
}
