import { Worker } from 'node:worker_threads';
import { type BackupOptions } from './index.ts';
import { listBackups } from './manifest.ts';

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const hourMs = 60 * 60 * 1_000;

/** Backs up when the newest back-up is `everyHours` old; a failed one is repeated within an hour. */
export class ScheduledBackups {
  readonly #options: BackupOptions;
  readonly #everyMs: number;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;

  constructor(options: BackupOptions, everyHours: number, log: Log) {
    this.#options = options;
    this.#everyMs = everyHours * hourMs;
    this.#log = log;
    this.#wait(this.#dueInMs());
  }

  /** Ends at once; what was not finished is removed by the next back-up. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #dueInMs(): number {
    const newest = listBackups(this.#options.to).at(-1);
    return newest ? Date.parse(newest.at) + this.#everyMs - Date.now() : 0;
  }

  #wait(ms: number): void {
    // others may make or remove back-ups too, so the folder is looked at every hour
    this.#timer = setTimeout(() => this.#look(), Math.min(Math.max(ms, 0), hourMs)).unref();
  }

  #look(): void {
    const ms = this.#dueInMs();
    if (ms > 0) return this.#wait(ms);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#options,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker = worker;
    worker.once('message', (made: object) => this.#log.info(made, 'backed up'));
    worker.once('error', (failed: Error) => this.#log.error({ reason: failed.message }, 'back-up failed'));
    worker.once('exit', (code) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#wait(code === 0 ? this.#dueInMs() : Math.min(this.#everyMs, hourMs));
    });
  }
}
