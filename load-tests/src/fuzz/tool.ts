import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '../shared/report.ts';

const version = '4.32.0';
const folder = fileURLToPath(new URL(`../../../node_modules/.cache/schemathesis-${version}`, import.meta.url));

const run = (command: string, parameters: string[]): boolean =>
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Debian has Python without what makes environments of it. */
function withVenv(): void {
  say('python3-venv is installed');
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  const [command, ...parameters] = [...root, 'apt-get', 'install', '-y', '-qq', 'python3', 'python3-venv'];
  run(command!, parameters);
}

/** The path of schemathesis, installed by pip into an environment of its own when it is missing. @throws Error */
export function schemathesis(): string {
  const path = join(folder, 'bin', 'schemathesis');
  if (existsSync(path)) return path;
  if (!run('python3', ['-m', 'venv', folder])) {
    withVenv();
    rmSync(folder, { recursive: true, force: true });
    if (!run('python3', ['-m', 'venv', folder])) throw new Error('python3 -m venv fails');
  }
  if (
    !run(join(folder, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`])
  )
    throw new Error('pip cannot install schemathesis');
  return path;
}
