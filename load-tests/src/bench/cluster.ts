import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder } from '../shared/child.ts';
import { connections, load, type Measured } from './load/command-load.ts';
import { kills } from '../faults/cases.ts';
import { ClusterSystem } from '../faults/cluster-system.ts';
import { LeaveLoad } from '../faults/leave-load.ts';
import { createdOrganization, hiredPeople } from '../faults/organization.ts';
import { Payroll } from '../faults/payroll.ts';
import { runTrial, type Trial } from '../faults/trial.ts';
import { constantLoad, type Requesters, installedK6, lagsDuring } from './load/lags.ts';
import { requestsAt } from './load/leave-target.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';

const runs = 3;
const secondsPerRun = 5;
const targetPerSecond = 500;
const constantSeconds = 30;
const probers = 4;
const faultRequesters = 6;

/** Requests for leave by one person per connection, as fast as the system answers. */
async function throughput(
  name: string,
  address: string,
  people: readonly Account[],
  leaveTypeId: string,
): Promise<Measured[]> {
  const target = requestsAt(address, leaveTypeId);
  let pace = await load(target, people, connections * 20);
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run++) {
    pace = await load(target, people, Math.max(connections, Math.round(pace.perSecond * secondsPerRun)));
    measured.push(pace);
    say(`${name}, run ${run + 1}: ${rounded(pace.perSecond)}/s (p50 ${pace.p50} ms, p99 ${pace.p99} ms)`);
  }
  return measured;
}

async function embedded(folder: string): Promise<Measured[]> {
  const system = await startSystem({ folder, creates: true });
  try {
    const api = new Api(system.ready.address);
    const { id, branchId } = system.ready.organization!;
    const { requesters, leaveTypeId } = await hiredPeople(
      api,
      { organization: id, admin: await api.signIn(system.ready.organization!), branchId },
      connections,
    );
    return await throughput('embedded', api.address, requesters, leaveTypeId);
  } finally {
    await system.stop();
  }
}

/** Milliseconds of recovery after each kill. @throws Error for anything lost or wrong afterwards */
async function recoveries(trial: Trial): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const { name, member, fault } of kills) {
    trial.load.mayBreak = member === 'gateway';
    const { commandMs, rowsMs, readerMs, problems } = await runTrial(trial, fault);
    if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`);
    found[member] = { command: Math.round(commandMs!), rows: Math.round(rowsMs!), reader: Math.round(readerMs!) };
    say(`${name}: ${JSON.stringify(found[member])}`);
  }
  return found;
}

/** How far rows and an outside reader lag while requests arrive at a constant rate. */
async function lagsAtConstantRate(
  folder: string,
  probe: { api: Api; probers: Requesters; payroll: Payroll },
  requesters: Requesters,
) {
  const k6 = await installedK6();
  let isFinished = false;
  const lags = lagsDuring(probe.api, probe.probers, probe.payroll, () => isFinished);
  const atConstantRate = await constantLoad(k6, folder, requesters, targetPerSecond, constantSeconds).finally(
    () => (isFinished = true),
  );
  const { rows, reader, probes } = await lags;
  const found = { atConstantRate, rowsLagMs: rows, readerLagMs: reader, probes };
  say(`at ${targetPerSecond}/s for ${constantSeconds} s: ${JSON.stringify(found)}`);
  return found;
}

async function bench(folder: string): Promise<void> {
  await installedK6();
  const ofEmbedded = await embedded(join(folder, 'embedded'));
  await mkdir(join(folder, 'cluster'));
  const system = await ClusterSystem.start(join(folder, 'cluster'));
  try {
    const { api, ...company } = await createdOrganization(system);
    const people = await hiredPeople(api, company, 2 * connections + probers + faultRequesters);
    const group = (from: number, count: number): Requesters => ({
      address: api.address,
      people: people.requesters.slice(from, from + count),
      leaveTypeId: people.leaveTypeId,
    });
    const ofCluster = await throughput('cluster', api.address, group(0, connections).people, people.leaveTypeId);
    const payroll = new Payroll(system.environment['KADRO_KAFKA_BROKERS']!, 'kadro.leave.v1');
    const probe = { api, probers: group(2 * connections, probers), payroll };
    const lags = await lagsAtConstantRate(folder, probe, group(connections, connections));
    const trial: Trial = {
      system,
      api,
      payroll,
      load: new LeaveLoad(api, { ...people, requesters: group(2 * connections + probers, faultRequesters).people }),
    };
    report(ofEmbedded, ofCluster, { ...lags, recoveryMs: await recoveries(trial) });
    await payroll.close();
  } finally {
    await system.close();
  }
}

function report(
  ofEmbedded: readonly Measured[],
  ofCluster: readonly Measured[],
  more: Record<string, object | number>,
): void {
  const rates = ofCluster.map(({ perSecond }) => perSecond);
  const baseline = median(ofEmbedded.map(({ perSecond }) => perSecond));
  const asRounded = (_name: string, value: unknown): unknown => (typeof value === 'number' ? rounded(value) : value);
  const latency = `p50 ${median(ofEmbedded.map(({ p50 }) => p50))} ms, p99 ${median(ofEmbedded.map(({ p99 }) => p99))} ms`;
  sayResult({
    name: 'cluster',
    value: median(rates),
    unit: 'requests/s',
    ratio: median(rates) / baseline,
    baseline: `embedded profile before it, same client, ${connections} connections: ${rounded(baseline)}/s, ${latency}`,
    p50: median(ofCluster.map(({ p50 }) => p50)),
    p99: median(ofCluster.map(({ p99 }) => p99)),
    min: Math.min(...rates),
    max: Math.max(...rates),
    runs,
    ...(JSON.parse(JSON.stringify(more, asRounded)) as object),
  });
}

await script(() => inTemporaryFolder(bench));
