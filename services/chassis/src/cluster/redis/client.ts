import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { StoreUnavailable } from '../../ports/index.ts';

const mostWaitMs = 2_000;
const mostAnswerMs = 3_000;
const mostCloseMs = 1_000;

/** Connects to `redis://...` and reconnects by itself. `patience`: factor on all waiting. */
export function openRedis(url: string, patience = 1): Redis {
  const redis = new Redis(url, {
    connectTimeout: mostWaitMs * patience,
    commandTimeout: mostAnswerMs * patience,
    retryStrategy: (times) => Math.min(25 * 2 ** times, 1_000),
    // What was sent and not answered is refused, never sent twice; what could not be sent never waits here.
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  // Whoever asks gets the error; without a listener it would be printed.
  redis.on('error', () => undefined);
  return redis.setMaxListeners(Infinity);
}

export async function closeRedis(redis: Redis): Promise<void> {
  if (redis.status === 'ready')
    await Promise.race([redis.quit().catch(() => undefined), pauseFor(mostCloseMs, undefined, { ref: false })]);
  redis.disconnect();
}

/** Asks as soon as Redis is there. @throws StoreUnavailable after a few seconds without it, or without an answer */
export async function ask<T>(redis: Redis, question: () => Promise<T>): Promise<T> {
  try {
    await ready(redis);
    return await question();
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : new StoreUnavailable(`redis: ${reason(error)}`);
  }
}

async function ready(redis: Redis): Promise<void> {
  // A connection that has just broken still calls itself ready.
  if (redis.status === 'ready' && redis.stream.writable) return;
  if (redis.status === 'end') throw new StoreUnavailable('redis: closed');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new StoreUnavailable('redis: away')), redis.options.connectTimeout);
  redis.once('ready', resolve);
  await promise.finally(() => {
    clearTimeout(timer);
    redis.off('ready', resolve);
  });
}

/** Never the text of an error: Redis repeats there what was sent to it. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  return error.name === 'ReplyError'
    ? error.message.split(' ')[0]!
    : ((error as NodeJS.ErrnoException).code ?? 'no answer');
}

export interface Script {
  lua: string;
  sha: string;
}

export const script = (lua: string): Script => ({ lua, sha: createHash('sha1').update(lua).digest('hex') });

/** Runs a script as one; answers what it returns (text, number, list or null). @throws StoreUnavailable */
export function run(
  redis: Redis,
  { lua, sha }: Script,
  keys: readonly string[],
  args: readonly (string | number)[],
): Promise<unknown> {
  return ask(redis, async () => {
    try {
      return await redis.evalsha(sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return await redis.eval(lua, keys.length, ...keys, ...args);
    }
  });
}

export async function rest(ms: number, signal?: AbortSignal): Promise<void> {
  await pauseFor(ms, undefined, signal ? { signal } : {}).catch(() => undefined);
}

/** Waits for what is closing, but not for ever: its process may end. */
export async function bounded(closing: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  await Promise.race([closing, rest(5_000, enough.signal)]).finally(() => enough.abort());
}
