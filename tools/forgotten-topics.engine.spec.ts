import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HostedService, perform, type Ports } from '@kadro/chassis';
import { openClusterPorts, readEngines } from '@kadro/chassis/cluster';
import { readYourWritesMs, testPatience, until } from '@kadro/chassis/testing';
import { createOrganization, startIdentity, systemPrincipal } from '@kadro/identity';
import { startLeave } from '@kadro/leave';
import { TestKafka } from '../services/chassis/src/testing/engines/kafka.ts';

const quiet = { info() {}, warn() {}, error() {} };
const organization = '018f0000-0000-7000-8000-00000000f001';
const [person, other, boss] = [
  '018f0000-0000-7000-8000-00000000f002',
  '018f0000-0000-7000-8000-00000000f003',
  '018f0000-0000-7000-8000-00000000f004',
];
const branch = '018f0000-0000-7000-8000-00000000f005';
const engines = Object.fromEntries(
  ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL', 'REDIS_URL'].map((name) => [
    `KADRO_${name}`,
    process.env[`KADRO_${name}`],
  ]),
);
const cluster = readEngines({
  ...engines,
  KADRO_NAMESPACE: `topics-${crypto.randomUUID().slice(0, 13)}`,
  KADRO_MASTER_KEY: Buffer.alloc(32, 3).toString('base64'),
});
const said = ['Wilhelmjnx', 'Quittenbaumx', 'Mispelwegx', '1987-03-09'];

let ports: Ports & { close(): Promise<void> };
let identity: HostedService;
let leave: HostedService;

const run = (name: string, params: Record<string, string>, body: object) =>
  perform(identity.runtime, systemPrincipal(organization), name, params, body, crypto.randomUUID());
interface Told {
  id: string;
  text: string;
}

/** All that Kafka holds of what identity says, when all that it has said by now is there. */
async function heard(): Promise<Told[]> {
  const head = await ports.events.head();
  await until(
    async () => ((await ports.keyValue.get('*', 'relay/kadro.identity.v1')) ?? '') >= `${ports.events.epoch}:${head}`,
  );
  const kafka = new TestKafka(cluster.namespace);
  const records = await kafka.records('kadro.identity.v1');
  await kafka.keyValue.close();
  return records.map(({ key, value, headers }) => ({
    id: String(headers!.ce_id),
    text: [key, value, ...Object.values(headers!)].join(' '),
  }));
}
const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const isTold = async (): Promise<boolean> =>
  (await Promise.all(['', '/state'].map((part) => ports.keyValue.get('*', `retell/kadro.identity.v1${part}`)))).every(
    (text) => text === null,
  );
const erased = async (service: HostedService): Promise<boolean> =>
  (await service.runtime.ports.events.read(`${service.runtime.service.name}.personalData-${organization}_${person}`))
    .length > 0;
const textsIn = (records: readonly Told[]): string[] =>
  said.filter((wanted) => records.some(({ text }) => text.includes(wanted)));

beforeAll(async () => {
  ports = {
    ...(await openClusterPorts(
      { ...cluster, patience: testPatience, kafka: { ...cluster.kafka, republishAfterMs: 0 } },
      quiet,
    )),
    readYourWritesMs,
  };
  identity = await startIdentity(ports, quiet, { role: 'all' });
  leave = await startLeave(ports, quiet, identity.runtime.authenticator, { role: 'all' });
  await createOrganization(identity.runtime, {
    id: organization,
    name: 'Obst',
    zone: 'Europe/Berlin',
    language: 'de',
    branchName: 'First',
    admin: {
      id: boss,
      firstName: 'Ada',
      lastName: 'Kaya',
      staffNumber: '1',
      workEmail: 'ada@obst.example',
      hiredDate: '2020-01-01',
    },
  });
  await run('CreateBranch', {}, { id: branch, name: { en: 'North' }, zone: 'Europe/Berlin', workingPattern: week });
  await run(
    'HirePerson',
    {},
    {
      id: person,
      firstName: 'Wilhelmjnx',
      lastName: 'Mispelwegx',
      staffNumber: '2',
      workEmail: 'w@obst.example',
      branchId: branch,
      hiredDate: '2024-01-08',
    },
  );
  await run(
    'HirePerson',
    {},
    {
      id: other,
      firstName: 'Bo',
      lastName: 'Linxx',
      staffNumber: '3',
      workEmail: 'b@obst.example',
      branchId: branch,
      hiredDate: '2024-01-08',
    },
  );
  await run('ChangeProfile', { id: person }, { lastName: 'Quittenbaumx' });
  await run('ChangePersonal', { id: person }, { birthDate: '1987-03-09' });
});
afterAll(async () => {
  await leave.close();
  await identity.close();
  await ports.close();
});

describe('a person who is forgotten', () => {
  it('is not told of by name in Kafka any more, while all else is there and leave holds what it held', async () => {
    const before = await heard();
    expect(textsIn(before)).toEqual(said);
    await run(
      'ResignPerson',
      { id: person },
      { quitDate: '2026-01-31', quitReason: 'RESIGNATION', quitDescription: 'moves away' },
    );
    await run(
      'ForgetPersonalData',
      { id: person },
      { classes: ['identity', 'contact'], reason: 'The retention period has ended', confirmation: '2' },
    );
    await until(async () => (await erased(identity)) && (await erased(leave)) && (await isTold()));

    const after = await heard();
    const ids = new Set(after.map(({ id }) => id));
    expect([textsIn(after), before.filter(({ id }) => !ids.has(id))]).toEqual([[], []]);
    expect(after.some(({ text }) => text.includes('Linxx'))).toBe(true);
    const people = await Promise.all(
      [person, other].map((id) => leave.runtime.ports.events.read(`leave.person-${organization}_${id}`)),
    );
    expect(people.map((events) => events.length)).toEqual([4, 1]);
    const names = await Promise.all(
      [person, other].map((id) =>
        leave.runtime.log
          .read(`leave.person-${organization}_${id}`)
          .then((events) => events[0]!.data['lastName'] ?? null),
      ),
    );
    expect(names).toEqual([null, 'Linxx']);
  });

  it('is forgotten once, however often it is told', async () => {
    const jobsOf = async (service: string) =>
      (await ports.jobs.list(organization, service, { offset: 0, limit: 100 })).items.filter(
        ({ name }) => name === `${service}.forget`,
      ).length;
    const jobs = async () => (await jobsOf('identity')) + (await jobsOf('leave'));
    expect(await jobs()).toBe(2);
    await ports.messages.republish('kadro.identity.v1');
    await until(isTold);
    // what was told again has gone round
    await setTimeout(3_000);
    expect([await jobs(), (await ports.events.read(`leave.personalData-${organization}_${person}`)).length]).toEqual([
      2, 1,
    ]);
  });
});
