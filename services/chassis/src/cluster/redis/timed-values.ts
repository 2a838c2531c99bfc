import { type Redis } from 'ioredis';
import { ask } from './client.ts';

const keysAtOnce = 500;

/** Removes values with a lifetime: sessions, sign-in counters, requests. Answers how many. @throws StoreUnavailable */
export async function endTimedValues(redis: Redis, namespace: string): Promise<number> {
  let [cursor, ended] = ['0', 0];
  do {
    const [next, names] = await ask(redis, () =>
      redis.scan(cursor, 'MATCH', `${namespace}:value:*`, 'COUNT', keysAtOnce),
    );
    const timed: string[] = [];
    for (const name of names) if ((await ask(redis, () => redis.pttl(name))) > 0) timed.push(name);
    if (timed.length > 0) ended += await ask(redis, () => redis.del(...timed));
    cursor = next;
  } while (cursor !== '0');
  return ended;
}
