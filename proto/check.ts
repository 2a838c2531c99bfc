import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Compares the language with the published one: `npm run proto`; `-- --publish` publishes additions.

const folder = fileURLToPath(new URL('.', import.meta.url));
const published = `${folder}published.json`;

/** Output of buf. @throws Error with its standard output for findings */
const buf = (...parameters: string[]): string =>
  execFileSync(`${folder}../node_modules/.bin/buf`, parameters, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

function check(publishes: boolean): string {
  process.stdout.write(buf('lint', '--error-format', 'text'));
  process.stdout.write(buf('breaking', '--against', published));
  const now = `${JSON.stringify(JSON.parse(buf('build', '--exclude-source-info', '-o', '-#format=json')), null, 1)}\n`;
  if (now === readFileSync(published, 'utf8')) return 'the language is as published';
  if (!publishes) throw new Error('something was added that is not kept as published: npm run proto -- --publish');
  writeFileSync(published, now);
  return 'what was added is kept: the language is as published';
}

try {
  process.stdout.write(`${check(process.argv.includes('--publish'))}\n`);
} catch (failed) {
  const { stdout, message } = failed as { stdout?: string; message: string };
  process.stderr.write(stdout ? stdout : `${message}\n`);
  process.exitCode = 1;
}
