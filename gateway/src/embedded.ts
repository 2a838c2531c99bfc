import { type Clock, type HostedService, metrics, type Ports, watchProjections } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { startIdentity } from '@kadro/identity';
import { type Gateway, startGateway } from './host.ts';
import { type Log } from './log.ts';

/** All of Kadro in one process on files of one folder. */
export interface Embedded {
  gateway: Gateway;
  identity: HostedService;
  ports: Ports;
  stop(deadlineMs?: number): Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  port: number;
  host?: string;
  dev?: boolean;
  trustedProxies?: number;
  webRoot?: string;
  logger: Log & { error(fields: object, message: string): void };
  clock?: Clock;
  /** Runs on the started services before any port listens. */
  beforeListening?: (identity: HostedService) => Promise<void>;
}

/** Starts services and gateway; resolves when the port listens. */
export async function startEmbedded({ folder, logger, clock, beforeListening, ...options }: EmbeddedOptions): Promise<Embedded> {
  const ports = await openEmbeddedPorts({ folder, clock });
  const identity = await startIdentity(ports, logger);
  await beforeListening?.(identity);
  watchProjections(() => [identity.runtime]);
  const exposed = async () => ({ contentType: metrics.contentType, body: await metrics.metrics() });
  const gateway = await startGateway({ ...options, services: [identity], logger, metrics: exposed });
  const stop = async (deadlineMs?: number): Promise<void> => {
    await gateway.stop(deadlineMs);
    await ports.close();
  };
  return { gateway, identity, ports, stop };
}
