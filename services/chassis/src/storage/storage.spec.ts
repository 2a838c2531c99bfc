import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { largestFile } from '../http/upload.ts';
import { bitmap, pictureOf } from '../testing/pictures.ts';
import { startStoring, storage, storingService } from '../testing/services/storing-service.ts';

let storing: Awaited<ReturnType<typeof startStoring>>;
beforeAll(async () => {
  storing = await startStoring();
});
afterAll(() => storing.stop());

type Answer = { status: number; name?: string; id: string } & Record<string, unknown>;

const secret = 'Wilhelmina-is-ill';
const pdf = (text = '') => Buffer.from(`%PDF-1.4\n${text}\n%%EOF`);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const form = (bytes: Buffer, name = 'a.pdf', field = 'file') => {
  const made = new FormData();
  made.append(field, new Blob([new Uint8Array(bytes)]), name);
  return made;
};
const told = async (response: Promise<Response>): Promise<Answer> => {
  const { status } = await response;
  return { status, ...((await (await response).json()) as object) } as Answer;
};
const upload = (
  bytes: Buffer,
  { name, as, key = crypto.randomUUID() }: { name?: string; as?: string; key?: string } = {},
) => told(storing.call('POST', 'storage', { as, body: form(bytes, name), headers: { 'idempotency-key': key } }));
const write = (documents: string[], as?: string) => told(storing.call('POST', 'papers', { as, body: { documents } }));
const get = (paper: string, document: string, as?: string, query = '') =>
  storing.call('GET', `papers/${paper}/document/${document}${query}`, { as });
const fileOf = async (id: string, organization = 'o1') =>
  (await storing.runtime.rows(storage.files).get(organization, id))?.doc;
const documented = async (bytes = pdf(), name?: string) => {
  const { id: document } = await upload(bytes, { name });
  const { id: paper } = await write([document]);
  return { paper, document };
};
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
const blobs = () => filesOf(join(storing.folder, 'blobs'));

const [jpg, gif, webp, tiff] = await Promise.all(
  (['jpeg', 'gif', 'webp', 'tiff'] as const).map((one) => pictureOf(one)),
);

