import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder, type Child } from '../shared/child.ts';
import { Ledger } from './ledger.ts';
import { repeatBatches } from './readings.ts';
import { siteFor } from './site-at-work.ts';
import { work, type World } from './people-at-work.ts';
import { copyData, differences, openData } from './state.ts';
import { checkAnswers, checkLog, checkSignIn, type Known, type Sent, sentBy } from './verify.ts';
import { say, sayResult, script } from '../shared/report.ts';
import { type CreatedOrganization, startSystem, type SystemReady } from '../shared/system.ts';

const shortestLifeMs = 300;
const longestLifeMs = 2_500;
/** Staff number of the first of those who are hired before the work begins. */
const firstNumber = 7_001;
/** Long, because a loaded machine is slow. */
const readYourWritesMs = 60_000;

/** A data folder with the accounts that work on it, through all of its crashes. */
interface Trial {
  folder: string;
  organization: CreatedOrganization;
  world: World;
  known: Known;
}

async function prepared(api: Api, organization: CreatedOrganization): Promise<World> {
  const { id, branchId } = organization;
  const first = await api.signIn(organization);
  await api.command(first, 'PUT', `organizations/${id}/mobile-settings`, { settings: { hrPage: false } });
  const others: Account[] = [];
  for (let n = 0; n < 6; n++) others.push(await api.hire(first, branchId, String(firstNumber + n)));
  const admins = others.slice(0, 3);
  for (const admin of admins) {
    await api.command(first, 'PUT', `employees/${admin.id}/role`, { admin: true });
    Object.assign(admin, await api.session(admin));
  }
  // whoever is planned for and clocks at the terminal; nobody plans for himself
  const staff = new Map(others.map(({ id: of }, n) => [String(firstNumber + n), of]));
  return {
    site: await siteFor(api, first, staff),
    ledger: new Ledger(),
    branchId,
    admins: [first, ...admins],
    employees: others.slice(3),
    hired: [],
    jobs: [],
  };
}

async function workUntilKilled(system: Child<SystemReady>, world: World): Promise<void> {
  let isFinished = false;
  const working = work(new Api(system.ready.address), world, () => isFinished);
  await setTimeout(shortestLifeMs + Math.random() * (longestLifeMs - shortestLifeMs));
  const killed = system.kill();
  isFinished = true;
  await Promise.all([killed, working]);
}

/** Files as a crash has left them, and what was sent and acknowledged by then. */
interface Remains extends Sent {
  left: string;
  /** Without what can be rebuilt. */
  sources: string;
}

async function remainsOf({ folder, world }: Trial, check: string): Promise<Remains> {
  const [left, sources] = [join(check, 'left'), join(check, 'fresh')];
  await copyData(folder, left, false);
  await copyData(folder, sources, true);
  return { left, sources, ...sentBy(world) };
}

/** Compares the files with what was sent and acknowledged, and their rows with a fresh projection. */
async function checkFiles({ organization, known }: Trial, remains: Remains): Promise<string[]> {
  const left = await openData(remains.left);
  const fresh = await openData(remains.sources);
  const lost = [...(await checkLog(left, organization.id, known, remains))];
  for (const [n, runtime] of left.runtimes.entries()) lost.push(...(await differences(runtime, fresh.runtimes[n]!)));
  await Promise.all([left.close(), fresh.close()]);
  return lost;
}

/** Sends unanswered commands again; each must end in a way that fits the log. */
async function repeatUnanswered(api: Api, { ledger }: World): Promise<{ repeated: number; lost: string[] }> {
  const unanswered = ledger.unanswered();
  const lost: string[] = [];
  for (const entry of unanswered) {
    const answer = await ledger.sendAgain(api, entry);
    if (!answer) lost.push(`${entry.route} is not answered when it is repeated`);
  }
  return { repeated: unanswered.length, lost };
}

/** Compares the answers of the started system with its own log. */
async function checkRunning({ folder, world }: Trial, api: Api, check: string): Promise<string[]> {
  await copyData(folder, join(check, 'running'), true);
  const running = await openData(join(check, 'running'));
  const lost = await checkAnswers(api, world.admins[0]!, running.runtime);
  await running.close();
  return lost;
}

