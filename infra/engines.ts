import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports.ts';

/** An engine, the variable that says where it is, and whether a build may do without it. */
interface EngineName {
  name: string;
  variable: string;
}

/** The engines of the cluster profile, as `infra/local/<name>.sh` starts them. */
export const engineNames: readonly EngineName[] = [
  { name: 'redis', variable: 'KADRO_REDIS_URL' },
  { name: 'kafka', variable: 'KADRO_KAFKA_BROKERS' },
  { name: 'mongodb', variable: 'KADRO_MONGODB_URL' },
  { name: 'eventstore', variable: 'KADRO_EVENTSTORE_URL' },
];

/** Where the engines are, which of them were started here, and why some are not there. */
export interface Engines {
  environment: Record<string, string>;
  started: string[];
  /** What their scripts are told besides. */
  place: Place;
  missing: { name: string; reason: string }[];
}

/** Folder of what engines store and their ports, as the scripts take them; empty = those of this working copy. */
export type Place = Record<string, string>;

const portsPerEngine = 2;

/** A folder and ports of their own: what somebody works with here is not touched. */
export async function placeIn(folder: string): Promise<Place> {
  const first = await freePorts(engineNames.length * portsPerEngine);
  return {
    KADRO_LOCAL_DATA: folder,
    ...Object.fromEntries(
      engineNames.map(({ name }, n) => [`KADRO_${name.toUpperCase()}_PORT`, String(first + n * portsPerEngine)]),
    ),
  };
}

const local = fileURLToPath(new URL('./local', import.meta.url));

/** Runs one verb of an engine's script; answers its code, what it said and what it complained of. */
export async function runEngine(
  name: string,
  verb: string,
  place: Place = {},
): Promise<{ code: number; said: string; complained: string }> {
  const child = spawn('bash', [`${local}/${name}.sh`, verb], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...place },
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  // what it starts may keep its output open: the end of the script is what counts
  const code = await new Promise<number>((resolve) => child.once('exit', (given) => resolve(given ?? 1)));
  return { code, said, complained };
}

/** Starts every engine that the environment does not name an address of; installs what it needs. */
export async function startEngines(given: NodeJS.ProcessEnv, place: Place = {}): Promise<Engines> {
  const engines: Engines = { environment: {}, started: [], missing: [], place };
  for (const { name, variable } of engineNames) {
    const address = given[variable];
    if (address) engines.environment[variable] = address;
    else await startOne(engines, name, variable);
  }
  return engines;
}

async function startOne(engines: Engines, name: string, variable: string): Promise<void> {
  const { code, said, complained } = await runEngine(name, 'start', engines.place);
  const address = new RegExp(`^${variable}=(.+)$`, 'm').exec(said)?.[1];
  if (code !== 0 || !address)
    return void engines.missing.push({ name, reason: complained.trim().split('\n').at(-1) || 'it did not start' });
  engines.environment[variable] = address;
  engines.started.push(name);
}

/** Stops those that were started here; `clean` removes what they stored, too. */
export async function stopEngines({ started, place }: Engines, verb: 'stop' | 'clean'): Promise<void> {
  for (const name of started.toReversed()) await runEngine(name, verb, place);
}
