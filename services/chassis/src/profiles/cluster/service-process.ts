import { setTimeout } from 'node:timers/promises';
import { realmsAsked } from '../../declare/prefix.ts';
import { type HostedService } from '../../http/host.ts';
import { CommandRates } from '../../http/edge/command-rates.ts';
import { remoteSignIn } from '../../http/remote-sign-in.ts';
import { type ServiceModule } from '../../http/service-module.ts';
import { createLogger } from '../../observe/logger.ts';
import { watchProjections } from '../../observe/metrics.ts';
import { startTracing } from '../../observe/tracing.ts';
import { type Log, StoreUnavailable } from '../../ports/index.ts';
import { readServiceConfig, type ServiceConfig } from './config.ts';
import { openClusterPorts } from './ports.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;
const exitSlackMs = 5_000;

/** The process of one service in the cluster profile: waits for its engines, serves until it is stopped. */
export async function runService(service: ServiceModule, environment = process.env): Promise<void> {
  const { name } = service.declaration;
  const config = settingsOrEnd(service, environment);
  const logger = createLogger(config.logLevel);
  const traces = config.traces ? await startTracing(`kadro-${name}`, config.traces) : undefined;
  const stopped = new AbortController();
  const isStopped = new Promise<null>((resolve) => stopped.signal.addEventListener('abort', () => resolve(null)));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort());
  // who is stopped while it waits for engines or rows has acknowledged nothing, and just ends
  const running = await Promise.race([untilStarted(service, config, logger, stopped.signal), isStopped]).catch(
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

function settingsOrEnd({ declaration, realm }: ServiceModule, environment: NodeJS.ProcessEnv): ServiceConfig {
  const { name } = declaration;
  try {
    return readServiceConfig({ name, realm, realms: realmsAsked(declaration) }, environment);
  } catch (failed) {
    return end(name, failed);
  }
}

/** Tries again, later and later, while an engine is away; null where it is stopped in between. */
async function untilStarted(
  service: ServiceModule,
  config: ServiceConfig,
  logger: Log,
  stopped: AbortSignal,
): Promise<{ close(): Promise<void> } | null> {
  for (let pause = firstPauseMs; !stopped.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await startOnce(service, config, logger);
    } catch (failed) {
      if (!(failed instanceof StoreUnavailable)) throw failed;
      process.stderr.write(`${service.declaration.name}: waits for its engines: ${failed.message}\n`);
      await setTimeout(pause, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
  return null;
}

async function startOnce(
  module: ServiceModule,
  { role, engines, port, host, signIn, realms, metricsFrom, commandRate }: ServiceConfig,
  logger: Log,
): Promise<{ close(): Promise<void> }> {
  const ports = await openClusterPorts(engines, logger);
  let service: HostedService | undefined;
  try {
    const ask = (address: string) => remoteSignIn(address, ports.wait);
    const asked = Object.entries(realms).map(([realm, address]) => [realm, ask(address)] as const);
    service = await module.start(ports, logger, signIn === undefined ? undefined : ask(signIn), {
      role,
      metricsFrom,
      commandRates: new CommandRates(commandRate),
      realms: Object.fromEntries(asked),
    });
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
