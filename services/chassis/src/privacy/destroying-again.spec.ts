import { afterAll } from '@jest/globals';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPorts } from '../profiles/embedded/ports.ts';
import { describeDestroyingAgain } from '../testing/contracts/destroying-again.ts';

const folder = mkdtempSync(join(tmpdir(), 'kadro-again-'));
const keys = join(folder, 'keys.db');
const outside = mkdtempSync(join(tmpdir(), 'kadro-keys-'));
afterAll(() => [folder, outside].forEach((one) => rmSync(one, { recursive: true })));

describeDestroyingAgain({
  open: () => openEmbeddedPorts({ folder }),
  copy: async () => copyFileSync(keys, join(outside, 'keys.db')),
  // the list of destroyed keys is lost with the disk
  restore: async () => {
    for (const name of readdirSync(folder))
      if (/^(keys\.db-|destroyed-keys|read-models)/.test(name)) rmSync(join(folder, name), { recursive: true });
    copyFileSync(join(outside, 'keys.db'), keys);
  },
});
