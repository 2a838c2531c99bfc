import { type Reaction } from '../../declare/reaction.ts';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { bulkOf } from '../../write/bulk.ts';
import { command } from '../../declare/command.ts';
import { decider, event } from '../../declare/streams/decider.ts';
import { defineService } from '../../declare/service.ts';
import { hostService } from '../../http/host.ts';
import { operations } from '../../jobs/operations.ts';
import { personal } from '../../declare/streams/personal.ts';
import { type Ports } from '../../ports/index.ts';
import { readModel } from '../../declare/models/read-model.ts';
import { Refused } from '../../declare/refusal.ts';
import { defineReplica } from '../../messaging/replica.ts';
import { streamParts } from '../../ports/shared/streams.ts';
import { aMessage, messageSource } from '../contracts/messages/source.ts';
import { silentLog } from '../observe/silent-log.ts';
import { startInFolder } from './in-folder.ts';
import { serve } from './serving.ts';
import { byName, domain } from './storing-service.ts';

/** What the service knows of the guests of another one, the name as personal data. */
export const guests = defineReplica({
  name: 'guest',
  plural: 'guests',
  from: 'hotel',
  on: ['GuestChanged'],
  schema: z.object({ name: personal('identity', z.string().nullable()), room: z.string().nullable() }),
  stateOf: ({ guest: { id, name, room } }) => (name === undefined ? null : { id, name, room: room ?? null }),
  indexes: { room: { path: 'room' } },
});

const bill = decider({
  name: 'bill',
  initial: { isOpen: false },
  events: { BillOpened: event(1, z.object({ owner: z.string() })), BillPaid: event(1, z.object({ by: z.string() })) },
  evolve: { BillOpened: () => ({ isOpen: true }), BillPaid: () => ({ isOpen: false }) },
});

export const bills = readModel(bill).rows<{ id: string; owner: string; isOpen: boolean }>({
  name: 'bills',
  row: 'Bill',
  version: 1,
  schema: z.object({ id: z.string(), owner: z.string(), isOpen: z.boolean() }),
  indexes: { owner: { path: 'owner' } },
  reach: { own: 'owner' },
  access: ['own', 'all'],
  project: {
    BillOpened: (_row, { data }) => ({ ...data, isOpen: true }),
    BillPaid: (row) => row && { ...row, isOpen: false },
  },
});

const till = decider({
  name: 'till',
  initial: 0,
  events: { MoneyCame: event(1, z.object({ bill: z.string() })) },
  evolve: { MoneyCame: (sum: number) => sum + 1 },
});

const open = command(bill, {
  name: 'OpenBill',
  method: 'POST',
  path: 'bills',
  summary: 'Opens one',
  access: { who: 'member' },
  target: { creates: true },
  input: z.strictObject({ id: z.string().optional() }),
  example: {},
  prepare: (_input, scope) => Promise.resolve({ owner: scope.principal.account }),
  decide: (_state, _input, { owner }) => [{ type: 'BillOpened', data: { owner } }],
});
const pay = command(bill, {
  name: 'PayBill',
  method: 'PUT',
  path: 'bills/paying/{id}',
  summary: 'Pays one',
  access: { who: 'reach', reach: ['own', 'all'] },
  target: { on: bills },
  input: z.strictObject({ by: z.string() }),
  example: { by: 'card' },
  decide: ({ isOpen }, data) => (isOpen ? [{ type: 'BillPaid', data }] : refuse('changed_meanwhile')),
});

function refuse(name: string): never {
  throw new Refused(name);
}

/** Ids of guests for whom the second reaction fails. */
export const unbearable = new Set<string>();
/** What the second reaction handled, as `<organization>/<guest>/<revision>`. */
export const handledGuests: string[] = [];

const handleGuests: Reaction = {
  name: 'handleGuests',
  from: 'hotel',
  on: ['GuestChanged'],
  react: ({ data, organization, revision }) => {
    if (unbearable.has(data.guest.id)) return Promise.reject(new RangeError('secret text'));
    handledGuests.push(`${organization}/${data.guest.id}/${revision}`);
    return Promise.resolve();
  },
};
/** Whether a bill that was paid was still open in the rows that the reaction saw. */
export const seenOpen: unknown[] = [];
const countMoney: Reaction = {
  name: 'countMoney',
  from: 'listening',
  on: ['BillPaid'],
  react: async ({ stream }, scope) => {
    seenOpen.push((await scope.row(bills, streamParts(stream).id))?.['isOpen']);
    await scope.run(till, 'till', 'count', () => [{ type: 'MoneyCame', data: { bill: stream } }]);
  },
};

export const listeningService = defineService({
  name: 'listening',
  domain,
  deciders: [bill, till],
  readModels: [bills],
  commands: [open, pay],
  endpoints: [bulkOf(pay, { name: 'PayBills', path: 'bills/paying/multiple', summary: 'Pays several' })],
  parts: [guests, operations({ who: 'roles', roles: ['ADMIN'] })],
  reactions: [handleGuests, countMoney],
  jobs: [{ name: 'owe', mustFinish: true, run: () => Promise.resolve() }],
  authenticator: () => byName,
});

export const aGuest = (
  id: string,
  revision: number,
  {
    organization = 'o1',
    name = 'Wilhelmina',
    room = '7' as string | null,
    ...more
  }: { organization?: string; name?: string; room?: string | null; id?: string } = {},
) =>
  aMessage({
    type: 'hotel.v1.GuestChanged',
    source: 'hotel',
    organization,
    key: `${organization}/${id}`,
    stream: `hotel.guest-${organization}_${id}`,
    revision,
    data: { guest: { id, name, room } },
    ...more,
  });

/** The service over real files and a hotel that publishes what it is given; `again` starts it anew over them. */
export async function startListening(dress: (ports: Ports) => Ports = (ports) => ports) {
  const hotel = messageSource();
  const at = await startInFolder('listening', async (ports) => {
    await ports.messages.relay('kadro.hotel.v1', hotel);
    return hostService(listeningService, dress(ports), silentLog);
  });
  const served = await serve('listening', () => at.running);
  const guest = async (id: string, organization = 'o1') =>
    (await at.running.runtime.rows(guests.model).get(organization, id))?.doc;
  return {
    publish: hotel.publish,
    guest,
    get ports() {
      return at.ports;
    },
    get runtime() {
      return at.running.runtime;
    },
    send: (method: string, path: string, as = 'o1/admin', body?: object, headers?: Record<string, string>) =>
      served.send(method, path, { as: `Bearer ${as}`, body, headers }),
    events: async (category: string, id: string, organization = 'o1') =>
      (await at.running.runtime.log.read(`listening.${category}-${organization}_${id}`)).map(({ name, data }) => ({
        name,
        data,
      })),
    /** Publishes these and waits until all of them were handled. */
    deliver: async (...messages: ReturnType<typeof aGuest>[]) => {
      const last = `last-${crypto.randomUUID()}`;
      hotel.publish(...messages, aGuest(last, 0));
      while (!(await guest(last)) || !handledGuests.includes(`o1/${last}/0`)) await setTimeout(5);
    },
    again: at.again,
    stop: async () => {
      served.stop();
      await at.stop();
    },
  };
}
