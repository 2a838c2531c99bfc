import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createLogger, type DeadLetter, deadTopicOf, type HostedService, type LetterPlace, type Letters, readConfig, requestResend, resendAll, resendState } from '@kadro/chassis';
import { openClusterLetters, readPlace } from '@kadro/chassis/cluster';
import { lockFolder, openEmbeddedPorts, openFolderLetters } from '@kadro/chassis/embedded';
import { identity, startIdentity } from '@kadro/identity';
import { leave, startLeave } from '@kadro/leave';
import { type Kept, letterTable, letterText } from './letter-table.ts';

const usage = `npm run dead-letters -- list [--organization ID]
                        show ID [--organization ID] [--data]
                        resend ID | --all [--organization ID]`;
const readAtOnce = 100;
const lookEveryMs = 500;
/** So long after a request a running worker must have taken it up. */
const takenUpWithinMs = 30_000;

/** How letters are read, and how those of a service are sent again: answers what failed again. */
interface House {
  letters: Letters;
  resend: (service: string, letters: readonly LetterPlace[]) => Promise<readonly LetterPlace[]>;
}

interface Wanted {
  organization?: string;
  data?: boolean;
  all?: boolean;
}

/** What reactions gave up on: lists it, shows one, lets a reaction hear it again. */
async function run(): Promise<void> {
  const { values, positionals: [act, id, ...more] } = parseArgs({ allowPositionals: true, options: { organization: { type: 'string' }, data: { type: 'boolean' }, all: { type: 'boolean' } } });
  const isWhole = { list: !id, show: Boolean(id), resend: Boolean(id) !== Boolean(values.all) }[act ?? ''];
  if (!isWhole || more.length > 0) throw new Error(usage);
  const house = houseOf();
  try {
    if (act === 'list') return say(letterTable(await all(house.letters, values)));
    const kept = id ? await named(house.letters, id, values) : await all(house.letters, values);
    await (act === 'show' ? show(kept, values) : resend(house, kept));
  } finally {
    await house.letters.close();
  }
}

function houseOf(): House {
  if (process.env['KADRO_PROFILE'] === 'cluster') {
    const letters = openClusterLetters(readPlace(process.env));
    return { letters, resend: (service, places) => askWorker(letters, service, places) };
  }
  const { data: folder, destroyedKeys } = readConfig(process.env);
  const letters = openFolderLetters(folder);
  return {
    letters,
    resend: (service, places) => {
      const unlock = unlockedFolder(folder);
      return unlock ? sendHere(folder, destroyedKeys, service, places).finally(unlock) : askWorker(letters, service, places);
    },
  };
}

/** null where a server uses the folder. */
function unlockedFolder(folder: string): (() => void) | null {
  try {
    return lockFolder(folder);
  } catch {
    return null;
  }
}

// who calls, and with which tokens, only matters to a service at work
const services = (): string[] => [identity(null as never), leave(null as never)].map(({ name }) => name);

/** Service by service, organization by organization, latest first. */
async function all(letters: Letters, { organization: only }: Wanted): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const service of services()) {
    const topic = deadTopicOf(service);
    for (const organization of only ? [only] : await letters.organizations(topic)) {
      for (let offset = 0, page = readAtOnce; page === readAtOnce; offset += page) {
        const found = await letters.list(topic, organization, { offset, limit: readAtOnce });
        kept.push(...found.map(({ data }) => ({ service, organization, letter: data as unknown as DeadLetter })));
        page = found.length;
      }
    }
  }
  return kept;
}

/** Those of an id: one, unless two organizations have the same. @throws Error where there is none */
async function named(letters: Letters, id: string, { organization: only }: Wanted): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const service of services()) {
    const topic = deadTopicOf(service);
    for (const organization of only ? [only] : await letters.organizations(topic)) {
      const found = await letters.find(topic, organization, id);
      if (found) kept.push({ service, organization, letter: found.data as unknown as DeadLetter });
    }
  }
  if (kept.length === 0) throw new Error(`There is no dead letter ${id}.`);
  return kept;
}

function show(kept: readonly Kept[], { data }: Wanted): void {
  for (const one of kept) say(letterText(one, data === true));
}

async function resend({ resend: send }: House, kept: readonly Kept[]): Promise<void> {
  let failed = 0;
  for (const [service, letters] of Map.groupBy(kept, (one) => one.service)) {
    const left = await send(service, letters.map(({ organization, letter: { id } }) => ({ organization, id })));
    for (const { organization, id } of left) say(`  ! ${id} of ${organization} failed again`);
    failed += left.length;
  }
  say(`  ${kept.length - failed} of ${kept.length} sent again.`);
  if (failed > 0) process.exitCode = 1;
}

/** Lets the running service do it, and waits for its word. */
async function askWorker({ keyValue }: Letters, service: string, letters: readonly LetterPlace[]): Promise<readonly LetterPlace[]> {
  const started = performance.now();
  const id = await requestResend(keyValue, service, letters);
  for (;;) {
    await setTimeout(lookEveryMs);
    const state = await resendState(keyValue, service);
    if (state?.id === id && state.isDone) return state.left;
    if (state?.id !== id && performance.now() - started > takenUpWithinMs) throw new Error(`No worker of ${service} has taken it up yet; one will when it can.`);
  }
}

/** Does it in this process, which has the folder for itself. */
async function sendHere(folder: string, destroyedKeys: string | undefined, service: string, letters: readonly LetterPlace[]): Promise<readonly LetterPlace[]> {
  const ports = await openEmbeddedPorts({ folder, destroyedKeys });
  const started: HostedService[] = [];
  try {
    const logger = createLogger('silent');
    started.push(await startIdentity(ports, logger));
    started.push(await startLeave(ports, logger, started[0]!.runtime.authenticator));
    return await resendAll(started.find(({ name }) => name === service)!.runtime, letters, async () => {});
  } finally {
    for (const one of started) await one.close();
    await ports.close();
  }
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exitCode = 1;
});
