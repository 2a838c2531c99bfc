import { type Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { type LeasedWork, type Leases, type Subscription } from '../../ports/index.ts';
import { bounded, rest, run, script } from './client.ts';

const leaseMs = 6_000;
const renewEveryMs = 2_000;
const renewAgainMs = 500;
const askAgainMs = 1_000;
/** Whoever gave a lease back lets everybody else who stands in line ask before him. */
const askAfterOwnMs = 3 * askAgainMs;

/**
 * The number grows with the clock, so that it also grows when Redis lost its data. A holder that never got the answer
 * may take what is his.
 * KEYS: lease, number; ARGV: holder, milliseconds. Answers the number, or 0.
 */
const take = script(`
  if redis.call('GET', KEYS[1]) ~= ARGV[1] and not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 0 end
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  local time = redis.call('TIME')
  local fence = math.max(tonumber(redis.call('GET', KEYS[2]) or '0') + 1, time[1] * 1000 + math.floor(time[2] / 1000))
  redis.call('SET', KEYS[2], string.format('%.0f', fence))
  return fence`);
const renew = script(`return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('PEXPIRE', KEYS[1], ARGV[2]) or 0`);
const giveBack = script(`return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`);

type Begin = (fence: number) => Promise<LeasedWork>;

/** Leases over all processes of one Redis: each lasts six seconds and is renewed while its holder lives. */
export class RedisLeases implements Leases {
  readonly #redis: Redis;
  readonly #namespace: string;
  readonly #holders = new Set<Holder>();

  constructor(redis: Redis, namespace: string) {
    this.#redis = redis;
    this.#namespace = namespace;
  }

  hold(name: string, begin: Begin): Subscription {
    const holder = new Holder(this.#redis, `${this.#namespace}:lease:${name}`, begin);
    this.#holders.add(holder);
    return {
      close: async () => {
        await holder.close();
        this.#holders.delete(holder);
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#holders].map((holder) => holder.close()));
    this.#holders.clear();
  }
}

class Holder implements Subscription {
  readonly #redis: Redis;
  readonly #key: string;
  readonly #begin: Begin;
  readonly #holder = randomUUID();
  readonly #leaving = new AbortController();
  readonly #done: Promise<void>;

  constructor(redis: Redis, key: string, begin: Begin) {
    this.#redis = redis;
    this.#key = key;
    this.#begin = begin;
    this.#done = this.#stand();
  }

  /** Closes the work and gives the lease back. */
  async close(): Promise<void> {
    this.#leaving.abort();
    await bounded(this.#done);
  }

  async #stand(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      const askedAt = performance.now();
      const fence = Number(
        await run(this.#redis, take, [this.#key, `${this.#key}:fence`], [this.#holder, leaseMs]).catch(() => 0),
      );
      const gaveBack = fence > 0 && (await this.#hold(fence, askedAt + leaseMs));
      await rest(gaveBack ? askAfterOwnMs : askAgainMs, this.#leaving.signal);
    }
  }

  /** Renews until what was begun is closed: closing takes its time, too. False when the lease was lost before. */
  async #hold(fence: number, until: number): Promise<boolean> {
    let own = true;
    const ended = new AbortController();
    const lost = this.#keep(until, ended.signal).then(() => void (own = ended.signal.aborted));
    try {
      if (this.#leaving.signal.aborted) return own;
      const begun = await this.#begin(fence);
      await Promise.race([lost, aborted(this.#leaving.signal), ...(begun.done ? [begun.done] : [])]);
      await begun.close();
    } catch {
      // Who cannot begin, or cannot close, gives it back: it is another's turn then.
    } finally {
      ended.abort();
      await lost;
      await run(this.#redis, giveBack, [this.#key], [this.#holder]).catch(() => undefined);
    }
    return own;
  }

  /** Resolves when the lease is lost; a late event loop notices late, but the number fences its writes. */
  async #keep(until: number, ended: AbortSignal): Promise<void> {
    let end = until;
    let pauseMs = renewEveryMs;
    while (!ended.aborted && performance.now() < end) {
      await rest(Math.min(pauseMs, end - performance.now()), ended);
      if (ended.aborted || performance.now() >= end) return;
      const askedAt = performance.now();
      const answer = await Promise.race([this.#renewed(), rest(end - askedAt, ended)]);
      if (answer === false) return;
      if (answer) end = askedAt + leaseMs;
      pauseMs = answer ? renewEveryMs : renewAgainMs;
    }
  }

  async #renewed(): Promise<boolean | undefined> {
    try {
      return (await run(this.#redis, renew, [this.#key], [this.#holder, leaseMs])) === 1;
    } catch {
      return undefined;
    }
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  else signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
