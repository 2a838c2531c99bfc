import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { decider, event } from '../declare/streams/decider.ts';
import { personal } from '../declare/streams/personal.ts';
import { sealBytes } from '../ports/shared/sealed-bytes.ts';
import { startStoring, storage } from '../testing/services/storing-service.ts';
import { EventLog } from '../write/event-log.ts';

const formerFile = decider({
  name: 'file',
  initial: {} as object,
  events: {
    FileUploaded: event(
      1,
      z.object({
        person: z.string(),
        name: personal('text', z.string()),
        type: z.string(),
        bytes: z.int(),
        hash: z.string(),
      }),
      { person: 'person' },
    ),
  },
  evolve: { FileUploaded: (state) => state },
});

const id = '0c9b1d0e-9d41-5b0c-8a53-6d2f0a7d3a11';
const hash = 'h'.repeat(27);
const bytes = Buffer.from('%PDF-1.4\nof long ago');
let storing: Awaited<ReturnType<typeof startStoring>>;

beforeAll(async () => {
  storing = await startStoring();
  const { ports, runtime } = storing;
  const blob = `storing.${id}.${hash.slice(0, 16)}`;
  const key = (await ports.keys.dataKey('o1', 'ayse', 'text'))!;
  await ports.blobs.put('o1', blob, sealBytes(key, bytes, `o1/${blob}/text`));
  const log = new EventLog('storing', [formerFile], ports);
  const { position } = await log.append(
    formerFile,
    log.stream(formerFile, 'o1', id),
    { revision: -1, hash: '' },
    [
      {
        type: 'FileUploaded',
        data: { person: 'ayse', name: 'old.pdf', type: 'application/pdf', bytes: bytes.length, hash },
      },
    ],
    { organization: 'o1', actor: 'ayse', command: 'k.b', cause: 'k', correlation: 'c' },
  );
  await runtime.caughtUp(position);
});
afterAll(() => storing.stop());

describe('a file from before kinds were named', () => {
  it('is about who uploaded it, of the former kind and class', async () =>
    expect((await storing.runtime.rows(storage.files).get('o1', id))!.doc).toMatchObject({
      kind: 'paper',
      person: 'ayse',
      dataClass: 'text',
      uploadedBy: 'ayse',
      name: 'old.pdf',
      state: 'ORPHAN',
    }));

  it('is taken up and handed out as any other', async () => {
    const written = await storing.call('POST', 'papers', { body: { documents: [id] } });
    const { id: paper } = (await written.json()) as { id: string };
    const read = await storing.call('GET', `papers/${paper}/document/${id}`);
    expect([written.status, read.status, Buffer.from(await read.arrayBuffer()).equals(bytes)]).toEqual([
      201,
      200,
      true,
    ]);
  });
});
