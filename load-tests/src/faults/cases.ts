import { setTimeout } from 'node:timers/promises';
import { type ClusterSystem, type Member, memberNames } from './cluster-system.ts';
import { poisoned } from './poison.ts';
import { type Fault, type Trial } from './trial.ts';

const awayMs = 3_000;
const hungMs = 5_000;
const hungOverLeaseMs = 9_000;
const engines = ['redis', 'kafka', 'mongodb', 'eventstore'];
const leader = 'leave-worker';

/** A fault of a member; `after` restores the cluster. */
export interface FaultCase {
  name: string;
  member: string;
  fault: Fault;
  after?: (trial: Trial) => Promise<void>;
}

const member = (system: ClusterSystem, name: string): Member => system.members.get(name)!;

/** Starts a member; resolves with the instant from which recovery counts: an engine's answer, a process's start. */
async function restart(one: Member): Promise<number> {
  const begun = performance.now();
  await one.start();
  return one.isEngine ? performance.now() : begun;
}

const killed = (name: string): FaultCase => ({
  name: `${name} is killed`,
  member: name,
  fault: async ({ system }) => {
    await member(system, name).kill();
    await setTimeout(awayMs);
    return restart(member(system, name));
  },
});

const stopped = (name: string): FaultCase => ({
  name: `${name} is stopped and started`,
  member: name,
  fault: async ({ system }) => {
    await member(system, name).stop();
    return restart(member(system, name));
  },
});

async function hang(one: Member, ms: number): Promise<number> {
  await one.signal('SIGSTOP');
  await setTimeout(ms);
  await one.signal('SIGCONT');
  return performance.now();
}

const hung = (name: string): FaultCase => ({
  name: `${name} hangs for ${hungMs / 1_000} s`,
  member: name,
  fault: ({ system }) => hang(member(system, name), hungMs),
});

/** A second worker is ready before the leading one fails; `fails` resolves with the instant from which recovery counts. */
const takenOver = (how: string, fails: (one: Member) => Promise<number>): FaultCase => ({
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
    // the standby leads until it stops, however long this one needs
    await system.standby.stop();
  },
});

export const kills: readonly FaultCase[] = memberNames.map(killed);

export const cases: readonly FaultCase[] = [
  ...kills,
  ...memberNames.map(stopped),
  ...[...engines, leader, 'leave'].map(hung),
  takenOver('is killed', async (one) => {
    const from = performance.now();
    await one.kill();
    return from;
  }),
  // its lease expires meanwhile: when it wakes, it must not write
  takenOver(`hangs for ${hungOverLeaseMs / 1_000} s`, (one) => hang(one, hungOverLeaseMs)),
  { name: 'a message that nobody can handle', member: 'poison', fault: poisoned },
];
