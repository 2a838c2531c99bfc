import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const simulated = async (...options: string[]): Promise<string> => {
  const given = ['--disable-warning=ExperimentalWarning', main, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, given, {
    env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
  });
  return stdout;
};

it('plays two days with faults, and every law holds', async () => {
  const said = await simulated('--seed', '11', '--days', '2', '--people', '8', '--faults', '10');
  expect(said).toMatch(/2\.0 days, \d+ people, \d+ acts/);
  expect(said).toMatch(/laws looked at \d{3,} times, all hold/);
});
