import { type OpenedPorts } from './opened-ports.ts';
import { describe } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { describeBlobs } from './blobs.ts';
import { describeEventStore } from './event-store.ts';
import { describeJobQueue } from './job-queue.ts';
import { describeLeases } from './leases.ts';
import { describeMessageLog } from './messages/log.ts';
import { describeNotify } from './notify.ts';
import { describeRowStore } from './rows/store.ts';
import { describeKeys, describeKeyValue } from './small-ports.ts';

/** The contract of all ports. `open`: a new place is empty, the same place again has what was stored. */
export function describePorts(name: string, open: (place: string) => Promise<OpenedPorts>): void {
  let place = '';
  const fresh = () => open((place = randomUUID()));
  const again = () => open(place);
  describe(`event store (${name})`, () => describeEventStore(fresh, again));
  describe(`read models (${name})`, () => describeRowStore(fresh, again));
  describe(`key-value store (${name})`, () => describeKeyValue(fresh, again));
  describe(`keys (${name})`, () => describeKeys(fresh, again));
  describe(`messages (${name})`, () => describeMessageLog(fresh, again));
  describe(`jobs (${name})`, () => describeJobQueue(fresh, again));
  describe(`blobs (${name})`, () => describeBlobs(fresh, again));
  describe(`leases (${name})`, () => describeLeases(fresh, again));
  describe(`notices (${name})`, () => describeNotify(fresh, again));
}
