import { afterAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { anEvent } from '../../testing/an-event.ts';
import { describeEventStore } from '../../testing/event-store-contract.ts';
import { type OpenedPorts } from '../../testing/ports-contract.ts';
import { EventStoreDb } from './event-store.ts';

const address = process.env['KADRO_EVENTSTORE_URL'];
if (!address) throw new Error('KADRO_EVENTSTORE_URL is not set: infra/local/eventstore.sh start');

const opened: EventStoreDb[] = [];
async function open(namespace: string): Promise<EventStoreDb> {
  const store = await EventStoreDb.open(address!, namespace);
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
