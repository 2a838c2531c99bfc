import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunOptions } from './options.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Plays a seed in two processes and compares their logs. Answers what the process exits with. */
export async function run(_options: RunOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kadro-twice-'));
  try {
    const logs = ['first', 'second'].map((name) => join(folder, name));
    const codes = logs.map((log) => played(log));
    const [first, second] = logs.map((log) => readFileSync(log, 'utf8').split('\n')) as [string[], string[]];
    const n = first.findIndex((line, at) => line !== second[at]);
    const isSame = n < 0 && first.length === second.length;
    process.stdout.write(isSame ? '  both times the same log\n' : differing(n < 0 ? first.length : n, first, second));
    return isSame ? Math.max(...codes) : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function played(log: string): number {
  const given = process.argv.slice(2).filter((one) => one !== '--twice');
  const { status } = spawnSync(process.execPath, [...process.execArgv, main, ...given, '--log', log], {
    stdio: 'inherit',
  });
  return status ?? 1;
}

const differing = (n: number, first: string[], second: string[]): string =>
  `  the logs differ from event ${n + 1} on:\n    ${first[n] ?? 'nothing'}\n    ${second[n] ?? 'nothing'}\n`;
