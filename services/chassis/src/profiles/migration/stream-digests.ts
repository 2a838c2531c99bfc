import { type RawEvent } from '../../ports/shared/verification.ts';
import { hash } from 'node:crypto';
import { type RawLog } from '../../embedded/log/raw-log.ts';
import { type EventStore } from '../../ports/index.ts';
import { patiently } from './patience.ts';

const eventsAtOnce = 1_000;

type Digests = Map<string, { events: number; hash: string }>;

/** Events and streams of two logs, and a sentence for each stream that differs. */
export interface Comparison {
  events: number;
  streams: number;
  differences: string[];
}

export async function compareLogs(
  source: RawLog,
  target: EventStore,
  report: (done: number) => void,
): Promise<Comparison> {
  const [expected, found]: [Digests, Digests] = [new Map(), new Map()];
  let events = 0;
  for (
    let page = source.page('', eventsAtOnce);
    page.length > 0;
    page = source.page(page.at(-1)!.position, eventsAtOnce)
  ) {
    for (const event of page) add(expected, event);
    events += page.length;
  }
  const copied = (after: string) => patiently(() => target.readAll(after, eventsAtOnce));
  for (let page = await copied(''), done = 0; page.length > 0; page = await copied(page.at(-1)!.position)) {
    for (const event of page)
      add(found, { ...event, data: JSON.stringify(event.data), meta: JSON.stringify(event.meta) });
    report((done += page.length));
  }
  const differences = [...new Set([...expected.keys(), ...found.keys()])].flatMap(
    (stream) => differenceOf(stream, expected, found) ?? [],
  );
  return { events, streams: expected.size, differences };
}

function add(digests: Digests, { stream, revision, id, type, v, at, data, meta }: RawEvent): void {
  const before = digests.get(stream) ?? { events: 0, hash: '' };
  const text = `${JSON.stringify([before.hash, revision, id, type, v, at])}\n${data}\n${meta}`;
  digests.set(stream, { events: before.events + 1, hash: hash('sha256', text, 'base64url') });
}

function differenceOf(stream: string, expected: Digests, found: Digests): string | undefined {
  const [one, other] = [expected.get(stream), found.get(stream)];
  if (one?.events !== other?.events) return `${stream} has ${other?.events ?? 0} events instead of ${one?.events ?? 0}`;
  return one?.hash === other?.hash ? undefined : `${stream} has other contents`;
}
