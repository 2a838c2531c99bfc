import { spawnSync } from 'node:child_process';
import { composeFile, readCompose, schemaProblems } from './compose.ts';

const profiles = ['--profile', 'observe'];

/** Problems found by `docker compose`; null without it. */
function engineProblems(): string[] | null {
  if (spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status !== 0) return null;
  const { status, stderr } = spawnSync('docker', ['compose', '--file', composeFile, ...profiles, 'config', '--quiet'], {
    encoding: 'utf8',
  });
  return status === 0 ? [] : [stderr.trim()];
}

const problems = engineProblems() ?? schemaProblems(readCompose());
process.stdout.write(problems.length === 0 ? 'the compose file fits\n' : `${problems.join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
