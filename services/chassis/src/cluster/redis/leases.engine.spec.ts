import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describeLeases } from '../../testing/contracts/leases.ts';
import { ask } from './client.ts';
import { child, endChildren, openTestRedis } from '../../testing/engines/redis.ts';
import { RedisLeases } from './leases.ts';

let place = '';
const open = () => openTestRedis(place, (redis, namespace) => ({ leases: new RedisLeases(redis, namespace) }));
describeLeases(() => ((place = randomUUID()), open()), open);

afterEach(endChildren);

describe('a lease over several processes', () => {
  it('goes to another after the death of its holder', async () => {
    place = randomUUID();
    const holder = child('hold-until-killed.ts', place);
    const former = Number(await holder.line());
    const ports = await open();
    const taken = Promise.withResolvers<number>();
    ports.leases.hold('work', async (fence) => {
      taken.resolve(fence);
      return { close: async () => undefined };
    });
    await holder.kill('SIGKILL');
    expect(await taken.promise).toBeGreaterThan(former);
    await ports.close();
  });

  it('is nobody else’s as long as its holder has it', async () => {
    place = randomUUID();
    const ports = await open();
    const lease = `${place}:lease:work`;
    // somebody whom no slow machine keeps from renewing it
    await ask(ports.redis, () => ports.redis.set(lease, 'somebody', 'PX', 3_600_000));
    const taken = Promise.withResolvers<string>();
    ports.leases.hold('work', async () => {
      taken.resolve('taken');
      return { close: async () => undefined };
    });
    expect(await Promise.race([taken.promise, setTimeout(3_000, 'nobody')])).toBe('nobody');
    await ports.redis.del(lease);
    expect(await taken.promise).toBe('taken');
    await ports.close();
  });

  it('is lost by one that hung, who closes what he began when he wakes', async () => {
    place = randomUUID();
    const holder = child('hold-until-killed.ts', place);
    const former = Number(await holder.line());
    await holder.kill('SIGSTOP');
    const ports = await open();
    const fence = await new Promise<number>((resolve) =>
      ports.leases.hold('work', async (given) => {
        resolve(given);
        return { close: async () => undefined };
      }),
    );
    await holder.kill('SIGCONT');
    expect([fence > former, await holder.line()]).toEqual([true, 'lost']);
    await ports.close();
    expect(Number(await holder.line())).toBeGreaterThan(fence);
  });

  it('is left to another by whoever says that his work is over', async () => {
    place = randomUUID();
    const [one, other] = [await open(), await open()];
    const over = Promise.withResolvers<void>();
    const said: string[] = [];
    one.leases.hold(
      'work',
      async () => (said.push('+one'), { done: over.promise, close: async () => void said.push('-one') }),
    );
    while (said.length === 0) await setTimeout(5);
    const taken = Promise.withResolvers<void>();
    other.leases.hold('work', async () => {
      taken.resolve();
      return { close: async () => undefined };
    });
    over.resolve();
    await taken.promise;
    expect(said.slice(0, 2)).toEqual(['+one', '-one']);
    await Promise.all([one.close(), other.close()]);
  });

  it('is asked for again by who gave it back, after three rounds of all others', async () => {
    place = randomUUID();
    const ports = await open();
    const given: number[] = [];
    const again = Promise.withResolvers<void>();
    ports.leases.hold('work', async () => {
      if (given.push(performance.now()) === 2) again.resolve();
      return { done: Promise.resolve(), close: async () => undefined };
    });
    await again.promise;
    await ports.close();
    expect(given[1]! - given[0]!).toBeGreaterThan(2_900);
  });

  it('is lost when somebody else took it, and stood in line for again', async () => {
    place = randomUUID();
    const said: string[] = [];
    const ports = await open();
    const ended = Promise.withResolvers<void>();
    ports.leases.hold('work', async () => {
      said.push('+');
      if (said.length > 2) ended.resolve();
      return { close: async () => void said.push('-') };
    });
    while (said.length === 0) await setTimeout(5);
    await ports.redis.set(`${place}:lease:work`, 'somebody', 'PX', 500);
    await ended.promise;
    await ports.close();
    expect(said).toEqual(['+', '-', '+', '-']);
  });
});
