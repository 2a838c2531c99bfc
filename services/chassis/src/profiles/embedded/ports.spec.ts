import { afterAll, describe } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePorts } from '../../testing/contracts/ports.ts';
import { describeRowStore } from '../../testing/contracts/rows/store.ts';
import { openEmbeddedPorts } from './ports.ts';
import { SqliteReadModels } from '../../embedded/rows/read-models.ts';

const folder = mkdtempSync(join(tmpdir(), 'kadro-ports-'));
afterAll(() => rmSync(folder, { recursive: true }));

describePorts('embedded', (place) => openEmbeddedPorts({ folder: join(folder, place) }));
describePorts('embedded in one thread', (place) =>
  openEmbeddedPorts({ folder: join(folder, `one-${place}`), inOneThread: true }),
);

describe('read models that change their way of finding rows early', () => {
  let place = 0;
  const open = async () => {
    const readModels = new SqliteReadModels(join(folder, `early-${place}`), { limits: { few: 3, walk: 5 } });
    return { readModels, close: () => readModels.close() };
  };
  describeRowStore(() => (place++, open()), open);
});
