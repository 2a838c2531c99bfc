import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ports } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { type OpenGateway } from '@kadro/gateway';
import { composeEmbedded } from '@kadro/tools/embedded/composition.ts';
import { type HostedServices } from '@kadro/tools/shared/hosted-services.ts';
import { takeDatabases } from './databases.ts';
import { type Machine } from './machine.ts';
import { type Notes } from './notes.ts';

type OpenPorts = Awaited<ReturnType<typeof openEmbeddedPorts>>;

export interface InstallationOptions {
  machine: Machine;
  notes: Notes;
  /** Stands between the services and what they are given. */
  around?: (ports: Ports) => Ports;
}

interface Started {
  ports: OpenPorts;
  services: HostedServices;
  gateway: OpenGateway;
}

/** The embedded system on a data folder, without a socket. It can end at any moment and start again on what was kept. */
export class Installation {
  readonly #options: InstallationOptions;
  readonly #root: string;
  #number = 0;
  #started: Started | undefined;

  constructor(options: InstallationOptions) {
    this.#options = options;
    this.#root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'kadro-simulation-'));
    mkdirSync(this.folder);
  }

  get folder(): string {
    return join(this.#root, `${this.#number}`);
  }

  get running(): Started {
    if (!this.#started) throw new Error('Nothing runs.');
    return this.#started;
  }

  /** @throws Crash */
  start(): Promise<void> {
    return this.#options.machine.scheduler.during(async () => {
      const ports = await openEmbeddedPorts({ folder: this.folder, inOneThread: true });
      const given = this.#options.around?.(ports) ?? ports;
      const composed = await composeEmbedded(given, { logger: this.#options.notes, webRoot: join(this.#root, 'web') });
      this.#started = { ports, ...composed };
    });
  }

  async stop(): Promise<void> {
    const { ports, gateway } = this.running;
    this.#started = undefined;
    await this.#options.machine.scheduler.during(async () => {
      await gateway.stop();
      await ports.close();
    });
  }

  /** Memory is gone, files are as they were committed. Start comes after it. */
  async crash(): Promise<void> {
    const before = this.folder;
    const services = Object.values(this.#started?.services ?? {});
    this.#number++;
    cpSync(before, this.folder, { recursive: true, filter: (file) => !file.endsWith('-shm') });
    this.#started = undefined;
    takeDatabases();
    this.#options.notes.isOver = true;
    await this.#options.machine.scheduler.die();
    // the process that goes on knows them by a list of its own
    for (const { runtime } of services) runtime.watchdog.close();
    this.#options.notes.isOver = false;
    rmSync(before, { recursive: true });
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}
