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
import { type Gateway, listen, type Log, openGateway, type OpenGateway } from '@kadro/gateway';
import { type ServiceEntry } from '../../services/entry.ts';
import { type HostedServices, startServices } from '../shared/hosted-services.ts';

const shownNotices = 200;

export interface Embedded {
  gateway: Gateway;
  services: HostedServices;
  ports: Ports;
  stop(deadlineMs?: number): Promise<void>;
}

export interface EmbeddedOptions extends CompositionOptions {
  folder: string;
  /** File of destroyed keys; default in the folder. */
  destroyedKeys?: string;
  port: number;
  host?: string;
  clock?: Clock & { of?(service: string): Clock };
  /** Milliseconds that answers wait for rows; for tests. */
  readYourWritesMs?: number;
}

export interface CompositionOptions {
  dev?: boolean;
  trustedProxies?: number;
  metricsFrom?: AddressList;
  /** Of each account, over all services; absent = no limit. */
  commandRate?: CommandRate;
  webRoot?: string;
  logger: Log & { error(fields: object, message: string): void };
  /** Shows notices at `/demo/outbox`; only for a demo on this machine. */
  showsOutbox?: boolean;
  /** Runs on the started services before any port listens. */
  beforeListening?: (services: HostedServices) => Promise<void>;
  list?: readonly ServiceEntry[];
}

/** Starts services and gateway; resolves when the port listens. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { folder, destroyedKeys, clock, readYourWritesMs, port, host, ...others } = options;
  const ports = await openEmbeddedPorts({ folder, destroyedKeys, clock, readYourWritesMs });
  const portsOf = (name: string): Ports => (clock?.of ? { ...ports, clock: clock.of(name) } : ports);
  const { services, gateway } = await composeEmbedded(ports, others, portsOf);
  const listening = await listen(gateway, { port, host });
  const stop = async (deadlineMs?: number): Promise<void> => {
    await gateway.stop(deadlineMs);
    await ports.close();
  };
  return { gateway: listening, services, ports, stop };
}

/** Starts services and gateway on open ports. Nobody listens: requests are injected, until `gateway.listen`. */
export async function composeEmbedded(
  ports: Ports,
  { logger, showsOutbox = false, beforeListening, commandRate, list, ...options }: CompositionOptions,
  portsOf: (service: string) => Ports = () => ports,
): Promise<{ services: HostedServices; gateway: OpenGateway }> {
  const rates = commandRate && new CommandRates(commandRate);
  const services = await startServices(portsOf, logger, { commandRates: rates }, list);
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
  return {
    services,
    gateway: await openGateway({ ...options, services: hosted, list, logger, metrics: exposed, outbox }),
  };
}
