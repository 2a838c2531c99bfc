import { basename } from 'node:path';
import { type Ports } from '../../ports/index.ts';
import { type TimePorts } from '../../ports/time/system.ts';
import { openEmbeddedPorts } from '../../profiles/embedded/ports.ts';
import { silentLog } from '../observe/silent-log.ts';
import { testPatience } from '../time/patience.ts';

/** What tests store is nobody's secret. */
const masterKey = Buffer.alloc(32, 7);
/** Rows are written on a machine that has other work: specs assert what is answered, not when. */
export const readYourWritesMs = 60_000;

/**
 * Ports for a test at a folder of its own: embedded, or with `KADRO_TEST_PROFILE=cluster` on the engines of the
 * environment, under a namespace that is named after the folder; the same folder again has what was stored there.
 */
export async function openTestPorts({
  folder,
  ...time
}: { folder: string } & Partial<TimePorts>): Promise<Ports & { close(): Promise<void> }> {
  if (process.env['KADRO_TEST_PROFILE'] !== 'cluster') return openEmbeddedPorts({ folder, ...time, readYourWritesMs });
  const { openClusterPorts, readEngines } = await import('../../profiles/cluster/index.ts');
  const place = readEngines({ ...enginesOf(process.env), KADRO_MASTER_KEY: masterKey.toString('base64') });
  const ports = await openClusterPorts(
    { ...place, namespace: namespaceOf(folder), patience: testPatience },
    silentLog,
    time.clock,
  );
  return { ...ports, ...time, readYourWritesMs };
}

const enginesOf = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL', 'REDIS_URL'].map((name) => [
      `KADRO_${name}`,
      environment[`KADRO_${name}`],
    ]),
  );

/** Names of temporary folders end in letters of both cases, which not every engine tells apart. */
const namespaceOf = (folder: string): string => `t-${Buffer.from(basename(folder)).toString('hex').slice(-24)}`;