describe('an upload', () => {
  it.each([
    ['pdf', pdf(), 'application/pdf'],
    ['png', png, 'image/png'],
    ['jpg', jpg!, 'image/jpeg'],
    ['gif', gif!, 'image/gif'],
    ['bmp', bitmap(2, 2), 'image/bmp'],
    ['webp', webp!, 'image/webp'],
    ['tiff', tiff!, 'image/tiff'],
  ])('takes %s by its content', async (extension, bytes, type) =>
    expect(await upload(bytes, { name: 'x.bin', as: 'o1/types' })).toMatchObject({
      status: 201,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: `x.${extension}`,
      type,
      bytes: bytes.length,
      position: expect.any(String),
    }),
  );

  it.each([
    ['the bare signature of a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a photo without its pixels', jpg!.subarray(0, 100)],
    ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1')],
    ['a picture with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a packed folder', Buffer.from('504b0304140000000000', 'hex')],
    ['plain text', Buffer.from('hello')],
    ['a photo as phones keep it', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('refuses %s that is called a PDF', async (_case, bytes) =>
    expect(await upload(bytes, { name: 'report.pdf' })).toMatchObject({ status: 415, name: 'file_format' }),
  );

  it('takes 2 MB', async () =>
    expect(await upload(Buffer.concat([pdf(), Buffer.alloc(largestFile - pdf().length)]))).toMatchObject({
      status: 201,
      bytes: largestFile,
    }));
  it('refuses one byte more', async () =>
    expect(await upload(Buffer.concat([pdf(), Buffer.alloc(largestFile - pdf().length + 1)]))).toMatchObject({
      status: 413,
      name: 'less_than_2_mb_error',
    }));
  it('refuses much more, and the connection goes on', async () => {
    const before = blobs().length;
    expect(await Promise.all([1, 2, 3].map(() => upload(Buffer.alloc(12_000_000, '%PDF-1.4\n'))))).toMatchObject(
      Array(3).fill({ status: 413 }),
    );
    expect(await upload(pdf())).toMatchObject({ status: 201 });
    expect(blobs()).toHaveLength(before + 1);
  });

  it.each([
    ['no file', () => new FormData(), 400, 'constraint_violation'],
    ['an empty file', () => form(Buffer.alloc(0)), 400, 'constraint_violation'],
    ['another field', () => form(pdf(), 'a.pdf', 'document'), 400, 'unknown_property'],
    [
      'a field beside the file',
      () => {
        const made = form(pdf());
        made.append('employeeId', 'can');
        return made;
      },
      400,
      'unknown_property',
    ],
    [
      'two files',
      () => {
        const made = form(pdf());
        made.append('file', new Blob(['%PDF-1.4']), 'b.pdf');
        return made;
      },
      400,
      'constraint_violation',
    ],
    ['no form', () => ({ file: 'x' }), 415, 'unsupported_file_format'],
    ['plain text', () => 'x', 415, 'unsupported_file_format'],
  ])('refuses %s', async (_case, body, status, name) =>
    expect(await told(storing.call('POST', 'storage', { body: body() }))).toMatchObject({ status, name }),
  );

  it.each([
    ['without its boundary', 'x', 'multipart/form-data'],
    [
      'that breaks off',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
      'multipart/form-data; boundary=b',
    ],
    ['of another kind', '--b--', 'multipart/mixed; boundary=b'],
  ])('refuses a form %s', async (_case, body, type) =>
    expect([400, 415]).toContain(
      (await told(storing.call('POST', 'storage', { body, headers: { 'content-type': type } }))).status,
    ),
  );
  it('names the missing file', async () =>
    expect(await told(storing.call('POST', 'storage', { body: new FormData() }))).toMatchObject({
      fields: { file: { name: 'required' } },
    }));

  it('is for members', async () =>
    expect(await told(storing.call('POST', 'storage', { as: 'nobody', body: form(pdf()) }))).toMatchObject({
      status: 401,
    }));
  it('is not for those whose area is off', async () =>
    expect(await upload(pdf(), { as: 'o1/closed' })).toMatchObject({ status: 403, name: 'area_disabled' }));
  it('is for its own route', async () =>
    expect(await told(storing.call('POST', 'papers', { body: form(pdf()) }))).toMatchObject({ status: 415 }));
  it('leaves no folder', async () => expect(await upload(pdf(), { name: '../../x' })).toMatchObject({ name: 'x.pdf' }));
  it('keeps letters of any script', async () =>
    expect(await upload(pdf(), { name: 'Sağlık raporu 日本 😀.pdf' })).toMatchObject({
      name: 'Sağlık raporu 日本 😀.pdf',
    }));

  it('is readable in no file on the disk, nor is its name', async () => {
    await upload(pdf(secret), { name: `${secret}.pdf` });
    await storing.again();
    const readable = filesOf(storing.folder).filter(
      (path) => !path.includes('read-models') && readFileSync(path).includes(secret),
    );
    expect(readable).toEqual([]);
    expect(blobs().filter((path) => readFileSync(path).includes('%PDF'))).toEqual([]);
  });
});

describe('an upload under a key that was used', () => {
  it('answers the same and stores nothing twice', async () => {
    const key = crypto.randomUUID();
    const first = await upload(pdf('once'), { key, name: 'first.pdf' });
    const before = blobs().length;
    expect(await upload(pdf('once'), { key, name: 'other.pdf' })).toEqual(first);
    expect([
      blobs().length,
      (await storing.ports.events.read(storing.runtime.log.stream(storage.file, 'o1', first.id))).length,
    ]).toEqual([before, 1]);
  });

  it('refuses other bytes', async () => {
    const key = crypto.randomUUID();
    const { id } = await upload(pdf('one'), { key });
    expect(await upload(pdf('two'), { key })).toMatchObject({ status: 422, name: 'idempotency_key_reused' });
    const { id: paper } = await write([id]);
    expect(await (await get(paper, id)).text()).toContain('one');
  });

  it('is one file where both come at once, or the other is refused', async () => {
    const key = crypto.randomUUID();
    const before = blobs().length;
    const answers = await Promise.all(['a', 'a', 'b', 'b'].map((text) => upload(pdf(text), { key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    const { id } = answers.find(({ status }) => status === 201)!;
    const won = answers.findIndex(({ status }) => status === 201) < 2 ? 'a' : 'b';
    expect(blobs()).toHaveLength(before + 1);
    const { id: paper } = await write([id]);
    expect(await (await get(paper, id)).text()).toBe(pdf(won).toString());
  });

  it('is another file for another account', async () => {
    const key = crypto.randomUUID();
    const ids = await Promise.all(
      ['o1/ayse', 'o1/can', 'o2/ayse'].map(async (as) => (await upload(pdf(), { key, as })).id),
    );
    expect(new Set(ids).size).toBe(3);
  });
});

describe('somebody who hoards', () => {
  it('is stopped at 50 files that nothing has taken up', async () => {
    const as = 'o1/hoarder';
    const ids: string[] = [];
    for (let n = 0; n < 50; n++) ids.push((await upload(pdf(), { as })).id);
    expect(await upload(pdf(), { as })).toMatchObject({ status: 429, name: 'too_many_requests' });
    await write([ids[0]!], as);
    expect(await upload(pdf(), { as })).toMatchObject({ status: 201 });
  });
});

describe('twelve uploads at once', () => {
  it('fill the room that is left, and no more', async () => {
    const as = 'o1/hurried';
    for (let n = 0; n < 45; n++) await upload(pdf(), { as });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => upload(pdf(String(n)), { as })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array(5).fill(201),
      ...Array(7).fill(429),
    ]);
    const { total } = await storing.runtime
      .rows(storage.files)
      .count('o1', { where: [{ index: 'uploadedBy', eq: 'hurried' }] }, 100);
    expect(total).toBe(50);
  });
});

describe('taking up files', () => {
  it('gives their names', async () => {
    const { id } = await upload(pdf(), { name: 'Attest.pdf' });
    expect(await write([id])).toMatchObject({ status: 201, names: ['Attest.pdf'] });
    expect(await fileOf(id)).toMatchObject({ state: 'ADOPTED', person: 'ayse' });
  });

  const unknown = { status: 422, name: 'reference_unknown', fields: { documents: { name: 'reference_unknown' } } };
  it.each([
    ["somebody else's", async () => (await upload(pdf(), { as: 'o1/can' })).id],
    ['those of another organization', async () => (await upload(pdf(), { as: 'o2/ayse' })).id],
    ['unknown ones', () => crypto.randomUUID()],
    ['what another paper has', async () => (await documented()).document],
    [
      'what was discarded',
      async () => {
        const { id } = await upload(pdf());
        await storing.call('DELETE', `storage/${id}`);
        return id;
      },
    ],
  ])('is not for %s', async (_case, idOf) =>
    expect(await write([(await upload(pdf())).id, await idOf()])).toMatchObject(unknown),
  );

  it('lets a row keep what it has', async () => {
    const { paper, document } = await documented();
    const { id: added } = await upload(pdf());
    expect(
      await told(storing.call('PUT', `papers/${paper}/documents`, { body: { documents: [document, added] } })),
    ).toMatchObject({ status: 200 });
    expect((await get(paper, added)).status).toBe(200);
  });
});

describe('a document', () => {
  it('comes as a file with its bytes, type and name', async () => {
    const { paper, document } = await documented(pdf('own'), 'Ärztliches Attest.pdf');
    const response = await get(paper, document);
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf('own'))).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%C3%84rztliches%20Attest.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    [pdf(), "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"],
    [png, "default-src 'none'; sandbox"],
  ])('is shown in place with preview', async (bytes, policy) => {
    const { paper, document } = await documented(bytes);
    const { headers } = await get(paper, document, undefined, '?preview=true');
    expect([
      headers.get('content-disposition')?.split(';')[0],
      headers.get('content-security-policy'),
      headers.get('x-content-type-options'),
    ]).toEqual(['inline', policy, 'nosniff']);
  });

  it('is read by those who reach the row, and no longer than they do', async () => {
    const { paper, document } = await documented();
    const share = (readers: string[]) => storing.call('PUT', `papers/${paper}`, { body: { readers } });
    const asCan = async () => (await get(paper, document, 'o1/can')).status;
    expect(await asCan()).toBe(403);
    await share(['can']);
    expect(await asCan()).toBe(200);
    await share([]);
    expect([await asCan(), (await get(paper, document, 'o1/admin')).status]).toEqual([403, 200]);
  });

  it.each([
    ['without a token', 'nobody', 401],
    ['by somebody without reach', 'o1/can', 403],
    ['by the same account of another organization', 'o2/ayse', 403],
    ['by the admin of another organization', 'o2/admin', 404],
  ])('is not read %s', async (_case, as, status) => {
    const { paper, document } = await documented();
    expect((await get(paper, document, as)).status).toBe(status);
  });

  const strange: [string, () => Promise<string> | string][] = [
    ['a guessed id', () => crypto.randomUUID()],
    ['an id that leaves the folder', () => '..%2F..%2Fmaster.key'],
    ['an orphan', async () => (await upload(pdf())).id],
    ['the document of another paper', async () => (await documented()).document],
  ];
  it.each(strange)('is not %s', async (_case, idOf) => {
    const { paper } = await documented();
    const id = await idOf();
    expect([(await get(paper, id)).status, (await get(paper, id, 'o1/admin')).status]).toEqual([403, 404]);
  });

  it('does not come by an id that the row only claims', async () => {
    const { document } = await documented(pdf(secret));
    const { id: orphan } = await upload(pdf(secret));
    const { id: stealing } = await write([], 'o1/can');
    await storing.call('POST', `papers/${stealing}/claims`, { as: 'o1/can', body: { documents: [document] } });
    expect((await get(stealing, document, 'o1/can')).status).toBe(403);
    expect(await fileOf(orphan)).toMatchObject({ state: 'ORPHAN' });
  });

  it('of another organization stays apart, also with equal ids', async () => {
    const { paper, document } = await documented(pdf('of the first'));
    const other = { organization: 'o2', actor: 'system', key: 'k', body: '', correlation: 'c' };
    const [written] = await storing.ports.events.read(
      storing.runtime.log.stream(storingService.deciders[0]!, 'o1', paper),
    );
    const { position } = await storing.runtime.loop.run(storingService.deciders[0]!, paper, other, () => [
      { type: 'PaperWritten', data: { ...written!.data, owner: 'ayse' } },
    ]);
    await storing.runtime.caughtUp(position);
    expect([
      (await get(paper, document, 'o2/ayse')).status,
      (await get(paper, document, 'o2/admin')).status,
      (await get(paper, document)).status,
    ]).toEqual([403, 404, 200]);
  });

  it('whose bytes were changed on the disk is not handed out', async () => {
    const { paper, document } = await documented();
    const blob = `storing.${document}.${String((await fileOf(document))!.hash).slice(0, 16)}`;
    const bytes = (await storing.ports.blobs.get('o1', blob))!;
    bytes[bytes.length - 1]! ^= 1;
    await storing.ports.blobs.put('o1', blob, bytes);
    expect(await told(get(paper, document))).toMatchObject({ status: 500 });
  });

  it('of somebody who is forgotten is gone, and so is its name in the log', async () => {
    const { id: document } = await upload(pdf(), { as: 'o1/forgotten', name: 'Attest.pdf' });
    const { id: paper } = await write([document], 'o1/forgotten');
    await storing.ports.keys.destroy('o1', 'forgotten', 'text');
    expect([
      (await get(paper, document, 'o1/forgotten')).status,
      (await get(paper, document, 'o1/admin')).status,
    ]).toEqual([403, 404]);
    const [uploaded] = await storing.ports.events.read(storing.runtime.log.stream(storage.file, 'o1', document));
    expect((await storing.runtime.log.open(uploaded!))!.data).toMatchObject({ person: 'forgotten', name: null });
    const again = await upload(pdf(), { as: 'o1/forgotten' });
    const { id: later } = await write([again.id], 'o1/forgotten');
    expect((await get(later, again.id, 'o1/forgotten')).status).toBe(200);
  });
});

describe('discarding', () => {
  const discard = (id: string, as?: string) => storing.call('DELETE', `storage/${id}`, { as });
  const discardAll = (ids: string[], as?: string) => storing.call('DELETE', 'storage', { as, body: { ids } });

  it('erases an own orphan at once, and is done where it is done', async () => {
    const before = blobs().length;
    const { id } = await upload(pdf());
    expect([(await discard(id)).status, (await discard(id)).status]).toEqual([204, 204]);
    expect([blobs().length, await fileOf(id)]).toEqual([before, undefined]);
  });

  const forbidden: [string, () => Promise<string> | string][] = [
    ["somebody else's", async () => (await upload(pdf(), { as: 'o1/can' })).id],
    ["another organization's", async () => (await upload(pdf(), { as: 'o2/ayse' })).id],
    ['a taken up one', async () => (await documented()).document],
    ['an unknown one', () => crypto.randomUUID()],
  ];
  it.each(forbidden)('is not for %s', async (_case, idOf) => expect((await discard(await idOf())).status).toBe(403));
  it('is not for the admin either', async () =>
    expect((await discard((await upload(pdf())).id, 'o1/admin')).status).toBe(403));

  it('of many does all of them', async () => {
    const ids = [(await upload(pdf())).id, (await upload(png)).id];
    expect([(await discardAll(ids)).status, await fileOf(ids[0]!), await fileOf(ids[1]!)]).toEqual([
      204,
      undefined,
      undefined,
    ]);
  });

  it.each(forbidden)('of many does nothing where one is %s', async (_case, idOf) => {
    const { id } = await upload(pdf());
    expect((await discardAll([id, await idOf()])).status).toBe(403);
    expect(await fileOf(id)).toMatchObject({ state: 'ORPHAN' });
  });

  it.each([[[]], [Array.from({ length: 101 }, () => crypto.randomUUID())], [['..']]])(
    'of none, too many or no ids is refused',
    async (ids) => expect((await discardAll(ids)).status).toBe(400),
  );
});
