import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder, type Child } from '../shared/child.ts';
import { Ledger } from './ledger.ts';
import { work, type World } from './people-at-work.ts';
import { copyData, differences, openData } from './state.ts';
import { checkAnswers, checkLog, checkSignIn, type Known } from './verify.ts';
import { say, sayResult, script } from '../shared/report.ts';
import { type CreatedOrganization, startSystem, type SystemReady } from '../shared/system.ts';

const shortestLifeMs = 300;
const longestLifeMs = 2_500;
/** A loaded machine is slow: who goes on from an answer finds its rows. */
const readYourWritesMs = 60_000;

/** A data folder with the accounts that work on it, over all of its crashes. */
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
  for (let n = 0; n < 6; n++) others.push(await api.hire(first, branchId, String(7001 + n)));
  const admins = others.slice(0, 3);
  for (const admin of admins) {
    await api.command(first, 'PUT', `employees/${admin.id}/role`, { admin: true });
    Object.assign(admin, await api.session(admin));
  }
  return {
    ledger: new Ledger(),
    branchId,
    admins: [first, ...admins],
    employees: others.slice(3),
    hired: [],
    jobs: [],
  };
}

/** Lets everybody work until the system is killed at a moment nobody chose. */
async function workUntilKilled(system: Child<SystemReady>, world: World): Promise<void> {
  let isOver = false;
  const working = work(new Api(system.ready.address), world, () => isOver);
  await setTimeout(shortestLifeMs + Math.random() * (longestLifeMs - shortestLifeMs));
  const killed = system.kill();
  isOver = true;
  await Promise.all([killed, working]);
}

/**
 * Compares what the crash left, opened again, with what was known, sent and acknowledged, and its rows with a fresh
 * projection.
 */
async function checkFiles({ folder, organization, world, known }: Trial, check: string): Promise<string[]> {
  await copyData(folder, join(check, 'left'), false);
  await copyData(folder, join(check, 'fresh'), true);
  const left = await openData(join(check, 'left'));
  const fresh = await openData(join(check, 'fresh'));
  const lost = [...(await checkLog(left, organization.id, known, world.ledger.entries))];
  for (const [n, runtime] of left.runtimes.entries()) lost.push(...(await differences(runtime, fresh.runtimes[n]!)));
  await Promise.all([left.close(), fresh.close()]);
  return lost;
}

/** Sends again what was not answered; each must come to an end that fits the log. */
async function repeatUnanswered(api: Api, { ledger }: World): Promise<{ repeated: number; lost: string[] }> {
  const unanswered = ledger.unanswered();
  const lost: string[] = [];
  for (const entry of unanswered) {
    const answer = await ledger.sendAgain(api, entry);
    if (!answer) lost.push(`${entry.route} is not answered when it is repeated`);
  }
  return { repeated: unanswered.length, lost };
}

/** What the started system says of everybody, against its own log. */
async function checkRunning({ folder, world }: Trial, api: Api, check: string): Promise<string[]> {
  await copyData(folder, join(check, 'running'), true);
  const running = await openData(join(check, 'running'));
  const lost = await checkAnswers(api, world.admins[0]!, running.runtime);
  await running.close();
  return lost;
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
  const { world } = trial;
  const all: string[] = await checkSetup(trial, join(folder, 'setup'));
  let repeats = 0;
  for (let kill = 1; kill <= times; kill++) {
    const check = join(folder, `check-${kill}`);
    await workUntilKilled(system, world);
    const unanswered = world.ledger.unanswered().length;
    const isCompared = kill % every === 0;
    const lost = isCompared ? await checkFiles(trial, check) : [];
    system = await startSystem({ folder: trial.folder, readYourWritesMs });
    const api = new Api(system.ready.address);
    lost.push(...(await checkSignIn(api, world)));
    const repeated = await repeatUnanswered(api, world);
    lost.push(
      ...repeated.lost,
      ...(isCompared ? await checkRunning(trial, api, check) : []),
      ...world.ledger.unexpected.splice(0),
    );
    repeats += repeated.repeated;
    all.push(...lost);
    say(
      `kill ${kill}: ${world.ledger.acknowledged().length} acknowledged so far, ${unanswered} unanswered and repeated, ${trial.known.size} events${isCompared ? ' compared' : ''}, ${lost.length} lost`,
    );
    for (const loss of lost.slice(0, 10)) say(`  ${loss}`);
  }
  await system.stop();
  const left = await checkFiles(trial, join(folder, 'end'));
  all.push(...left);
  for (const loss of left.slice(0, 10)) say(`  ${loss}`);
  sayResult({
    name: 'crash',
    kills: times,
    comparedEvery: every,
    acknowledged: world.ledger.acknowledged().length,
    repeated: repeats,
    events: trial.known.size,
    people: world.hired.length,
    lost: all.length,
  });
  if (all.length > 0) process.exitCode = 1;
}

/** What was made before anybody works is known without a command of the ledger. */
async function checkSetup({ folder, known }: Trial, check: string): Promise<string[]> {
  await copyData(folder, check, true);
  const opened = await openData(check);
  const lost = await checkLog(opened, '', known, []);
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
