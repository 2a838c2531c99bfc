import { userInfo } from 'node:os';
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
import { openClusterDeadLetters, readEngines } from '@kadro/chassis/cluster';
import { openEmbeddedPorts, openFolderDeadLetters } from '@kadro/chassis/embedded';
import { type HostedServices, serviceNames, startServices } from './shared/hosted-services.ts';
import { setAside, standingServices, standingText } from './shared/standing.ts';
import { type ListedDeadLetter, deadLetterTable, deadLetterText } from './shared/dead-letter-table.ts';
import { lockIfFree, print, script } from './shared/script.ts';

const usage = `npm run dead-letters -- list [--organization ID]
                        show ID [--organization ID] [--data]
                        resend ID | --all [--organization ID]
                        discard ID [--organization ID] [--service NAME]
                        set-aside EVENT --why TEXT [--by NAME] [--service NAME]`;
const pageSize = 100;
const pollMs = 500;
/** A running worker accepts a request within this time. */
const acceptedWithinMs = 30_000;

interface Installation {
  deadLetters: DeadLetterAccess;
  /** Executes a request of a service; resolves with the dead letters that it could not handle. */
  execute: (service: string, request: DeadLetterRequest) => Promise<readonly StoredDeadLetter[]>;
  /** Lets the services do what was asked for where nobody else does. */
  wake: () => Promise<void>;
}

interface Selection {
  organization?: string;
  service?: string;
  data?: boolean;
  all?: boolean;
  why?: string;
  by?: string;
}

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
      why: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const isWhole = {
    list: !id,
    show: Boolean(id),
    resend: Boolean(id) !== Boolean(values.all),
    discard: Boolean(id) && !values.all,
    'set-aside': Boolean(id && values.why) && !values.all,
  }[act ?? ''];
  if (!isWhole || more.length > 0) throw new Error(usage);
  const installation = installationOf();
  try {
    if (act === 'list') return await list(installation.deadLetters, values);
    if (act === 'set-aside') return await aside(installation, id!, values);
    const found = id ? await named(installation.deadLetters, id, values) : await all(installation.deadLetters, values);
    if (act === 'discard' && found.length > 1)
      throw new Error(`${found.length} letters have this id; say which one with --organization or --service.`);
    await (act === 'show' ? show(found, values) : execute(installation, act as DeadLetterAction, found));
  } finally {
    await installation.deadLetters.close();
  }
}

async function list(deadLetters: DeadLetterAccess, selection: Selection): Promise<void> {
  print(deadLetterTable(await all(deadLetters, selection)));
  const standing = standingText(await standingServices(deadLetters.keyValue, services(selection)));
  if (standing) print(standing);
}

async function aside({ deadLetters, wake }: Installation, event: string, selection: Selection): Promise<void> {
  const request = { event, by: selection.by ?? userInfo().username, why: selection.why! };
  const { service, standing } = await setAside(deadLetters.keyValue, services(selection), request, wake);
  print(`  ${standing.type} ${event} is left out of ${standing.projection} of ${service}, which the log says.`);
  const left = standingText(await standingServices(deadLetters.keyValue, [service]));
  if (left) print(left);
}

function installationOf(): Installation {
  if (process.env['KADRO_PROFILE'] === 'cluster') {
    const deadLetters = openClusterDeadLetters(readEngines(process.env));
    return {
      deadLetters,
      execute: (service, request) => askWorker(deadLetters, service, request),
      wake: () => Promise.resolve(),
    };
  }
  const { data: folder, destroyedKeys } = readConfig(process.env);
  const deadLetters = openFolderDeadLetters(folder);
  return {
    deadLetters,
    execute: (service, request) => {
      const unlock = lockIfFree(folder);
      return unlock
        ? executeHere(folder, destroyedKeys, service, request).finally(unlock)
        : askWorker(deadLetters, service, request);
    },
    wake: async () => {
      const unlock = lockIfFree(folder);
      if (unlock) await withServices(folder, destroyedKeys, 'error', () => Promise.resolve()).finally(unlock);
    },
  };
}

const services = ({ service: only }: Selection): string[] => serviceNames().filter((name) => !only || name === only);

