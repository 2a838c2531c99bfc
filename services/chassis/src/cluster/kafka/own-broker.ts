import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../../../../../infra/local/kafka.sh', import.meta.url));

/** A broker of one test's own: what happens to it happens to nobody else. */
export interface OwnBroker {
  /** Port without TLS and password. */
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
  const port = await freePort();
  const properties = join(folder, 'more.properties');
  await writeFile(properties, '');
  const environment = { ...process.env, KADRO_KAFKA_PORT: String(port), KADRO_LOCAL_DATA: folder, KADRO_KAFKA_PROPERTIES: properties };
  const act = async (verb: string): Promise<void> => void (await promisify(execFile)(script, [verb], { env: environment }));
  return {
    port, folder, act,
    set: (...lines) => writeFile(properties, lines.join('\n')),
    remove: async () => {
      await act('clean');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port at which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
