import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engineNames, type Engines, locationIn, startEngines, stopEngines } from './engines.ts';
import { keepFilesInMemory } from './quick-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Engines live for minutes here: compiling their code thoroughly costs more than it saves. */
const startsFast = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Specs of services that run on the engines as well as on files. */
const stories = [
  ...[
    'bulk-update/request/command',
    'bulk-update/run/job',
    'credentials/change-password/endpoint',
    'credentials/refresh/endpoint',
    'credentials/sign-in/endpoint',
    'forgetting/retention/endpoint',
    'person/commands',
    'person/due-changes/job',
  ].map((name) => `services/identity/src/${name}.spec.ts`),
  ...['requests', 'approval', 'messages', 'retroactive', 'known-then', 'attacks', 'rights', 'account/recount/job'].map(
    (name) => `services/leave/src/${name}.spec.ts`,
  ),
];
/** Tests of the embedded profile's files, or of values that expire by a test's clock: Redis has its own. */
const embeddedOnly = ['files on disk', 'for fifteen minutes', 'thirty days of silence'];

/** Path patterns of the contracts that can run: those of one engine are in its folder, all others need all engines. */
function without(missing: readonly string[]): string[] {
  const folders = engineNames.map(({ name }) => name).filter((name) => !missing.includes(name));
  const single = folders.map((name) => `/cluster/${name}/`);
  return missing.length === 0
    ? [...single, '/gateway/', '/tools/', '/infra/', '/load-tests/', '/cluster/[^/]+\\.engine']
    : single;
}

interface Counts {
  passed: number;
  failed: number;
}

/** Runs jest; `report` is the file of its JSON report. */
async function jest(
  parameters: readonly string[],
  environment: Record<string, string>,
  reportFile?: string,
): Promise<Counts> {
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--max-semi-space-size=64',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      ...(reportFile ? ['--json', `--outputFile=${reportFile}`] : []),
      ...parameters,
    ],
    { cwd: root, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      process.stdout.write(part);
    });
  }
  const code = await new Promise<number>((resolve) => child.once('exit', (given) => resolve(given ?? 1)));
  const line = text.split('\n').findLast((one) => one.startsWith('Tests:')) ?? '';
  const count = (word: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  const failed = count('failed');
  return { passed: count('passed'), failed: code !== 0 && failed === 0 ? 1 : failed };
}

// suites mostly wait; those that stop an engine have one of their own
const contracts = (patterns: readonly string[]): string[] => [
  '--config',
  'jest.engines.config.js',
  '--maxWorkers=3',
  '--testPathPatterns',
  ...patterns,
];

const storyParameters = [
  '--maxWorkers=3',
  '--testTimeout=600000',
  '--testNamePattern',
  `^(?!.*(?:${embeddedOnly.join('|')}))`,
  '--testPathPatterns',
  ...stories,
];

/** Logs skipped engines and the sums; the process fails for a failed test and for a required engine that is missing. */
function report(counts: readonly Counts[], missing: Engines['missing']): void {
  for (const { name, reason } of missing) say(`SKIPPED ${name}: ${reason}`);
  const sum = (part: keyof Counts): number => counts.reduce((all, one) => all + one[part], 0);
  const required = missing.filter(({ name }) => name !== 'eventstore').length;
  say(`${sum('passed')} passed, ${sum('failed') + required} failed, ${missing.length} engines skipped`);
  process.exitCode = sum('failed') + required > 0 ? 1 : 0;
}

/** Starts missing engines, runs the contracts and the stories on them, stops them, and reports. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: 'contracts,stories' }, reports: { type: 'string' } },
  });
  keepFilesInMemory();
  process.env['JDK_JAVA_OPTIONS'] ??= startsFast;
  const reportFile = (name: string) => values.reports && `${values.reports}-${name}.json`;
  const folder = mkdtempSync(join(tmpdir(), 'kadro-engines-'));
  const engines = await startEngines(process.env, await locationIn(folder));
  const counts: Counts[] = [];
  try {
    const missing = engines.missing.map(({ name }) => name);
    if (values.only.includes('contracts'))
      counts.push(await jest(contracts(without(missing)), engines.environment, reportFile('contracts')));
    if (values.only.includes('stories') && missing.length === 0) {
      const environment = { ...engines.environment, KADRO_TEST_PROFILE: 'cluster' };
      counts.push(await jest(storyParameters, environment, reportFile('stories')));
    }
  } finally {
    await stopEngines(engines, 'clean');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  report(counts, engines.missing);
}

await run();
