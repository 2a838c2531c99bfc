import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import kafkajs, { type Message } from 'kafkajs';
import { type Account, type Api } from '../shared/api.ts';
import { oneDay } from '../bench/load/leave-target.ts';
import { type ClusterSystem } from './cluster-system.ts';
import { type People } from './leave-load.ts';
import { type Fault } from './trial.ts';

const topic = 'kadro.identity.v1';
const pollMs = 250;
const timeoutMs = 30_000;

/**
 * Publishes a record that is no message, and a message that no reaction can handle: both must become dead letters with
 * their reasons, and the following messages of the partition be handled.
 */
export const poisoned: Fault = async ({ system, api, load: { people } }) => {
  const { admin, bystander, deputy } = people;
  const id = randomUUID();
  await publish(system, unreadable(people, id));
  await api.command(admin, 'PUT', `employees/${bystander.id}/management`, { leaveManagers: [deputy.id] });
  Object.assign(bystander, await api.session(bystander));
  await until('leave handles the message after the poison', (n) => isAskedOf(api, people, deputy, n));
  await until('the message is a dead letter with its reason', () => hasDeadLetter(system, `recordPerson.${id}`));
  await until('the record is a dead letter with its reason', () => hasDeadLetter(system, `unreadable.${topic}.`));
  return performance.now();
};

/** A record without headers, and a message with a malformed person, both on the partition of a person. */
function unreadable({ organization, bystander }: People, id: string): Message[] {
  const key = `${organization}/${bystander.id}`;
  const headers = {
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: id,
    ce_source: 'identity',
    ce_type: 'identity.v1.PersonChanged',
    ce_time: new Date().toISOString(),
    ce_subject: `identity.person-${organization}_${bystander.id}`,
    ce_organization: organization,
    ce_revision: '0',
    ce_correlation: 'poison',
  };
  return [
    { key, value: 'no message' },
    { key, value: JSON.stringify({ person: { id: bystander.id, leaveManagers: 7 } }), headers },
  ];
}

async function publish({ environment }: ClusterSystem, messages: Message[]): Promise<void> {
  const kafka = new kafkajs.Kafka({
    brokers: environment['KADRO_KAFKA_BROKERS']!.split(','),
    logLevel: kafkajs.logLevel.NOTHING,
  });
  const producer = kafka.producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
  await producer.connect();
  await producer.send({ topic, messages });
  await producer.disconnect();
}

/** Whether a request of the bystander goes to `decider`: leave then knows her as manager. */
async function isAskedOf(api: Api, { bystander, leaveTypeId }: People, decider: Account, n: number): Promise<boolean> {
  const { id } = await api.command(bystander, 'POST', 'leave-requests', oneDay(leaveTypeId, n), 'leave');
  const { leaveRequest } = await api.query<{ leaveRequest: { steps: { managerId: string }[] } }>(
    bystander,
    'query ($id: ID!) { leaveRequest(id: $id) { steps { managerId } } }',
    { id },
  );
  return leaveRequest.steps.some(({ managerId }) => managerId === decider.id);
}

async function hasDeadLetter(system: ClusterSystem, beginning: string): Promise<boolean> {
  const id = (await system.run('tools/dead-letters.ts', 'list'))
    .split(/\s+/)
    .find((word) => word.startsWith(beginning));
  return id !== undefined && /reason +\S+/.test(await system.run('tools/dead-letters.ts', 'show', id));
}

async function until(what: string, look: (n: number) => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (let n = 0; !(await look(n)); n++) {
    if (performance.now() > end) throw new Error(`not within ${timeoutMs / 1_000} s: ${what}`);
    await setTimeout(pollMs);
  }
}
