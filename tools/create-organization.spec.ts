import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lockFolder } from '@kadro/chassis/embedded';
import { runScript } from './testing/scripts.ts';

const acme = {
  name: 'Acme',
  zone: 'Europe/Berlin',
  country: 'de',
  language: 'de',
  branch: 'Berlin',
  'first-name': 'Jo',
  'last-name': 'Bär',
  email: 'Jo.Baer@acme.example',
};
let folder: string;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kadro-create-'))));
afterAll(() => rm(folder, { recursive: true }));

const create = (options: Record<string, string>) =>
  runScript(
    { KADRO_DATA: folder },
    'create-organization',
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
  );

describe('creating an organization from the shell', () => {
  it('names every option that is missing or cannot be used', async () => {
    const { email: _email, ...rest } = acme;
    const { code, err } = await create({ ...rest, zone: 'Europe/Nowhere', language: 'xx' });
    expect(code).toBe(1);
    expect(err.match(/--[\w-]+(?=: )/g)).toEqual(['--zone', '--language', '--email']);
  });

  it('refuses while another process has the folder', async () => {
    const unlock = lockFolder(folder);
    const { code, err } = await create(acme);
    unlock();
    expect([code, err]).toEqual([1, expect.stringMatching(/in use by another process/)]);
  });

  it('prints id, user name and first password, in an empty and in a used folder', async () => {
    const { out } = await create(acme);
    expect(out).toMatch(/Organization +[\da-f-]{36}\n +User name +jo\.baer@acme\.example\n +First password +\S{12}\n/);
    const { code, out: second } = await create({
      ...acme,
      name: 'Beta',
      email: 'jo@beta.example',
      'staff-number': '7',
    });
    expect([code, second]).toEqual([0, expect.stringContaining('jo@beta.example')]);
  });

  it('makes nothing for an e-mail that somebody has', async () => {
    const { code, err } = await create({ ...acme, name: 'Gamma' });
    expect([code, err]).toEqual([1, expect.stringContaining('--email: This value is already in use')]);
  });
});
