import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StoreUnavailable } from '../../ports.ts';
import { aMessage, messageSource } from '../../testing/message-source.ts';
import { KafkaTestPlace } from './kafka-place.ts';

const script = fileURLToPath(new URL('../../../../../infra/local/kafka.sh', import.meta.url));
let folder: string;
let port: number;
/** A broker of its own: what happens to it happens to nobody else. */
const broker = (act: string) => promisify(execFile)(script, [act], { env: { ...process.env, KADRO_KAFKA_PORT: String(port), KADRO_LOCAL_DATA: folder } });
const eventually = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await setTimeout(20);
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const found = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return found;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadro-kafka-'));
  port = await freePort();
});
afterAll(async () => {
  await broker('clean');
  await rm(folder, { recursive: true, force: true });
});

describe('a broker that is away', () => {
  it('is waited for, refuses what cannot wait, and closing does not wait for it', async () => {
    const place = new KafkaTestPlace(`test-${randomUUID()}`, `127.0.0.1:${port}`);
    const { messages, close } = place.open();
    const source = messageSource();
    const heard: string[] = [];
    source.say(aMessage({ id: 'before it was there' }));
    await messages.relay('t', source);
    await messages.consume('t', 'g', async ({ id }) => void heard.push(id));
    await expect(messages.append('dead', [aMessage()])).rejects.toThrow(StoreUnavailable);

    await broker('start');
    await eventually(() => heard.length === 1);
    await messages.append('dead', [aMessage()]);

    await broker('kill');
    source.say(aMessage({ id: 'while it was away' }));
    await expect(messages.append('dead', [aMessage()])).rejects.toThrow(StoreUnavailable);

    await broker('start');
    await eventually(() => heard.includes('while it was away'));
    await messages.append('dead', [aMessage()]);
    expect(await messages.read('dead', 'o', { offset: 0, limit: 9 })).toHaveLength(2);

    await broker('kill');
    expect(await Promise.race([close().then(() => 'closed'), setTimeout(20_000, 'still closing')])).toBe('closed');
    await place.keyValue.close();
  }, 300_000);
});
