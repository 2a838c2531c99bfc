import { type Clock, type HostedService, metrics, type Ports, watchProjections } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { startIdentity } from '@kadro/identity';
import { startLeave } from '@kadro/leave';
import { type Gateway, startGateway } from '../../gateway/src/host.ts';
import { type Log } from '../../gateway/src/log.ts';

const shownNotices = 200;

/** All of Kadro in one process on files of one folder. */
export interface Embedded {
  gateway: Gateway;
  identity: HostedService;
  leave: HostedService;
  ports: Ports;
  stop(deadlineMs?: number): Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  /** File that lists destroyed keys; in the folder unless told. */
  destroyedKeys?: string;
  port: number;
  host?: string;
  dev?: boolean;
  trustedProxies?: number;
  webRoot?: string;
  logger: Log & { error(fields: object, message: string): void };
  clock?: Clock;
  /** How long an answer waits for rows: for tests. */
  readYourWritesMs?: number;
  /** Shows the notices at `/demo/outbox`: for a demo that only this machine reaches. */
  showsOutbox?: boolean;
  /** Runs on the started services before any port listens. */
  beforeListening?: (services: { identity: HostedService; leave: HostedService }) => Promise<void>;
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
  ...options
}: EmbeddedOptions): Promise<Embedded> {
  const ports = await openEmbeddedPorts({ folder, destroyedKeys, clock, readYourWritesMs });
  const identity = await startIdentity(ports, logger);
  // in one process every service asks identity itself who calls
  const leave = await startLeave(ports, logger, identity.runtime.authenticator);
  await beforeListening?.({ identity, leave });
  watchProjections(() => [identity.runtime, leave.runtime]);
  const exposed = async () => ({ contentType: metrics.contentType, body: await metrics.metrics() });
  const outbox = showsOutbox ? () => ports.notify.recent(shownNotices) : undefined;
  const gateway = await startGateway({ ...options, services: [identity, leave], logger, metrics: exposed, outbox });
  const stop = async (deadlineMs?: number): Promise<void> => {
    await gateway.stop(deadlineMs);
    await ports.close();
  };
  return { gateway, identity, leave, ports, stop };
}
