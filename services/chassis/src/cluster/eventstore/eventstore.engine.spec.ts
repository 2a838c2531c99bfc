import { type OpenedPorts } from '../../testing/contracts/opened-ports.ts';
import { afterAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { StoreUnavailable } from '../../ports/index.ts';
import { anEvent } from '../../testing/an-event.ts';
import { describeEventStore } from '../../testing/contracts/event-store.ts';
import { testPatience } from '../../testing/time/patience.ts';
import { EventStoreDb } from './event-store.ts';

const address = process.env['KADRO_EVENTSTORE_URL'];
if (!address) throw new Error('KADRO_EVENTSTORE_URL is not set: infra/local/eventstore.sh start');

const opened: EventStoreDb[] = [];
async function open(namespace: string): Promise<EventStoreDb> {
  const store = await EventStoreDb.open(address!, namespace, testPatience);
  opened.push(store);
  return store;
}
afterAll(() => Promise.all(opened.map((store) => store.close())));

let place = '';
const ports = async (): Promise<OpenedPorts> => {
  const events = await open(place);
  return { events, close: () => events.close() } as unknown as OpenedPorts;
};
const fresh = () => {
  place = randomUUID();
  return ports();
};

describe('event store (EventStoreDB)', () => describeEventStore(fresh, ports));

describe('naming places', () => {
  it('gives positions of one width, and streams without their namespace', async () => {
    const store = await open(randomUUID());
    const { position } = await store.append('leave.leaveAccount-o_1', -1, [anEvent()]);
    expect(position).toMatch(/^\d{20}\.\d{20}$/);
    expect(await store.readAll('', 10)).toMatchObject([{ stream: 'leave.leaveAccount-o_1', position }]);
  });

  it('keeps namespaces apart, and what belongs to the store itself to itself', async () => {
    const [one, other] = await Promise.all([open(randomUUID()), open(randomUUID())]);
    const seen: unknown[] = [];
    const subscription = one.subscribe('', (events) => void seen.push(...events.map(({ data }) => data['n'])));
    for (let n = 0; n < 5; n++) {
      await other.append('s-1', n - 1, [anEvent({ n: 'foreign' })]);
      await one.append('s-1', n - 1, [anEvent({ n })]);
    }
    while (seen.length < 5) await setTimeout(5);
    await subscription.close();
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    expect(await one.head()).toBe((await one.readAll('', 10))[4]!.position);
  });
});

describe('closing', () => {
  it('waits for nothing where answers of the engine were not read to their end', async () => {
    const store = await open(randomUUID());
    for (let n = 0; n < 3; n++) await store.append('s-1', n - 1, [anEvent({ n })]);
    expect([await store.readAll('', 1), (await store.head()) !== '']).toMatchObject([[{ revision: 0 }], true]);
    const begun = performance.now();
    await store.close();
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});

describe('the epoch', () => {
  it('is one for all who open a new place at the same moment', async () => {
    const namespace = randomUUID();
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(namespace)));
    expect(new Set(stores.map(({ epoch }) => epoch)).size).toBe(1);
  });

  it('is another after it was renewed, and the events stay', async () => {
    const namespace = randomUUID();
    const store = await open(namespace);
    const { position } = await store.append('s-1', -1, [anEvent()]);
    const {
      formers: [former],
      epoch,
    } = await store.renewEpoch();
    const again = await open(namespace);
    expect([former === epoch, store.epoch, again.epoch, await again.head()]).toEqual([false, epoch, epoch, position]);
    expect(await again.readAll('', 10)).toHaveLength(1);
  });
});

describe('appending what no store takes', () => {
  it.each([
    ['nothing', [], RangeError],
    ['what is too large for one append', [anEvent({ text: 'x'.repeat(1_200_000) })], RangeError],
    ['what is not JSON', [anEvent({ n: 1n })], TypeError],
  ])('refuses %s', async (_, events, refusal) => {
    const store = await open(randomUUID());
    await expect(store.append('s-1', -1, events)).rejects.toBeInstanceOf(refusal);
    expect(await store.head()).toBe('');
  });
});

describe('opening where nobody answers', () => {
  it('is refused as unavailable, without the password', async () => {
    const error = await EventStoreDb.open('esdb://admin:geheim@127.0.0.1:1?tls=false', 'none').catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(inspect(error, { depth: 10 })).not.toContain('geheim');
  });
});
