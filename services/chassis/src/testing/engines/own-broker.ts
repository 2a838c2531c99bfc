import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePorts } from '../../../../../infra/free-ports.ts';

const script = fileURLToPath(new URL('../../../../../infra/local/kafka.sh', import.meta.url));

const portsOfBroker = 3;

/** A broker of one test's own: what happens to it happens to nobody else. */
export interface OwnBroker {
  /** Port without TLS and password. The next is the controller's, the one after that is free. */
  port: number;
  /** Holds what it stores, in `kafka`. */
  folder: string;
  /** `start`, `stop` or `kill`. */
  act: (verb: string) => Promise<void>;
  /** Lines of its settings beside those of the script, from the next start on. */
  set: (...lines: string[]) => Promise<void>;
  remove: () => Promise<void>;
}

/** Makes a place for a broker; it is not started. */
export async function ownBroker(): Promise<OwnBroker> {
  const folder = await mkdtemp(join(tmpdir(), 'kadro-kafka-'));
  const port = await freePorts(portsOfBroker);
  const properties = join(folder, 'more.properties');
  await writeFile(properties, '');
  const environment = {
    ...process.env,
    KADRO_KAFKA_PORT: String(port),
    KADRO_LOCAL_DATA: folder,
    KADRO_KAFKA_PROPERTIES: properties,
  };
  const act = async (verb: string): Promise<void> =>
    void (await promisify(execFile)(script, [verb], { env: environment }));
  return {
    port,
    folder,
    act,
    set: (...lines) => writeFile(properties, lines.join('\n')),
    remove: async () => {
      await act('clean');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
