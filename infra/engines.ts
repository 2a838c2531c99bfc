import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports.ts';

/** An engine and the variable of its address. */
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

/** Addresses of the engines, which were started here, and why others are missing. */
export interface Engines {
  environment: Record<string, string>;
  started: string[];
  location: EngineLocation;
  missing: { name: string; reason: string }[];
}

/** Data folder and ports as variables of the scripts; empty = those of this working copy. */
export type EngineLocation = Record<string, string>;

const portsPerEngine = 2;

/** A location apart from the one of this working copy. */
export async function locationIn(folder: string): Promise<EngineLocation> {
  const first = await freePorts(engineNames.length * portsPerEngine);
  return {
    KADRO_LOCAL_DATA: folder,
    ...Object.fromEntries(
      engineNames.map(({ name }, n) => [`KADRO_${name.toUpperCase()}_PORT`, String(first + n * portsPerEngine)]),
    ),
  };
}

const local = fileURLToPath(new URL('./local', import.meta.url));

/** Runs one verb of an engine's script. */
export async function runEngine(
  name: string,
  verb: string,
  location: EngineLocation = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn('bash', [`${local}/${name}.sh`, verb], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...location },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  // not 'close': an engine keeps the output of its script open
  const code = await new Promise<number>((resolve) => child.once('exit', (given) => resolve(given ?? 1)));
  return { code, stdout, stderr };
}

/** Installs and starts every engine without an address in the environment. */
export async function startEngines(given: NodeJS.ProcessEnv, location: EngineLocation = {}): Promise<Engines> {
  const engines: Engines = { environment: {}, started: [], missing: [], location };
  for (const { name, variable } of engineNames) {
    const address = given[variable];
    if (address) engines.environment[variable] = address;
    else await startOne(engines, name, variable);
  }
  return engines;
}

async function startOne(engines: Engines, name: string, variable: string): Promise<void> {
  const { code, stdout, stderr } = await runEngine(name, 'start', engines.location);
  const address = new RegExp(`^${variable}=(.+)$`, 'm').exec(stdout)?.[1];
  if (code !== 0 || !address)
    return void engines.missing.push({ name, reason: stderr.trim().split('\n').at(-1) || 'it did not start' });
  engines.environment[variable] = address;
  engines.started.push(name);
}

/** Stops the engines that were started here; `clean` also removes their data. */
export async function stopEngines({ started, location }: Engines, verb: 'stop' | 'clean'): Promise<void> {
  for (const name of started.toReversed()) await runEngine(name, verb, location);
}
