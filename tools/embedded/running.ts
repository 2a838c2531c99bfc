import { type Config, type createLogger, isLoopback } from '@kadro/chassis';
import { isEmptyFolder, lockFolder, ScheduledBackups, swapIn } from '@kadro/chassis/embedded';
import { type Demo, demoOf, noteName } from './demo.ts';
import { type Embedded, startEmbedded } from './composition.ts';
import { answerMeanwhile } from './unavailable.ts';
import { type RestoreOutcome, type RestoreRequest, sayOutcome, takeRequest } from './restore-request.ts';

const lookEveryMs = 500;

/** What a started Kadro says of itself. */
export interface Started {
  address: string;
  demo: Demo | null;
  showsOutbox: boolean;
  /** Nothing was stored in the folder before. */
  isNew: boolean;
}

/**
 * Kadro on its data folder: holds the lock, backs up by the clock, and lets a restored folder take the place of the one
 * in use.
 */
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

  /** `onFault` hears that Kadro could not be started again after a restore. */
  constructor(config: Config, logger: ReturnType<typeof createLogger>, onFault: (failed: unknown) => void) {
    this.#config = config;
    this.#logger = logger;
    this.#onFault = onFault;
  }

  /** Takes the folder and starts. @throws Error when another process has it */
  async start(): Promise<Started> {
    const { data, demo: wantsDemo, host, port } = this.#config;
    this.#unlock = lockFolder(data);
    const isNew = isEmptyFolder(data);
    // npm start asks for the demo; it is made in an empty folder on this machine only
    const demo = demoOf(data, wantsDemo === true && isNew && isLoopback(host));
    const { address } = (await this.#open(port, demo)).gateway;
    return { address, demo, showsOutbox: this.#showsOutbox(demo), isNew };
  }

  /** Ends in order and gives the folder back. */
  stop(): Promise<void> {
    clearInterval(this.#requests);
    this.#turn = this.#turn.then(() => this.#close()).then(() => this.#unlock());
    return this.#turn;
  }

  async #open(port: number, demo: Demo | null, beforeListening?: () => Promise<void>): Promise<Embedded> {
    const { data: folder, destroyedKeys, host, dev, trustedProxies, backup } = this.#config;
    this.#kadro = await startEmbedded({
      folder,
      destroyedKeys,
      port,
      host,
      dev,
      trustedProxies,
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
    this.#requests = setInterval(() => this.#look(), lookEveryMs).unref();
    return this.#kadro;
  }

  async #close(): Promise<void> {
    await this.#backups?.close();
    await this.#kadro?.stop(this.#config.stopDeadlineMs);
  }

  #showsOutbox(demo: Demo | null): boolean {
    return demo !== null && isLoopback(this.#config.host);
  }

  #look(): void {
    const request = takeRequest(this.#config.data);
    if (!request) return;
    clearInterval(this.#requests);
    this.#turn = this.#turn.then(() => this.#restore(request));
    this.#turn.catch(this.#onFault);
  }

  /** Whatever becomes of the restore, Kadro runs again afterwards, at the same port. */
  async #restore(request: RestoreRequest): Promise<void> {
    const { data, host } = this.#config;
    const { port } = this.#kadro!.gateway;
    // running requests may take a while to end; who comes now is answered
    const [endMeanwhile] = await Promise.all([answerMeanwhile(port, host), this.#close()]);
    const outcome = await this.#swap(request);
    await this.#open(port, demoOf(data, false), endMeanwhile);
    sayOutcome(data, outcome);
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
