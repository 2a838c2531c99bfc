import {
  type AddressList,
  type Clock,
  type CommandRate,
  CommandRates,
  metrics,
  type Ports,
  watchProjections,
} from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { type Gateway, type Log, startGateway } from '@kadro/gateway';
import { type ServiceEntry } from '../../services/entry.ts';
import { type HostedServices, startServices } from '../shared/hosted-services.ts';

const shownNotices = 200;

export interface Embedded {
  gateway: Gateway;
  services: HostedServices;
  ports: Ports;
  stop(deadlineMs?: number): Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  /** File of destroyed keys; default in the folder. */
  destroyedKeys?: string;
  port: number;
  host?: string;
  dev?: boolean;
  trustedProxies?: number;
  metricsFrom?: AddressList;
  /** Of each account, over all services; absent = no limit. */
  commandRate?: CommandRate;
  webRoot?: string;
  logger: Log & { error(fields: object, message: string): void };
  clock?: Clock & { of?(service: string): Clock };
  /** Milliseconds that answers wait for rows; for tests. */
  readYourWritesMs?: number;
  /** Shows notices at `/demo/outbox`; only for a demo on this machine. */
  showsOutbox?: boolean;
  /** Runs on the started services before any port listens. */
  beforeListening?: (services: HostedServices) => Promise<void>;
  list?: readonly ServiceEntry[];
}

/** Starts services and gateway; resolves when the port listens. */
export async function startEmbedded({
  folder,
  destroyedKeys,
  logger,
  clock,
  readYourWritesMs,
  showsOutbox = false,
  beforeListening,
  commandRate,
  list,
  ...options
}: EmbeddedOptions): Promise<Embedded> {
  const ports = await openEmbeddedPorts({ folder, destroyedKeys, clock, readYourWritesMs });
  const services = await startServices(
    (name) => (clock?.of ? { ...ports, clock: clock.of(name) } : ports),
    logger,
    { commandRates: commandRate && new CommandRates(commandRate) },
    list,
  );
  const hosted = Object.values(services);
  if (beforeListening) {
    // a seeder plays years of the past
    const wakes = hosted.map(({ runtime }) => runtime.watchdog.rest());
    await beforeListening(services);
    for (const wake of wakes) wake();
  }
  watchProjections(() => hosted.map(({ runtime }) => runtime));
  const exposed = async () => ({ contentType: metrics.contentType, body: await metrics.metrics() });
  const outbox = showsOutbox ? () => ports.notify.recent(shownNotices) : undefined;
  const gateway = await startGateway({ ...options, services: hosted, list, logger, metrics: exposed, outbox });
  const stop = async (deadlineMs?: number): Promise<void> => {
    await gateway.stop(deadlineMs);
    await ports.close();
  };
  return { gateway, services, ports, stop };
}
