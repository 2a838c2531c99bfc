import { type Redis } from 'ioredis';
import { type KeyValue } from '../../ports/index.ts';
import { ask, run, script } from './client.ts';

const increment = script(`
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
  return count`);

/** ARGV: value, seconds to live or '', 1 where a value is expected, that value. */
const compareAndSet = script(`
  local stored = redis.call('GET', KEYS[1])
  if ARGV[3] == '1' then
    if stored ~= ARGV[4] then return 0 end
  elseif stored then
    return 0
  end
  redis.call('SET', KEYS[1], ARGV[1])
  if ARGV[2] ~= '' then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
  return 1`);

export class RedisKeyValue implements KeyValue {
  readonly #redis: Redis;
  readonly #namespace: string;

  constructor(redis: Redis, namespace: string) {
    this.#redis = redis;
    this.#namespace = namespace;
  }

  get(organization: string, key: string): Promise<string | null> {
    return ask(this.#redis, () => this.#redis.get(this.#name(organization, key)));
  }

  async set(organization: string, key: string, value: string, ttlSeconds?: number): Promise<void> {
    const name = this.#name(organization, key);
    await ask(this.#redis, () =>
      ttlSeconds === undefined ? this.#redis.set(name, value) : this.#redis.set(name, value, 'EX', ttlSeconds),
    );
  }

  async increment(organization: string, key: string, ttlSeconds: number): Promise<number> {
    return Number(await run(this.#redis, increment, [this.#name(organization, key)], [ttlSeconds]));
  }

  async compareAndSet(
    organization: string,
    key: string,
    expected: string | null,
    value: string,
    ttlSeconds?: number,
  ): Promise<boolean> {
    const args = [value, ttlSeconds ?? '', expected === null ? 0 : 1, expected ?? ''];
    return (await run(this.#redis, compareAndSet, [this.#name(organization, key)], args)) === 1;
  }

  async delete(organization: string, key: string): Promise<void> {
    await ask(this.#redis, () => this.#redis.del(this.#name(organization, key)));
  }

  async close(): Promise<void> {}

  #name(organization: string, key: string): string {
    return `${this.#namespace}:value:${JSON.stringify([organization, key])}`;
  }
}
