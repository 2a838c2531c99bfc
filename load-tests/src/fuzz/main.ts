import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type DemoAccount } from '@kadro/kernel';
import { services } from '../../../services/services.ts';
import { Api } from '../shared/api.ts';
import { inTemporaryFolder } from '../shared/child.ts';
import { say } from '../shared/report.ts';
import { startServer } from '../shared/server.ts';
import { Desk, superAdminOf } from './desk.ts';
import { operationsOf, reportOf } from './outcome.ts';
import { schemathesis } from './tool.ts';

const own = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
];

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** `positive` asks what is allowed only, `negative` what is forbidden. */
    mode: { type: 'string', default: 'all' },
    /** Names of services. */
    only: { type: 'string' },
    /** A file for the outcome, as jest writes it. */
    report: { type: 'string' },
  },
});

interface Trial {
  folder: string;
  address: string;
  desk: string;
  service: string;
  seconds: number;
}

/** Asks what the declarations of a service allow and forbid, and compares the answers with them. */
async function fuzzed({ folder, address, desk, service, seconds }: Trial) {
  const document = own(`../../../services/${service}/openapi.json`);
  const [report, statuses] = [join(folder, `${service}.xml`), join(folder, `${service}.json`)];
  const options = {
    '--url': address,
    '--checks': checks.join(','),
    '--phases': 'examples,coverage,fuzzing',
    '--max-time': String(seconds),
    '--mode': values.mode,
    '--seed': values.seed,
    '--suppress-health-check': 'all',
    '--warnings': 'off',
    '--request-timeout': '60',
    // streams do not end: their specs read them
    '--exclude-path-regex': '/stream$',
    '--report': 'junit',
    '--report-junit-path': report,
  };
  const parameters = ['--config-file', own('schemathesis.toml'), 'run', document, '--continue-on-failure'];
  const environment = {
    SCHEMATHESIS_HOOKS: own('hooks.py'),
    KADRO_FUZZ_DESK: desk,
    KADRO_FUZZ_SEED: values.seed,
    KADRO_FUZZ_STATUSES: statuses,
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const from = Date.now();
  const child = spawn(schemathesis(), [...parameters, ...Object.entries(options).flat()], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  say(`${service}: answers by status ${textOf(statuses)}`);
  return {
    file: document,
    from,
    to: Date.now(),
    operations: tried(textOf(statuses)) ? operationsOf(textOf(report)) : [],
  };
}

/** Whether something was done: where everything is refused, nothing was tried. */
function tried(statuses: string): boolean {
  const counts = Object.entries(JSON.parse(statuses || '{}') as Record<string, number>);
  return counts.some(([status, count]) => status.startsWith('2') && count > 0);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The demo company, whose records are there to be asked about. */
async function run(folder: string): Promise<boolean> {
  const names = services
    .map(({ name }) => name)
    .filter((name) => !values.only || values.only.split(',').includes(name));
  const data = join(folder, 'data');
  const server = await startServer(data, {
    KADRO_DEMO: '1',
    KADRO_TRUSTED_PROXIES: '1',
  });
  say(`seed ${values.seed}, ${server.address}`);
  try {
    const api = new Api(server.address);
    const { accounts } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8')) as { accounts: DemoAccount[] };
    const desk = new Desk(api, await superAdminOf(api, accounts));
    await desk.prepare();
    const counter = await desk.listen();
    const runs = [];
    for (const service of names)
      runs.push(
        await fuzzed({
          folder,
          address: server.address,
          desk: counter.address,
          service,
          seconds: Math.ceil(Number(values.seconds) / names.length),
        }),
      );
    counter.close();
    if (values.report) writeFileSync(values.report, JSON.stringify(reportOf(runs)));
    const failed = runs.filter(
      ({ operations }) => operations.length === 0 || operations.some((one) => one.status === 'failed'),
    );
    return failed.length === 0;
  } finally {
    await server.stop();
  }
}

await inTemporaryFolder(async (folder) => {
  if (!(await run(folder))) process.exitCode = 1;
});
