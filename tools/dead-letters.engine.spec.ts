import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HostedService, type Message, type Ports } from '@kadro/chassis';
import { openClusterPorts, readEngines } from '@kadro/chassis/cluster';
import { aMessage, messageSource, testPatience, until } from '@kadro/chassis/testing';
import { startLeave } from '@kadro/leave';
import { runScript } from './testing/scripts.ts';

const quiet = { info() {}, warn() {}, error() {} };
const organization = '018f0000-0000-7000-8000-00000000d101';
const engines = Object.fromEntries(
  ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL', 'REDIS_URL'].map((name) => [
    `KADRO_${name}`,
    process.env[`KADRO_${name}`],
  ]),
);
const settings = {
  ...engines,
  KADRO_NAMESPACE: `letters-${crypto.randomUUID().slice(0, 13)}`,
  KADRO_MASTER_KEY: Buffer.alloc(32, 3).toString('base64'),
};
const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

let ports: Ports & { close(): Promise<void> };
let leave: HostedService;
const identity = messageSource();
const told: Message[] = [];

const letters = (...args: string[]) => runScript({ ...settings, KADRO_PROFILE: 'cluster' }, 'dead-letters', ...args);

/** What identity says of a branch. */
function saidOf(id: string, more: object): Message {
  const stream = `identity.branch-${organization}_${id}`;
  return aMessage({
    id: `event-${id}`,
    type: 'identity.v1.BranchChanged',
    source: 'identity',
    organization,
    key: stream,
    stream,
    revision: 1,
    data: { branch: { id, zone: 'Europe/Berlin', ...more } },
  });
}

/** A letter whose cause is gone. */
function mended(id: string, reaction = 'recordBranch') {
  const { type: _type, source, ...place } = saidOf(id, { workingPattern: week, archived: false });
  const letter = `${reaction}.${place.id}`;
  const data = {
    id: letter,
    at: place.at,
    type: 'identity.BranchChanged',
    reaction,
    reason: 'RangeError',
    attempts: 5,
    heard: { ...place, name: 'BranchChanged', from: source },
  };
  return { ...place, id: letter, type: 'identity.BranchChanged', source: 'leave', data };
}

beforeAll(async () => {
  ports = await openClusterPorts({ ...readEngines(settings), patience: testPatience }, quiet);
  leave = await startLeave(
    ports,
    quiet,
    { principal: () => Promise.reject(new Error('nobody signs in')) },
    { role: 'all' },
  );
  await ports.messages.relay('kadro.identity.v1', identity);
});
afterAll(async () => {
  await leave.close();
  await ports.close();
});

describe('a message that no reaction can bear', () => {
  it('ends in the topic of dead letters, and what comes after it is heard', async () => {
    identity.publish(
      saidOf('poison', { workingPattern: 'none' }),
      saidOf('sound', { workingPattern: week, archived: false }),
    );
    await until(
      async () => (await ports.messages.read('kadro.leave.dead', organization, { offset: 0, limit: 10 })).length === 1,
    );
    await until(async () => (await ports.events.read(`leave.branch-${organization}_sound`)).length === 1);
    await ports.messages.consume('kadro.leave.dead', 'spec', async (message) => void told.push(message));
    await until(() => told.length > 0);
    expect(told[0]).toMatchObject({
      id: 'recordBranch.event-poison',
      source: 'leave',
      data: { reaction: 'recordBranch', reason: 'ZodError', attempts: 5 },
    });
  });

  it('is listed and shown from the shell', async () => {
    expect(await letters('list')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/recordBranch.event-poison .* ZodError\n\n {2}1 in all/),
    });
    expect((await letters('show', 'recordBranch.event-poison')).out).toMatch(/reaction +recordBranch/);
  });

  it('is sent again by the worker, and stays while it fails; one whose cause is gone goes', async () => {
    await ports.messages.append('kadro.leave.dead', [mended('mended')]);
    expect(await letters('resend', '--all')).toEqual({
      code: 1,
      err: '',
      out: `  ! recordBranch.event-poison of ${organization} failed again\n  1 of 2 sent again.\n`,
    });
    expect(await ports.events.read(`leave.branch-${organization}_mended`)).toHaveLength(1);
    expect((await letters('list')).out).toContain('1 in all');
  });

  it('is set aside by the worker where nobody hears it any more, a record that is no message, too', async () => {
    const place = {
      id: 'unreadable.kadro.identity.v1.3.7',
      organization: '*',
      stream: 'kadro.identity.v1.3',
      revision: 7,
      at: '2026-01-05T08:00:00.000Z',
      correlation: 'test',
    };
    const data = {
      id: place.id,
      at: place.at,
      type: 'unreadable',
      reaction: 'unreadable',
      reason: 'a record that is no JSON',
      attempts: 1,
      heard: { ...place, name: 'unreadable', from: 'kadro.identity.v1', data: {} },
    };
    const unreadable = { ...place, type: 'unreadable', source: 'leave', key: place.stream, data };
    await ports.messages.append('kadro.leave.dead', [mended('former', 'former'), unreadable]);
    const { code, out } = await letters('resend', '--all');
    expect([code, out.match(/\S+ of \S+ (is heard by no reaction|failed)/g)]).toEqual([
      1,
      [
        `${unreadable.id} of * is heard by no reaction`,
        `former.event-former of ${organization} is heard by no reaction`,
        `recordBranch.event-poison of ${organization} failed`,
      ],
    ]);
    for (const id of ['former.event-former', unreadable.id, 'recordBranch.event-poison'])
      expect(await letters('discard', id)).toEqual({ code: 0, err: '', out: '  1 of 1 set aside.\n' });
    expect(await letters('resend', '--all')).toEqual({ code: 0, err: '', out: '  0 of 0 sent again.\n' });
  });
});
