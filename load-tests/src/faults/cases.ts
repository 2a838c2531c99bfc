import { setTimeout } from 'node:timers/promises';
import { type ClusterSystem, type Member, memberNames } from './cluster-system.ts';
import { poisoned } from './poison.ts';
import { type Fault, type Trial } from './trial.ts';

const awayMs = 3_000;
const hungMs = 5_000;
const hungOverLeaseMs = 9_000;
const engines = ['redis', 'kafka', 'mongodb', 'eventstore'];
const leader = 'leave-worker';

/** A fault with a name, the member it befalls, and what puts the cluster back as it was. */
export interface Case {
  name: string;
  member: string;
  fault: Fault;
  after?: (trial: Trial) => Promise<void>;
}

const member = (system: ClusterSystem, name: string): Member => system.members.get(name)!;

/** An engine can be used when it answers, a process begins with its start. */
async function startedAgain(one: Member): Promise<number> {
  const begun = performance.now();
  await one.start();
  return one.isEngine ? performance.now() : begun;
}

const killed = (name: string): Case => ({
  name: `${name} is killed`,
  member: name,
  fault: async ({ system }) => {
    await member(system, name).kill();
    await setTimeout(awayMs);
    return startedAgain(member(system, name));
  },
});

const stopped = (name: string): Case => ({
  name: `${name} is stopped and started`,
  member: name,
  fault: async ({ system }) => {
    await member(system, name).stop();
    return startedAgain(member(system, name));
  },
});

async function hang(one: Member, ms: number): Promise<number> {
  await one.signal('SIGSTOP');
  await setTimeout(ms);
  await one.signal('SIGCONT');
  return performance.now();
}

const hung = (name: string): Case => ({
  name: `${name} hangs for ${hungMs / 1_000} s`,
  member: name,
  fault: ({ system }) => hang(member(system, name), hungMs),
});

/**
 * A second worker is there before the leading one fails; `fails` answers from when on all must be well again within the
 * time.
 */
const takenOver = (how: string, fails: (one: Member) => Promise<number>): Case => ({
  name: `${leader} ${how}, another one takes over`,
  member: leader,
  fault: async ({ system }) => {
    await system.standby.start();
    await system.standby.ready();
    return fails(member(system, leader));
  },
  after: async ({ system }) => {
    await member(system, leader).kill();
    await member(system, leader).start();
    // the other one leads until it goes, however long this one needs
    await system.standby.stop();
  },
});

/** Every engine and process once. */
export const kills: readonly Case[] = memberNames.map(killed);

/** Every case, those of one kind after another. */
export const cases: readonly Case[] = [
  ...kills,
  ...memberNames.map(stopped),
  ...[...engines, leader, 'leave'].map(hung),
  takenOver('is killed', async (one) => {
    const from = performance.now();
    await one.kill();
    return from;
  }),
  // the lease runs out meanwhile; it wakes late, and may write no more
  takenOver(`hangs for ${hungOverLeaseMs / 1_000} s`, (one) => hang(one, hungOverLeaseMs)),
  { name: 'a message that nobody can handle', member: 'poison', fault: poisoned },
];
