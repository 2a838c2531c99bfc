import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Case, cases } from './cases.ts';
import { ClusterSystem } from './cluster-system.ts';
import { LeaveLoad } from './leave-load.ts';
import { createdOrganization, hiredPeople } from './organization.ts';
import { Payroll } from './payroll.ts';
import { endure, type Found, type Trial } from './trial.ts';
import { say, script } from '../shared/report.ts';

const requesters = 10;
const maxRecoveryMs = 10_000;
const shownProblems = 8;

/** A cluster with an organization at work and a reader outside. */
async function prepared(system: ClusterSystem): Promise<Trial> {
  const { api, ...founded } = await createdOrganization(system);
  const load = new LeaveLoad(api, await hiredPeople(api, founded, requesters));
  return { system, api, load, payroll: new Payroll(system.environment['KADRO_KAFKA_BROKERS']!, 'kadro.leave.v1') };
}

/** One case in one line, and what was wrong below it; answers whether nothing was. */
async function judged({ name, member, fault, after }: Case, trial: Trial): Promise<boolean> {
  trial.load.mayBreak = member === 'gateway';
  const found = await endure(trial, fault);
  await after?.(trial);
  const slow =
    Math.max(found.commandMs ?? 0, found.rowsMs ?? 0, found.readerMs ?? 0) > maxRecoveryMs
      ? ['it took longer than 10 s']
      : [];
  const problems = [...found.problems, ...slow];
  say(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(48)} ${timesOf(found)}`);
  for (const one of problems.slice(0, shownProblems)) say(`         ${one}`);
  if (problems.length > shownProblems) say(`         and ${problems.length - shownProblems} more`);
  return problems.length === 0;
}

function timesOf({ commandMs, rowsMs, readerMs, sent, repeated }: Found): string {
  const seconds = (ms: number | null): string => (ms === null ? 'never' : `${(ms / 1_000).toFixed(1)} s`);
  return `command ${seconds(commandMs)}, rows ${seconds(rowsMs)}, reader ${seconds(readerMs)}; ${repeated} of ${sent} commands sent more than once`;
}

/** Lets every engine and process fail in turn under load; the last line counts. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string', default: '1' } } });
  const only = values.only?.split(',');
  const folder = await mkdtemp(join(tmpdir(), 'kadro-faults-'));
  const system = await ClusterSystem.start(folder);
  const counted = { passed: 0, failed: 0 };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void system.close().finally(() => process.exit(1)));
  try {
    const trial = await prepared(system);
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const one of cases.filter(({ member }) => !only || only.includes(member)))
        counted[(await judged(one, trial)) ? 'passed' : 'failed'] += 1;
    }
    await trial.payroll.close();
  } finally {
    await system.close();
    if (counted.failed > 0) say(`what the processes said: ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
  say(`${counted.passed} passed, ${counted.failed} failed`);
  process.exitCode = counted.failed > 0 ? 1 : 0;
}

await script(run);
