import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { services } from '../../services/services.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = process.env.KADRO_PORT ?? '3000';
const environment = {
  KADRO_DEMO: '1',
  KADRO_DEV: '1',
  KADRO_LOG: 'info',
  KADRO_STOP_DEADLINE_MS: '300',
  ...process.env,
  KADRO_PORT: port,
};
const sources = [
  ...['chassis', 'kernel', ...services.map(({ name }) => name)].map((name) => `services/${name}/src`),
  'services/services.ts',
  'gateway/src',
  'gateway/mesh-service/src',
  'tools/embedded',
  'tools/shared',
];

/** The server restarts when a source changes; the web apps reload. */
const children: ChildProcess[] = [
  run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--watch-preserve-output',
    ...sources.map((path) => `--watch-path=${path}`),
    'tools/embedded/start.ts',
  ]),
  run('vite', ['--port', '5173', '--strictPort'], 'web/apps/portal'),
  run('vite', ['--port', '5174', '--strictPort'], 'web/apps/console'),
];

function run(command: string, parameters: string[], folder = ''): ChildProcess {
  const child = spawn(command, parameters, { cwd: `${root}${folder}`, env: environment, stdio: 'inherit' });
  child.once('exit', () => stop());
  return child;
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
process.stdout.write(
  `\n  Server   http://localhost:${port}\n  Portal   http://localhost:5173/\n  Console  http://localhost:5174/console/\n\n`,
);
