import { createLogger, readConfig, startTracing } from '@kadro/chassis';
import { outboxPath } from '@kadro/gateway';
import { apiRoot } from '../../services/entry.ts';
import { services } from '../../services/services.ts';
import { demoBanner } from './demo.ts';
import { Running, type Started } from './running.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = config.traces ? await startTracing('kadro', config.traces) : undefined;
  const kadro = new Running(config, createLogger(config.logLevel), fail);
  process.stdout.write(banner(await kadro.start()));
  const stop = (): void => {
    void kadro
      .stop()
      .then(() => tracing?.close())
      .finally(() => process.exit(0));
    setTimeout(() => process.exit(1), config.stopDeadlineMs + 5_000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const noOrganization = '  No organization yet. Stop, run `npm run organization:create`, start again.\n';

function banner({ address, demo, showsOutbox, isNew }: Started): string {
  const addresses = [
    ['Portal', `${address}/`],
    ['Console', `${address}/console`],
    ...services.map((one, n) => [n === 0 ? 'API' : '', `${address}${apiRoot(one)}/openapi.json`]),
    ...(showsOutbox ? [['Outbox', `${address}${outboxPath}`]] : []),
  ].map(([name = '', address]) => `  ${name.padEnd(8)}  ${address}\n`);
  return `\n  Kadro is running.\n\n${addresses.join('')}\n${demo ? demoBanner(demo) : isNew ? noOrganization : ''}\n`;
}

function fail(failed: unknown): never {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exit(1);
}

start().catch(fail);
