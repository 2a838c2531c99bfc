import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports.ts';

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
  const all = await Promise.all(engineNames.map((one) => startOne(one, given[one.variable], location)));
  for (const [at, { name, variable }] of engineNames.entries()) {
    const { address, reason } = all[at]!;
    if (address) engines.environment[variable] = address;
    else engines.missing.push({ name, reason });
    if (address && !given[variable]) engines.started.push(name);
  }
  return engines;
}

/** `reason` says why there is no address. */
async function startOne(
  { name, variable }: EngineName,
  given: string | undefined,
  location: EngineLocation,
): Promise<{ address?: string; reason: string }> {
  if (given) return { address: given, reason: '' };
  const { code, stdout, stderr } = await runEngine(name, 'start', location);
  const address = new RegExp(`^${variable}=(.+)$`, 'm').exec(stdout)?.[1];
  const reason = stderr.trim().split('\n').at(-1) || 'it did not start';
  return code === 0 && address ? { address, reason } : { reason };
}

/** Stops the engines that were started here; `clean` also removes their data. */
export async function stopEngines({ started, location }: Engines, verb: 'stop' | 'clean'): Promise<void> {
  await Promise.all(started.map((name) => runEngine(name, verb, location)));
}