/** By service and organization, latest first. */
async function all(deadLetters: DeadLetterAccess, selection: Selection): Promise<ListedDeadLetter[]> {
  const { organization: only } = selection;
  const listed: ListedDeadLetter[] = [];
  for (const service of services(selection)) {
    const topic = deadTopicOf(service);
    for (const organization of only ? [only] : await deadLetters.organizations(topic)) {
      for (let offset = 0, page = pageSize; page === pageSize; offset += page) {
        const messages = await deadLetters.list(topic, organization, { offset, limit: pageSize });
        listed.push(...messages.map((message) => ({ service, organization, letter: deadLetterIn(message) })));
        page = messages.length;
      }
    }
  }
  return listed;
}

/** The dead letters of an id, which several organizations or services may have. @throws Error for none */
async function named(deadLetters: DeadLetterAccess, id: string, selection: Selection): Promise<ListedDeadLetter[]> {
  const { organization: only } = selection;
  const listed: ListedDeadLetter[] = [];
  for (const service of services(selection)) {
    const topic = deadTopicOf(service);
    for (const organization of only ? [only] : await deadLetters.organizations(topic)) {
      const message = await deadLetters.find(topic, organization, id);
      if (message) listed.push({ service, organization, letter: deadLetterIn(message) });
    }
  }
  if (listed.length === 0) throw new Error(`There is no dead letter ${id}.`);
  return listed;
}

function show(found: readonly ListedDeadLetter[], { data }: Selection): void {
  for (const one of found) print(deadLetterText(one, data === true));
}

async function execute(
  installation: Installation,
  act: DeadLetterAction,
  found: readonly ListedDeadLetter[],
): Promise<void> {
  const left: StoredDeadLetter[] = [];
  for (const [service, deadLetters] of Map.groupBy(found, (one) => one.service)) {
    left.push(
      ...(await installation.execute(service, {
        act,
        by: 'shell',
        letters: deadLetters.map(({ organization, letter: { id } }) => ({ organization, id })),
      })),
    );
  }
  for (const { organization, id, why } of left)
    print(`  ! ${id} of ${organization} ${why === 'failed' ? 'failed again' : 'is heard by no reaction any more'}`);
  print(`  ${found.length - left.length} of ${found.length} ${act === 'resend' ? 'sent again' : 'set aside'}.`);
  if (left.some(({ why }) => why === 'unhandled'))
    print('  What no reaction hears is set aside by npm run dead-letters -- discard ID');
  if (left.length > 0) process.exitCode = 1;
}

/** Sends the request to the running service and waits for its result. */
async function askWorker(
  { keyValue }: DeadLetterAccess,
  service: string,
  request: DeadLetterRequest,
): Promise<readonly StoredDeadLetter[]> {
  const started = performance.now();
  const id = await requestDeadLetters(keyValue, service, request);
  for (;;) {
    await setTimeout(pollMs);
    const state = await deadLetterRequestState(keyValue, service);
    if (state?.id === id && state.isDone) return state.left;
    if (state?.id !== id && performance.now() - started > acceptedWithinMs)
      throw new Error(`No worker of ${service} has taken it up yet; one will when it can.`);
  }
}

/** Executes the request in this process, over an unused folder; discarded dead letters are logged. */
const executeHere = (
  folder: string,
  destroyedKeys: string | undefined,
  service: string,
  request: DeadLetterRequest,
): Promise<readonly StoredDeadLetter[]> =>
  withServices(folder, destroyedKeys, request.act === 'discard' ? 'warn' : 'silent', (started) =>
    answerDeadLetterRequest(started[service as keyof typeof started].runtime, request, async () => {}),
  );

/** Starts the services over an unused folder; they are there as soon as their rows are as of now. */
async function withServices<T>(
  folder: string,
  destroyedKeys: string | undefined,
  logLevel: string,
  work: (started: HostedServices) => Promise<T>,
): Promise<T> {
  const ports = await openEmbeddedPorts({ folder, destroyedKeys });
  try {
    const started = await startServices(() => ports, createLogger(logLevel));
    try {
      return await work(started);
    } finally {
      for (const one of Object.values(started)) await one.close();
    }
  } finally {
    await ports.close();
  }
}

await script(run);
