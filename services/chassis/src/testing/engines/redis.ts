import { type OpenedPorts } from '../contracts/opened-ports.ts';
import { type Redis } from 'ioredis';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testPatience } from '../time/patience.ts';
import { closeRedis, openRedis } from '../../cluster/redis/client.ts';

/** Ports over a connection of their own, closed with them. @throws Error without KADRO_REDIS_URL */
export async function openTestRedis(
  namespace: string,
  make: (redis: Redis, namespace: string) => Partial<OpenedPorts>,
  url = process.env['KADRO_REDIS_URL'],
  patience = testPatience,
): Promise<OpenedPorts & { redis: Redis }> {
  if (!url) throw new Error('KADRO_REDIS_URL is missing: infra/local/redis.sh start prints it');
  const redis = openRedis(url, patience);
  const ports = make(redis, namespace);
  const close = async () => {
    await Promise.all([ports.keyValue, ports.leases, ports.jobs].map(async (port) => port?.close()));
    await closeRedis(redis);
  };
  return { ...ports, redis, close } as OpenedPorts & { redis: Redis };
}

const children = new Set<ReturnType<typeof spawn>>();

/** Another process of `../processes`: its lines as they come, and a signal for it. */
export function child(
  file: string,
  ...args: string[]
): { line(): Promise<string>; kill(signal: NodeJS.Signals): Promise<void> } {
  const process_ = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../processes', file), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.add(process_);
  const lines = createInterface({ input: process_.stdout })[Symbol.asyncIterator]();
  return {
    line: async () => String((await lines.next()).value),
    kill: async (signal) => {
      process_.kill(signal);
      if (signal === 'SIGKILL') await once(process_, 'close');
    },
  };
}

export function endChildren(): void {
  for (const one of children) one.kill('SIGKILL');
  children.clear();
}
