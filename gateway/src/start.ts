import { createLogger, isLoopback, readConfig } from '@kadro/chassis';
import { isEmptyFolder, lockFolder } from '@kadro/chassis/embedded';
import { demoBanner, demoOf } from './demo.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { outboxPath } from './web/outbox.ts';

/** The whole of Kadro in one process: stores in the data folder, one port. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const empty = isEmptyFolder(config.data);
  const unlock = lockFolder(config.data);
  const logger = createLogger(config.logLevel);
  // npm start asks for the demo; it is made in an empty folder on this machine only
  const demo = demoOf(config.data, config.demo === true && empty && isLoopback(config.host));
  const { data: folder, port, host, dev, trustedProxies } = config;
  const showsOutbox = demo !== null && isLoopback(host);
  const beforeListening: EmbeddedOptions['beforeListening'] = async (services) => demo?.seed(services);
  const kadro = await startEmbedded({ folder, port, host, dev, trustedProxies, logger, clock: demo?.clock, showsOutbox, beforeListening });
  const outbox = showsOutbox ? `${kadro.gateway.address}${outboxPath}` : undefined;
  process.stdout.write(banner(kadro.gateway.address, demo ? demoBanner(demo) : empty ? noOrganization : '', outbox));
  const stop = (): void => {
    void kadro
      .stop(config.stopDeadlineMs)
      .then(unlock)
      .finally(() => process.exit(0));
    setTimeout(() => process.exit(1), config.stopDeadlineMs + 5_000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const noOrganization = '  No organization yet. Stop, run `npm run organization:create`, start again.\n';

function banner(address: string, more: string, outbox?: string): string {
  const places = [
    ['Portal', `${address}/`],
    ['Console', `${address}/console`],
    ['API', `${address}/identity/api/v1/openapi.json`],
    ['', `${address}/leave/api/v1/openapi.json`],
    ...(outbox ? [['Outbox', outbox]] : []),
  ].map(([name = '', place]) => `  ${name.padEnd(8)}  ${place}\n`);
  return `\n  Kadro is running.\n\n${places.join('')}\n${more}\n`;
}

start().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exit(1);
});
