import { type OpenedPorts } from './opened-ports.ts';
import { openBeforeEach, type PortsUnderTest } from './ports-under-test.ts';
import { describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import {
  type EventRecord,
  type EventStore,
  RevisionConflict,
  type StoredEvent,
  StoreUnavailable,
} from '../../ports/index.ts';
import { anEvent } from '../an-event.ts';

async function collected(store: EventStore, after: string, count: number): Promise<StoredEvent[]> {
  const seen: StoredEvent[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const subscription = store.subscribe(after, (events) => {
    seen.push(...events);
    if (seen.length >= count) resolve();
  });
  await promise;
  await subscription.close();
  return seen;
}

async function everything(store: EventStore): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (
    let page = await store.readAll('', 1_000);
    page.length > 0;
    page = await store.readAll(page.at(-1)!.position, 1_000)
  )
    all.push(...page);
  return all;
}

export function describeEventStore(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  const at = openBeforeEach(open, reopen);
  describe('appending to a stream', () => {
    itKeepsWhatIsAppended(at);
    itAnswersRivalsAndRetries(at);
    itLosesNothingOfParallelWriters(at);
  });
  describe('reading the log', () => {
    itReadsInOneOrder(at);
    itKnowsLinksAndHead(at);
  });
  describe('subscribing', () => itGivesWhatComes(at));
  describe('opening again', () => itGoesOn(at));
}

function itKeepsWhatIsAppended(at: PortsUnderTest): void {
  it('gives revisions from 0 and growing positions', async () => {
    const first = await at.ports.events.append('s-1', -1, [anEvent({ n: 0 }), anEvent({ n: 1 })]);
    const second = await at.ports.events.append('s-1', 1, [anEvent({ n: 2 })]);
    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(first.position < second.position).toBe(true);
    expect((await at.ports.events.read('s-1')).map(({ revision, data }) => [revision, data['n']])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('keeps the event as it was given', async () => {
    const event = anEvent({ text: 'çİı "\u0000" \u{1f642}', deep: { list: [1, null, { a: true }] } });
    const { position } = await at.ports.events.append('s-1', -1, [event]);
    expect(await at.ports.events.read('s-1')).toEqual([{ ...event, stream: 's-1', revision: 0, position }]);
    expect(await at.ports.events.head()).toBe(position);
  });

  it('refuses whoever expects another revision, and stores nothing of it', async () => {
    await at.ports.events.append('s-1', -1, [anEvent()]);
    await expect(at.ports.events.append('s-1', -1, [anEvent()])).rejects.toBeInstanceOf(RevisionConflict);
    await expect(at.ports.events.append('s-1', 1, [anEvent(), anEvent()])).rejects.toMatchObject({
      stream: 's-1',
      expected: 1,
    });
    expect(await everything(at.ports.events)).toHaveLength(1);
  });
}

function itAnswersRivalsAndRetries(at: PortsUnderTest): void {
  it('does not let a conflict harm those who append at the same moment', async () => {
    const [a, b, rival, c] = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((stream) => at.ports.events.append(stream, -1, [anEvent()])),
    );
    expect([b, c]).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
    // whichever of the two came first
    const [won, lost] = a!.status === 'fulfilled' ? [a, rival] : [rival, a];
    expect([won, lost]).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: expect.any(RevisionConflict) },
    ]);
  });

  it('answers a retry of the same events like the first time', async () => {
    const events = [anEvent(), anEvent()];
    const first = await at.ports.events.append('s-1', -1, events);
    expect(await at.ports.events.append('s-1', -1, events)).toEqual({ ...first, repeated: true });
    await at.ports.events.append('s-1', 1, [anEvent()]);
    expect(await at.ports.events.append('s-1', -1, events)).toEqual({ ...first, repeated: true });
    const twice = [anEvent()];
    const both = await Promise.all([
      at.ports.events.append('s-2', -1, twice),
      at.ports.events.append('s-2', -1, twice),
    ]);
    const [one, other] = both.toSorted(
      (left, right) => Number(left.repeated ?? false) - Number(right.repeated ?? false),
    );
    expect([one!.repeated ?? false, other]).toEqual([false, { ...one, repeated: true }]);
    expect(await everything(at.ports.events)).toHaveLength(4);
  });
}

