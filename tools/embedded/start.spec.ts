import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { environmentWith, nodeFor } from '../testing/scripts.ts';

let folder: string;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kadro-start-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Starts Kadro on a free port, ends it when it runs, and answers what it printed. */
async function bannerOf(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, nodeFor('embedded/start'), {
    env: environmentWith({ KADRO_PORT: '0', KADRO_DATA: folder, ...env }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.includes('Kadro is running')) child.kill('SIGTERM');
  }
  await ended;
  return printed;
}

describe('starting Kadro', () => {
  it('makes no demo in an empty folder without being asked for it', async () => {
    const printed = await bannerOf({});
    expect(printed).toContain('No organization yet');
    expect(printed).not.toContain('Demo accounts');
  });

  it('makes none in a used folder either', async () => {
    expect(await bannerOf({ KADRO_DEMO: '1' })).not.toContain('Demo accounts');
  });

  it('makes none where others can reach it', async () => {
    const own = join(folder, 'reachable');
    expect(await bannerOf({ KADRO_DEMO: '1', KADRO_HOST: '0.0.0.0', KADRO_DATA: own })).not.toContain('Demo accounts');
  });

  it('makes one, and prints its accounts, where it is asked for', async () => {
    const printed = await bannerOf({ KADRO_DEMO: '1', KADRO_DATA: join(folder, 'demo') });
    expect(printed.match(/@(lale|nordlys)\.example {2}/g)).toHaveLength(9);
    expect(printed).toMatch(/Outbox +http:.*\/demo\/outbox/);
  });

  it('shows the outbox of a demo to nobody else', async () => {
    const printed = await bannerOf({ KADRO_HOST: '0.0.0.0', KADRO_DATA: join(folder, 'demo') });
    expect(printed).toContain('Demo accounts');
    expect(printed).not.toContain('/demo/outbox');
  });
});