interface Totals {
  repeated: number;
  lost: string[];
}

const logLosses = (lost: readonly string[]): void => {
  for (const loss of lost.slice(0, 10)) say(`  ${loss}`);
};

/** Kills the system at work, starts it again and checks it; `isCompared` = with its files and rows. */
async function killOnce(
  system: Child<SystemReady>,
  trial: Trial,
  { kill, check, isCompared }: { kill: number; check: string; isCompared: boolean },
): Promise<{ system: Child<SystemReady> } & Totals> {
  const { world } = trial;
  await workUntilKilled(system, world);
  const unanswered = world.ledger.unanswered().length;
  const remains = isCompared ? await remainsOf(trial, check) : undefined;
  const restarted = await startSystem({ folder: trial.folder, readYourWritesMs });
  const api = new Api(restarted.ready.address);
  // a lost token is good for half a minute only
  const lost = await checkSignIn(api, world);
  if (remains) lost.push(...(await checkFiles(trial, remains)));
  const repeated = await repeatUnanswered(api, world);
  lost.push(...repeated.lost, ...(await repeatBatches(api, world.site)));
  if (isCompared) lost.push(...(await checkRunning(trial, api, check)));
  lost.push(...world.ledger.unexpected.splice(0));
  say(
    `kill ${kill}: ${world.ledger.acknowledged().length} acknowledged so far, ` +
      `${unanswered} unanswered and repeated, ${trial.known.size} events${isCompared ? ' compared' : ''}, ` +
      `${lost.length} lost`,
  );
  logLosses(lost);
  return { system: restarted, repeated: repeated.repeated, lost };
}

/** What is lost stays lost, so that it is enough to compare everything after every `every`th kill, and in the end. */
async function crash(folder: string, times: number, every: number): Promise<void> {
  let system = await startSystem({ folder: join(folder, 'data'), creates: true, readYourWritesMs });
  const organization = system.ready.organization!;
  const trial: Trial = {
    folder: join(folder, 'data'),
    organization,
    world: await prepared(new Api(system.ready.address), organization),
    known: new Map(),
  };
  const totals: Totals = { repeated: 0, lost: await checkSetup(trial, join(folder, 'setup')) };
  for (let kill = 1; kill <= times; kill++) {
    const check = join(folder, `check-${kill}`);
    const checked = await killOnce(system, trial, { kill, check, isCompared: kill % every === 0 });
    system = checked.system;
    totals.repeated += checked.repeated;
    totals.lost.push(...checked.lost);
  }
  await system.stop();
  const left = await checkFiles(trial, await remainsOf(trial, join(folder, 'end')));
  totals.lost.push(...left);
  logLosses(left);
  const { world } = trial;
  sayResult({
    name: 'crash',
    kills: times,
    comparedEvery: every,
    acknowledged: world.ledger.acknowledged().length,
    repeated: totals.repeated,
    events: trial.known.size,
    people: world.hired.length,
    readings: world.site.batches.reduce((sum, { readings }) => sum + readings.length, 0),
    lost: totals.lost.length,
  });
  if (totals.lost.length > 0) process.exitCode = 1;
}

/** Takes what was created before the work begins as known; no command of the ledger belongs to it. */
async function checkSetup({ folder, known, world: { site } }: Trial, check: string): Promise<string[]> {
  await copyData(folder, check, true);
  const opened = await openData(check);
  const lost = await checkLog(opened, '', known, { entries: [], site });
  await opened.close();
  return lost.filter((loss) => !loss.includes('belongs to no command'));
}

const { values } = parseArgs({
  options: { times: { type: 'string', default: '10' }, 'compare-every': { type: 'string', default: '1' } },
});
const [times, every] = [Number(values.times), Number(values['compare-every'])];
if (![times, every].every((count) => Number.isSafeInteger(count) && count >= 1))
  throw new RangeError('--times and --compare-every take numbers of kills');
await script(() => inTemporaryFolder((folder) => crash(folder, times, every)));
