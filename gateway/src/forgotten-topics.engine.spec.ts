import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HostedService, type Message, perform, type Ports } from '@kadro/chassis';
import { openClusterPorts, readPlace } from '@kadro/chassis/cluster';
import { createOrganization, startIdentity, systemPrincipal } from '@kadro/identity';
import { startLeave } from '@kadro/leave';

const quiet = { info() {}, warn() {}, error() {} };
const organization = '018f0000-0000-7000-8000-00000000f001';
const [person, other, boss] = ['018f0000-0000-7000-8000-00000000f002', '018f0000-0000-7000-8000-00000000f003', '018f0000-0000-7000-8000-00000000f004'];
const branch = '018f0000-0000-7000-8000-00000000f005';
const engines = Object.fromEntries(['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL', 'REDIS_URL'].map((name) => [`KADRO_${name}`, process.env[`KADRO_${name}`]]));
const place = readPlace({ ...engines, KADRO_NAMESPACE: `topics-${crypto.randomUUID().slice(0, 13)}`, KADRO_MASTER_KEY: Buffer.alloc(32, 3).toString('base64') });
const said = ['Wilhelmjnx', 'Quittenbaumx', 'Mispelwegx', '1987-03-09'];
const patience = 300_000;

let ports: Ports & { close(): Promise<void> };
let identity: HostedService;
let leave: HostedService;

const run = (name: string, params: Record<string, string>, body: object) => perform(identity.runtime, systemPrincipal(organization), name, params, body, crypto.randomUUID());
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (let n = 0; n < 5_000; n++, await setTimeout(50)) if (await isSo()) return;
  throw new Error('it never came');
}
/** All that a group which begins now hears up to the latest of what identity says. */
async function heard(): Promise<Message[]> {
  const messages: Message[] = [];
  const last = (await run('CreateBranch', {}, { name: { en: 'Last' }, zone: 'Europe/Berlin', workingPattern: week })).id!;
  const hearing = await ports.messages.consume('kadro.identity.v1', crypto.randomUUID(), async (message) => void messages.push(message));
  await until(() => messages.some(({ stream }) => stream.endsWith(last)));
  // partitions come in any order, and the last of them is there when nothing comes any more
  for (let known = 0; known < messages.length; await setTimeout(1_500)) known = messages.length;
  await hearing.close();
  return messages;
}
const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const isTold = async (): Promise<boolean> => (await Promise.all(['', '/state'].map((part) => ports.keyValue.get('*', `retell/kadro.identity.v1${part}`)))).every((text) => text === null);
const erased = async (service: HostedService): Promise<boolean> => (await service.runtime.ports.events.read(`${service.runtime.service.name}.personalData-${organization}_${person}`)).length > 0;
const textsIn = (messages: readonly Message[]): string[] => said.filter((text) => JSON.stringify(messages).includes(text));

beforeAll(async () => {
  ports = await openClusterPorts({ ...place, kafka: { ...place.kafka, retellAfterMs: 0 } }, quiet);
  identity = await startIdentity(ports, quiet, { role: 'all' });
  leave = await startLeave(ports, quiet, identity.runtime.authenticator, { role: 'all' });
  await createOrganization(identity.runtime, {
    id: organization, name: 'Obst', zone: 'Europe/Berlin', language: 'de', branchName: 'First',
    admin: { id: boss, firstName: 'Ada', lastName: 'Kaya', staffNumber: '1', workEmail: 'ada@obst.example', hiredDate: '2020-01-01' },
  });
  await run('CreateBranch', {}, { id: branch, name: { en: 'North' }, zone: 'Europe/Berlin', workingPattern: week });
  await run('HirePerson', {}, { id: person, firstName: 'Wilhelmjnx', lastName: 'Mispelwegx', staffNumber: '2', workEmail: 'w@obst.example', branchId: branch, hiredDate: '2024-01-08' });
  await run('HirePerson', {}, { id: other, firstName: 'Bo', lastName: 'Linxx', staffNumber: '3', workEmail: 'b@obst.example', branchId: branch, hiredDate: '2024-01-08' });
  await run('ChangeProfile', { id: person }, { lastName: 'Quittenbaumx' });
  await run('ChangePersonal', { id: person }, { birthDate: '1987-03-09' });
}, patience);
afterAll(async () => {
  await leave.close();
  await identity.close();
  await ports.close();
}, patience);

describe('a person who is forgotten', () => {
  it('is not told of by name in Kafka any more, while all else is there and leave holds what it held', async () => {
    const before = await heard();
    expect(textsIn(before)).toEqual(said);
    await run('ResignPerson', { id: person }, { quitDate: '2026-01-31', quitReason: 'RESIGNATION', quitDescription: 'moves away' });
    await run('ForgetPersonalData', { id: person }, { classes: ['identity', 'contact'], reason: 'The retention period has ended', confirmation: '2' });
    await until(async () => (await erased(identity)) && (await erased(leave)) && (await isTold()));

    const after = await heard();
    const ids = new Set(after.map(({ id }) => id));
    expect([textsIn(after), before.filter(({ id }) => !ids.has(id))]).toEqual([[], []]);
    expect(JSON.stringify(after)).toContain('Linxx');
    const people = await Promise.all([person, other].map((id) => leave.runtime.ports.events.read(`leave.person-${organization}_${id}`)));
    expect(people.map((events) => events.length)).toEqual([4, 1]);
    const names = await Promise.all([person, other].map((id) => leave.runtime.log.read(`leave.person-${organization}_${id}`).then((events) => events[0]!.data['lastName'] ?? null)));
    expect(names).toEqual([null, 'Linxx']);
  }, patience);

  it('is forgotten once, however often it is told', async () => {
    const jobsOf = async (service: string) => (await ports.jobs.list(organization, service, { offset: 0, limit: 100 })).items.filter(({ name }) => name === `${service}.forget`).length;
    const jobs = async () => (await jobsOf('identity')) + (await jobsOf('leave'));
    expect(await jobs()).toBe(2);
    await ports.messages.tellAgain('kadro.identity.v1');
    await until(isTold);
    await heard();
    expect([await jobs(), (await ports.events.read(`leave.personalData-${organization}_${person}`)).length]).toEqual([2, 1]);
  }, patience);
});