function itLosesNothingOfParallelWriters(at: PortsUnderTest): void {
  it('loses no append of 100 parallel writers', async () => {
    // a store that is too busy to answer in time is asked again with the same events, as a caller would
    const append = async (stream: string, expected: number, events: EventRecord[]): Promise<unknown> =>
      at.ports.events
        .append(stream, expected, events)
        .catch((failed: unknown) =>
          failed instanceof StoreUnavailable ? append(stream, expected, events) : Promise.reject(failed),
        );
    const appendAll = async (_: unknown, writer: number) => {
      for (let n = 0; n < 10; n++) await append(`w-${writer}`, n - 1, [anEvent({ writer, n })]);
    };
    await Promise.all(Array.from({ length: 100 }, appendAll));
    const all = await everything(at.ports.events);
    expect(new Set(all.map(({ position }) => position)).size).toBe(1_000);
    expect(all.filter(({ data }) => data['writer'] === 42).map(({ data }) => data['n'])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  it('lets exactly one of many rivals win each revision', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => at.ports.events.append('s-1', -1, [anEvent()])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await at.ports.events.read('s-1')).toHaveLength(1);
  });
}

function itReadsInOneOrder(at: PortsUnderTest): void {
  it('gives 10,000 events in one order, page by page, from any position', async () => {
    for (let n = 0; n < 10_000; n += 100) {
      await at.ports.events.append(
        `s-${n % 700}`,
        (await at.ports.events.read(`s-${n % 700}`)).length - 1,
        Array.from({ length: 100 }, (_, i) => anEvent({ n: n + i })),
      );
    }
    const all = await everything(at.ports.events);
    expect(all.map(({ data }) => data['n'])).toEqual(Array.from({ length: 10_000 }, (_, n) => n));
    expect(all.every(({ position }, i) => i === 0 || all[i - 1]!.position < position)).toBe(true);
    expect((await at.ports.events.readAll(all[4_999]!.position, 3)).map(({ data }) => data['n'])).toEqual([
      5_000, 5_001, 5_002,
    ]);
    expect((await collected(at.ports.events, all[2_499]!.position, 7_500)).map(({ data }) => data['n'])).toEqual(
      Array.from({ length: 7_500 }, (_, n) => n + 2_500),
    );
  });

  it('gives the end of a stream, and nothing for an unknown one', async () => {
    await at.ports.events.append('s-1', -1, [anEvent(), anEvent(), anEvent()]);
    expect((await at.ports.events.read('s-1', 2)).map(({ revision }) => revision)).toEqual([2]);
    expect(await at.ports.events.read('s-2')).toEqual([]);
    expect(await at.ports.events.readAll(await at.ports.events.head(), 10)).toEqual([]);
  });
}

function itKnowsLinksAndHead(at: PortsUnderTest): void {
  it('tells the links of the chain alike', async () => {
    const hashed = anEvent();
    await at.ports.events.append('s-1', -1, [anEvent(), { ...hashed, meta: { ...hashed.meta, hash: 'h' } }]);
    const links = (await everything(at.ports.events)).map(({ position, stream, revision, type, meta }) => ({
      position,
      stream,
      revision,
      type,
      hash: meta.hash ?? null,
    }));
    expect(await at.ports.events.readLinks('', 10)).toEqual(links);
    expect(await at.ports.events.readLinks(links[0]!.position, 1)).toEqual(links.slice(1));
  });

  it('knows that an empty store has no head', async () => {
    expect(await at.ports.events.head()).toBe('');
  });
}

function itGivesWhatComes(at: PortsUnderTest): void {
  it('gives what is stored and then what comes, in order and once', async () => {
    await at.ports.events.append('s-1', -1, [anEvent({ n: 0 }), anEvent({ n: 1 })]);
    const seen = collected(at.ports.events, '', 200);
    for (let n = 2; n < 200; n++) await at.ports.events.append('s-1', n - 1, [anEvent({ n })]);
    expect((await seen).map(({ data }) => data['n'])).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('waits for a batch, and gives one that failed again', async () => {
    const seen: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    let failures = 2;
    let running = 0;
    const subscription = at.ports.events.subscribe('', async (events) => {
      expect(++running).toBe(1);
      await setTimeout(1);
      running--;
      if (events.some(({ data }) => data['n'] === 3) && failures-- > 0) throw new Error('not now');
      seen.push(...events.map(({ data }) => data['n']));
      if (seen.includes(9)) resolve();
    });
    for (let n = 0; n < 10; n++) await at.ports.events.append('s-1', n - 1, [anEvent({ n })]);
    await promise;
    await subscription.close();
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(failures).toBeLessThan(0);
  });

  it('gives nothing after it was closed', async () => {
    let count = 0;
    const subscription = at.ports.events.subscribe('', (events) => void (count += events.length));
    await subscription.close();
    await at.ports.events.append('s-1', -1, [anEvent()]);
    await setTimeout(20);
    expect(count).toBe(0);
  });
}

function itGoesOn(at: PortsUnderTest): void {
  it('finds epoch, events and head, and goes on where it stopped', async () => {
    const closed = at.ports.events;
    const { position } = await closed.append('s-1', -1, [anEvent({ n: 0 })]);
    await at.reopen();
    await expect(closed.append('s-1', 0, [anEvent()])).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(closed.read('s-1')).rejects.toBeInstanceOf(StoreUnavailable);
    expect([at.ports.events.epoch, await at.ports.events.head()]).toEqual([closed.epoch, position]);
    const seen = collected(at.ports.events, position, 1);
    await at.ports.events.append('s-1', 0, [anEvent({ n: 1 })]);
    expect((await seen).map(({ revision }) => revision)).toEqual([1]);
  });
}
