import { type Config, type createLogger, isLoopback } from '@kadro/chassis';
import { isEmptyFolder, lockFolder, ScheduledBackups, swapIn } from '@kadro/chassis/embedded';
import { type Demo, demoOf, noteName } from './demo.ts';
import { type Embedded, startEmbedded } from './composition.ts';
import { answerUnavailable } from './unavailable.ts';
import { type RestoreOutcome, type RestoreRequest, takeRequest, writeOutcome } from './restore-request.ts';

const pollMs = 500;

export interface Started {
  address: string;
  demo: Demo | null;
  showsOutbox: boolean;
  /** The folder was empty. */
  isNew: boolean;
}

/** Kadro on its data folder: holds the lock, makes scheduled back-ups, and exchanges the folder for a restored one. */
export class Running {
  readonly #config: Config;
  readonly #logger: ReturnType<typeof createLogger>;
  readonly #onFault: (failed: unknown) => void;
  #unlock: () => void = () => undefined;
  #kadro: Embedded | undefined;
  #backups: ScheduledBackups | undefined;
  #requests: NodeJS.Timeout | undefined;
  /** A stop waits for a restore that has begun. */
  #turn: Promise<void> = Promise.resolve();

  /** `onFault` is called if Kadro cannot be restarted after a restore. */
  constructor(config: Config, logger: ReturnType<typeof createLogger>, onFault: (failed: unknown) => void) {
    this.#config = config;
    this.#logger = logger;
    this.#onFault = onFault;
  }

  /** Locks the folder and starts. @throws Error if another process uses it */
  async start(): Promise<Started> {
    const { data, demo: wantsDemo, host, port } = this.#config;
    this.#unlock = lockFolder(data);
    const isNew = isEmptyFolder(data);
    // the demo is only created in an empty folder and on a loopback address
    const demo = demoOf(data, wantsDemo === true && isNew && isLoopback(host));
    const { address } = (await this.#open(port, demo)).gateway;
    return { address, demo, showsOutbox: this.#showsOutbox(demo), isNew };
  }

  stop(): Promise<void> {
    clearInterval(this.#requests);
    this.#turn = this.#turn.then(() => this.#close()).then(() => this.#unlock());
    return this.#turn;
  }

  async #open(port: number, demo: Demo | null, beforeListening?: () => Promise<void>): Promise<Embedded> {
    const { data: folder, destroyedKeys, host, dev, trustedProxies, metricsFrom, commandRate, backup } = this.#config;
    this.#kadro = await startEmbedded({
      folder,
      destroyedKeys,
      port,
      host,
      dev,
      trustedProxies,
      metricsFrom,
      commandRate,
      logger: this.#logger,
      clock: demo?.clock,
      showsOutbox: this.#showsOutbox(demo),
      beforeListening: async (services) => {
        await demo?.seed(services);
        await beforeListening?.();
      },
    });
    if (backup.everyHours > 0)
      this.#backups = new ScheduledBackups(
        { ...backup, data: folder, notes: [noteName] },
        backup.everyHours,
        this.#logger,
      );
    this.#requests = setInterval(() => this.#pollRequest(), pollMs).unref();
    return this.#kadro;
  }

  async #close(): Promise<void> {
    await this.#backups?.close();
    await this.#kadro?.stop(this.#config.stopDeadlineMs);
  }

  #showsOutbox(demo: Demo | null): boolean {
    return demo !== null && isLoopback(this.#config.host);
  }

  #pollRequest(): void {
    const request = takeRequest(this.#config.data);
    if (!request) return;
    clearInterval(this.#requests);
    this.#turn = this.#turn.then(() => this.#restore(request));
    this.#turn.catch(this.#onFault);
  }

  /** Restarts at the same port, whether the restore succeeds or fails. */
  async #restore(request: RestoreRequest): Promise<void> {
    const { data, host } = this.#config;
    const { port } = this.#kadro!.gateway;
    // closing waits for running requests: new ones get 503
    const [endUnavailable] = await Promise.all([answerUnavailable(port, host), this.#close()]);
    const outcome = await this.#swap(request);
    await this.#open(port, demoOf(data, false), endUnavailable);
    writeOutcome(data, outcome);
    this.#logger.warn(outcome, outcome.failed ? 'not restored' : 'restored');
  }

  async #swap({ epoch }: RestoreRequest): Promise<RestoreOutcome> {
    try {
      const { former, unlock } = await swapIn({
        data: this.#config.data,
        epoch,
        destroyedKeys: this.#config.destroyedKeys,
      });
      this.#unlock();
      this.#unlock = unlock;
      return { epoch, former };
    } catch (failed) {
      return { epoch, failed: failed instanceof Error ? failed.message : String(failed) };
    }
  }
}
