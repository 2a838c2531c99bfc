import { type Service } from '../../../declare/service.ts';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type BuildOrder, type BuildProgress } from '../../../ports/index.ts';
import { type Clock } from '../../../ports/time/clock.ts';
import { rememberedFrom } from '../../../read/remembered-commands.ts';
import { buildRows } from './build.ts';
import { forgottenIn } from '../../../embedded/keys/reader.ts';
import { type Database } from '../../../embedded/sqlite.ts';

const lookEveryMs = 20;
/** Rows live from page to page: with little room for young ones most time would go into moving them. */
const youngMegabytes = { background: 64, alone: 192 };

/** The order of a worker: where to build what, by whose declaration, and where to look how late the main thread is. */
export interface WorkerOrder {
  folder: string;
  declaredIn: string;
  names: readonly string[];
  rememberedFrom: string;
  /** One number, milliseconds; absent where nobody is served. */
  late?: SharedArrayBuffer;
  compiled?: string;
}

export interface BuilderOptions {
  clock: Clock;
  inOneThread?: boolean;
}

/** Builds rows from the log of a data folder: in a worker thread where the service says which module declares it. */
export class Builder {
  readonly #folder: string;
  readonly #keys: Database;
  readonly #clock: Clock;
  readonly #inOneThread: boolean;
  readonly #workers = new Set<Worker>();
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(folder: string, keys: Database, { clock, inOneThread = false }: BuilderOptions) {
    this.#folder = folder;
    this.#keys = keys;
    this.#clock = clock;
    this.#inOneThread = inOneThread;
  }

  async build(order: BuildOrder<Service>): Promise<void> {
    if (!order.isBackground) return this.#build(order);
    // one after the other: who is served keeps a core
    const turn = this.#last.then(() => this.#build(order));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #build({ service, names, isBackground, report }: BuildOrder<Service>): Promise<void> {
    if (this.#isClosed) throw new Error('nothing is built any more');
    const { declaredIn } = service;
    const about = { folder: this.#folder, names, rememberedFrom: rememberedFrom(this.#clock.now()) };
    if (!declaredIn || this.#inOneThread)
      return buildRows({ ...about, service, isAlone: !isBackground, report, pause: () => setImmediate() });
    const late = isBackground ? new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) : undefined;
    const stopLooking = late && reportLateness(new Int32Array(late));
    try {
      const compiled = getCompileCacheDir();
      await this.#inWorker({ ...about, declaredIn, late, compiled: compiled && dirname(compiled) }, report);
    } finally {
      stopLooking?.();
    }
  }

  forgotten(): string {
    return forgottenIn(this.#keys);
  }

  /** Ends what is being built; it goes on where it was when it is asked for again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  async #inWorker(order: WorkerOrder, report: (progress: BuildProgress) => void): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: order,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxYoungGenerationSizeMb: order.late ? youngMegabytes.background : youngMegabytes.alone },
    });
    this.#workers.add(worker);
    worker.on('message', report);
    try {
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the building ended with ${code}`))));
      });
    } finally {
      this.#workers.delete(worker);
    }
  }
}

function reportLateness(late: Int32Array): () => void {
  let expected = performance.now() + lookEveryMs;
  const timer = setInterval(() => {
    const now = performance.now();
    Atomics.store(late, 0, Math.max(0, Math.round(now - expected)));
    expected = now + lookEveryMs;
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}
