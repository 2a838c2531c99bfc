import { setTimeout } from 'node:timers/promises';
import { type HostedService, type HostOptions } from '../../http/host.ts';
import { createLogger } from '../../observe/logger.ts';
import { watchProjections } from '../../observe/metrics.ts';
import { type Ports, StoreUnavailable } from '../../ports/index.ts';
import { type Log } from '../../runtime/service-runtime.ts';
import { startTracing } from '../../observe/tracing.ts';
import { readServiceConfig, type ServiceConfig } from './config.ts';
import { openClusterPorts } from './ports.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;
const exitSlackMs = 5_000;

/**
 * Starts a service on opened ports; `options` say what this process does of it, `identity` is the address of whoever
 * knows who calls.
 */
export type StartService = (
  ports: Ports,
  logger: Log,
  options: HostOptions,
  identity: string,
) => Promise<HostedService>;

/**
 * The process of one service in the cluster profile: reads the environment, waits for its engines, serves until it is
 * told to stop.
 */
export async function runService(name: string, start: StartService, environment = process.env): Promise<void> {
  const config = settingsOrEnd(name, environment);
  const logger = createLogger(config.logLevel);
  const traces = config.traces ? await startTracing(`kadro-${name}`, config.traces) : undefined;
  const stopped = new AbortController();
  const isStopped = new Promise<null>((resolve) => stopped.signal.addEventListener('abort', () => resolve(null)));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort());
  // who is stopped while it waits for engines or rows has acknowledged nothing, and just ends
  const running = await Promise.race([untilStarted(name, config, logger, start, stopped.signal), isStopped]).catch(
    (failed: unknown) => end(name, failed),
  );
  if (running) {
    process.stdout.write(`${name} (${config.role}) answers at http://${config.host}:${config.port}\n`);
    await isStopped;
    globalThis.setTimeout(() => process.exit(1), config.stopDeadlineMs + exitSlackMs).unref();
    await running.close();
  }
  await traces?.close();
  process.exit(0);
}

function end(name: string, failed: unknown): never {
  process.stderr.write(`${name}: ${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exit(1);
}

function settingsOrEnd(name: string, environment: NodeJS.ProcessEnv): ServiceConfig {
  try {
    return readServiceConfig(name, environment);
  } catch (failed) {
    return end(name, failed);
  }
}

/** Tries again, later and later, while an engine is away; null where it is stopped meanwhile. */
async function untilStarted(
  name: string,
  config: ServiceConfig,
  logger: Log,
  start: StartService,
  stopped: AbortSignal,
): Promise<{ close(): Promise<void> } | null> {
  for (let pause = firstPauseMs; !stopped.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await startOnce(config, logger, start);
    } catch (failed) {
      if (!(failed instanceof StoreUnavailable)) throw failed;
      process.stderr.write(`${name}: waits for its engines: ${failed.message}\n`);
      await setTimeout(pause, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
  return null;
}

async function startOnce(
  { role, place, port, host, identity }: ServiceConfig,
  logger: Log,
  start: StartService,
): Promise<{ close(): Promise<void> }> {
  const ports = await openClusterPorts(place, logger);
  let service: HostedService | undefined;
  try {
    service = await start(ports, logger, { role }, identity);
    const { runtime } = service;
    watchProjections(() => [runtime]);
    await service.listen(port, host);
  } catch (failed) {
    await service?.close();
    await ports.close();
    throw failed;
  }
  return {
    close: async () => {
      await service.close();
      await ports.close();
    },
  };
}
