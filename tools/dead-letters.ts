import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  createLogger,
  deadTopicOf,
  answerDeadLetterRequest,
  type StoredDeadLetter,
  type DeadLetterAction,
  deadLetterRequestState,
  type DeadLetterAccess,
  type DeadLetterRequest,
  readConfig,
  requestDeadLetters,
  deadLetterIn,
} from '@kadro/chassis';
import { openClusterDeadLetters, readPlace } from '@kadro/chassis/cluster';
import { lockFolder, openEmbeddedPorts, openFolderDeadLetters } from '@kadro/chassis/embedded';
import { serviceNames, startServices } from './shared/hosted-services.ts';
import { type Kept, deadLetterTable, letterText } from './shared/dead-letter-table.ts';

const usage = `npm run dead-letters -- list [--organization ID]
                        show ID [--organization ID] [--data]
                        resend ID | --all [--organization ID]
                        discard ID [--organization ID] [--service NAME]`;
const readAtOnce = 100;
const lookEveryMs = 500;
/** So long after a request a running worker must have taken it up. */
const takenUpWithinMs = 30_000;

/** How letters are read, and how something is done with those of a service: answers what is left. */
interface Installation {
  letters: DeadLetterAccess;
  grant: (service: string, wish: DeadLetterRequest) => Promise<readonly StoredDeadLetter[]>;
}

interface Wanted {
  organization?: string;
  service?: string;
  data?: boolean;
  all?: boolean;
}

/** What reactions gave up on: lists it, shows one, lets a reaction hear it again, sets one aside. */
async function run(): Promise<void> {
  const {
    values,
    positionals: [act, id, ...more],
  } = parseArgs({
    allowPositionals: true,
    options: {
      organization: { type: 'string' },
      service: { type: 'string' },
      data: { type: 'boolean' },
      all: { type: 'boolean' },
    },
  });
  const isWhole = {
    list: !id,
    show: Boolean(id),
    resend: Boolean(id) !== Boolean(values.all),
    discard: Boolean(id) && !values.all,
  }[act ?? ''];
  if (!isWhole || more.length > 0) throw new Error(usage);
  const installation = installationOf();
  try {
    if (act === 'list') return say(deadLetterTable(await all(installation.letters, values)));
    const kept = id ? await named(installation.letters, id, values) : await all(installation.letters, values);
    if (act === 'discard' && kept.length > 1)
      throw new Error(`${kept.length} letters have this id; say which one with --organization or --service.`);
    await (act === 'show' ? show(kept, values) : grant(installation, act as DeadLetterAction, kept));
  } finally {
    await installation.letters.close();
  }
}

function installationOf(): Installation {
  if (process.env['KADRO_PROFILE'] === 'cluster') {
    const letters = openClusterDeadLetters(readPlace(process.env));
    return { letters, grant: (service, wish) => askWorker(letters, service, wish) };
  }
  const { data: folder, destroyedKeys } = readConfig(process.env);
  const letters = openFolderDeadLetters(folder);
  return {
    letters,
    grant: (service, wish) => {
      const unlock = unlockedFolder(folder);
      return unlock
        ? grantHere(folder, destroyedKeys, service, wish).finally(unlock)
        : askWorker(letters, service, wish);
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

const services = ({ service: only }: Wanted): string[] => serviceNames().filter((name) => !only || name === only);

/** Service by service, organization by organization, latest first. */
async function all(letters: DeadLetterAccess, wanted: Wanted): Promise<Kept[]> {
  const { organization: only } = wanted;
  const kept: Kept[] = [];
  for (const service of services(wanted)) {
    const topic = deadTopicOf(service);
    for (const organization of only ? [only] : await letters.organizations(topic)) {
      for (let offset = 0, page = readAtOnce; page === readAtOnce; offset += page) {
        const found = await letters.list(topic, organization, { offset, limit: readAtOnce });
        kept.push(...found.map((message) => ({ service, organization, letter: deadLetterIn(message) })));
        page = found.length;
      }
    }
  }
  return kept;
}

/** Those of an id: one, unless two organizations or services have the same. @throws Error where there is none */
async function named(letters: DeadLetterAccess, id: string, wanted: Wanted): Promise<Kept[]> {
  const { organization: only } = wanted;
  const kept: Kept[] = [];
  for (const service of services(wanted)) {
    const topic = deadTopicOf(service);
    for (const organization of only ? [only] : await letters.organizations(topic)) {
      const found = await letters.find(topic, organization, id);
      if (found) kept.push({ service, organization, letter: deadLetterIn(found) });
    }
  }
  if (kept.length === 0) throw new Error(`There is no dead letter ${id}.`);
  return kept;
}

function show(kept: readonly Kept[], { data }: Wanted): void {
  for (const one of kept) say(letterText(one, data === true));
}

async function grant(installation: Installation, act: DeadLetterAction, kept: readonly Kept[]): Promise<void> {
  const left: StoredDeadLetter[] = [];
  for (const [service, letters] of Map.groupBy(kept, (one) => one.service)) {
    left.push(
      ...(await installation.grant(service, {
        act,
        by: 'shell',
        letters: letters.map(({ organization, letter: { id } }) => ({ organization, id })),
      })),
    );
  }
  for (const { organization, id, why } of left)
    say(`  ! ${id} of ${organization} ${why === 'failed' ? 'failed again' : 'is heard by no reaction any more'}`);
  say(`  ${kept.length - left.length} of ${kept.length} ${act === 'resend' ? 'sent again' : 'set aside'}.`);
  if (left.some(({ why }) => why === 'unhandled'))
    say('  What no reaction hears is set aside by npm run dead-letters -- discard ID');
  if (left.length > 0) process.exitCode = 1;
}

/** Lets the running service do it, and waits for its word. */
async function askWorker(
  { keyValue }: DeadLetterAccess,
  service: string,
  wish: DeadLetterRequest,
): Promise<readonly StoredDeadLetter[]> {
  const started = performance.now();
  const id = await requestDeadLetters(keyValue, service, wish);
  for (;;) {
    await setTimeout(lookEveryMs);
    const state = await deadLetterRequestState(keyValue, service);
    if (state?.id === id && state.isDone) return state.left;
    if (state?.id !== id && performance.now() - started > takenUpWithinMs)
      throw new Error(`No worker of ${service} has taken it up yet; one will when it can.`);
  }
}

/** Does it in this process, which has the folder for itself; what is set aside is logged here as a service would. */
async function grantHere(
  folder: string,
  destroyedKeys: string | undefined,
  service: string,
  wish: DeadLetterRequest,
): Promise<readonly StoredDeadLetter[]> {
  const ports = await openEmbeddedPorts({ folder, destroyedKeys });
  try {
    const logger = createLogger(wish.act === 'discard' ? 'warn' : 'silent');
    const started = await startServices(ports, logger);
    try {
      return await answerDeadLetterRequest(started[service as keyof typeof started].runtime, wish, async () => {});
    } finally {
      for (const one of Object.values(started)) await one.close();
    }
  } finally {
    await ports.close();
  }
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exitCode = 1;
});
