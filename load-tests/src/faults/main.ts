import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FaultCase, cases } from './cases.ts';
import { ClusterSystem } from './cluster-system.ts';
import { LeaveLoad } from './leave-load.ts';
import { createdOrganization, hiredPeople } from './organization.ts';
import { Payroll } from './payroll.ts';
import { runTrial, type Recovery, type Trial } from './trial.ts';
import { say, script } from '../shared/report.ts';

const requesters = 10;
const maxRecoveryMs = 10_000;
const shownProblems = 8;

async function prepared(system: ClusterSystem): Promise<Trial> {
  const { api, ...company } = await createdOrganization(system);
  const load = new LeaveLoad(api, await hiredPeople(api, company, requesters));
  return { system, api, load, payroll: new Payroll(system.environment['KADRO_KAFKA_BROKERS']!, 'kadro.leave.v1') };
}

/** Runs a case and prints a line with its problems below; resolves with whether there are none. */
async function runCase({ name, member, fault, after }: FaultCase, trial: Trial): Promise<boolean> {
  trial.load.mayBreak = member === 'gateway';
  const found = await runTrial(trial, fault);
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

function timesOf({ commandMs, rowsMs, readerMs, sent, repeated }: Recovery): string {
  const seconds = (ms: number | null): string => (ms === null ? 'never' : `${(ms / 1_000).toFixed(1)} s`);
  const times = `command ${seconds(commandMs)}, rows ${seconds(rowsMs)}, reader ${seconds(readerMs)}`;
  return `${times}; ${repeated} of ${sent} commands sent more than once`;
}

/** Lets every engine and process fail in turn under load; the last line has the sums. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string', default: '1' } } });
  const only = values.only?.split(',');
  const folder = await mkdtemp(join(tmpdir(), 'kadro-faults-'));
  const system = await ClusterSystem.start(folder);
  const counts = { passed: 0, failed: 0 };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void system.close().finally(() => process.exit(1)));
  try {
    const trial = await prepared(system);
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const one of cases.filter(({ member }) => !only || only.includes(member)))
        counts[(await runCase(one, trial)) ? 'passed' : 'failed'] += 1;
    }
    await trial.payroll.close();
  } finally {
    await system.close();
    if (counts.failed > 0) say(`logs of the processes: ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
  say(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

await script(run);
