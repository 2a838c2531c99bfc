import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forget, inventoryOf } from '../privacy/forgetting.ts';
import { filing, filingService } from '../testing/services/filing-service.ts';
import { startStoring } from '../testing/services/storing-service.ts';

let files: Awaited<ReturnType<typeof startStoring>>;
beforeAll(async () => {
  files = await startStoring(undefined, filingService);
  for (const id of ['ayse', 'can', 'admin'])
    await files.call('POST', 'members', { body: { id, readers: id === 'ayse' ? ['can'] : [] } });
});
afterAll(() => files.stop());

type Answer = { status: number; name?: string; id: string };
type About = { kind?: string; person?: string };

const told = async (response: Promise<Response>): Promise<Answer> => {
  const { status } = await response;
  return { status, ...((await (await response).json()) as object) } as Answer;
};
const upload = (as: string, about: About | [string, string][], key: string = crypto.randomUUID(), text = '') => {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.4\n${text}`]), 'a.pdf');
  for (const [field, value] of Array.isArray(about) ? about : Object.entries(about)) form.append(field, value);
  return told(files.call('POST', 'storage', { as: `o1/${as}`, body: form, headers: { 'idempotency-key': key } }));
};
const takeUp = (as: string, person: string, kind: string, documents: string[]) =>
  files.call('POST', `folders/${person}/files`, { as: `o1/${as}`, body: { kind, documents } });
const get = async (path: string, as: string) => (await files.call('GET', path, { as: `o1/${as}` })).status;
const rowOf = async (id: string) => (await files.runtime.rows(filing.files).get('o1', id))?.doc;
const bytesOf = async (id: string) =>
  (await files.ports.blobs.get('o1', `filing.${id}.${String((await rowOf(id))!.hash).slice(0, 16)}`)) !== null;

describe('an upload about somebody', () => {
  it.each([
    ['admin', { kind: 'contract', person: 'ayse' }, { dataClass: 'pay', person: 'ayse', uploadedBy: 'admin' }],
    ['can', { kind: 'attest', person: 'ayse' }, { dataClass: 'health', person: 'ayse', uploadedBy: 'can' }],
    ['ayse', { kind: 'attest' }, { dataClass: 'health', person: 'ayse', uploadedBy: 'ayse' }],
    ['ayse', { kind: 'picture', person: 'ayse' }, { dataClass: 'identity', person: 'ayse', uploadedBy: 'ayse' }],
  ])('by %s of %j is kept as it is', async (as, about, row) => {
    const { status, id } = await upload(as, about);
    expect([status, await rowOf(id)]).toMatchObject([201, { kind: about.kind, ...row }]);
  });

  it.each([
    ['ayse', { kind: 'contract' }, 403, 'forbidden'],
    ['can', { kind: 'contract', person: 'ayse' }, 403, 'forbidden'],
    ['ayse', { kind: 'attest', person: 'can' }, 403, 'forbidden'],
    ['can', { kind: 'picture', person: 'ayse' }, 403, 'forbidden'],
    ['admin', { kind: 'contract', person: 'nobody' }, 404, 'entity_not_found'],
    ['ayse', {}, 400, 'constraint_violation'],
    ['ayse', { kind: 'other' }, 400, 'constraint_violation'],
    ['ayse', { kind: 'picture', person: '' }, 400, 'constraint_violation'],
    ['ayse', { kind: 'picture', uploadedBy: 'can' }, 400, 'unknown_property'],
    [
      'ayse',
      [
        ['kind', 'picture'],
        ['kind', 'attest'],
      ],
      400,
      'constraint_violation',
    ],
  ] as [string, About, number, string][])('by %s of %j is refused', async (as, about, status, name) =>
    expect(await upload(as, about)).toMatchObject({ status, name }),
  );

  it('leaves the first alone where another person or kind comes under its key', async () => {
    const key = crypto.randomUUID();
    const { id } = await upload('can', { kind: 'attest', person: 'ayse' }, key);
    expect(await upload('can', { kind: 'attest' }, key)).toMatchObject({ status: 422, name: 'idempotency_key_reused' });
    expect(await upload('can', { kind: 'picture' }, key)).toMatchObject({ status: 422 });
    expect(await upload('can', { kind: 'attest', person: 'ayse' }, key)).toMatchObject({ status: 201, id });
    expect(await bytesOf(id)).toBe(true);
  });

  it('may be discarded by who uploaded it, not by that person', async () => {
    const { id } = await upload('can', { kind: 'attest', person: 'ayse' });
    const discard = async (as: string) => (await files.call('DELETE', `storage/${id}`, { as: `o1/${as}` })).status;
    expect([await discard('ayse'), await discard('can'), await rowOf(id)]).toEqual([403, 204, undefined]);
  });
});

describe('taking up files', () => {
  it.each([
    ['about another person', 'ayse', 'attest', () => upload('can', { kind: 'attest' })],
    ['of another kind', 'ayse', 'attest', () => upload('can', { kind: 'picture' })],
    ['about the person, of another uploader', 'ayse', 'attest', () => upload('ayse', { kind: 'attest' })],
  ])('is not for those %s', async (_case, person, kind, uploaded) =>
    expect((await takeUp('can', person, kind, [(await uploaded()).id])).status).toBe(422),
  );

  it('hands each kind out by its own route and parent', async () => {
    const { id } = await upload('can', { kind: 'attest', person: 'ayse' });
    expect((await takeUp('can', 'ayse', 'attest', [id])).status).toBe(200);
    expect([
      await get(`folders/ayse/attest/${id}`, 'ayse'),
      await get(`folders/ayse/attest/${id}`, 'can'),
      await get(`folders/ayse/contract/${id}`, 'ayse'),
      await get(`members/ayse/document/${id}`, 'ayse'),
      await get(`folders/can/attest/${id}`, 'can'),
    ]).toEqual([200, 200, 403, 403, 403]);
  });
});

describe('forgetting', () => {
  const forgetting = (person: string, classes: string[]) =>
    forget(files.runtime, 'o1', { person, classes }, [filing.fileStore], {
      report: () => Promise.resolve(),
      begun: () => Promise.resolve(),
      isResumed: false,
    });
  const filesHeld = async (person: string) =>
    (await inventoryOf(files.runtime, 'o1', person, [filing.fileStore]))
      .map(({ dataClass, files: many }) => `${dataClass} ${many}`)
      .toSorted();
  const left = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => [(await rowOf(id))!.name !== null, await bytesOf(id)]));
  const gone = [false, false];
  const kept = [true, true];

  it('takes the files about a person, whoever uploaded them, class by class', async () => {
    await files.call('POST', 'members', { body: { id: 'deniz', readers: ['can'] } });
    const [contract, byCan, own, picture] = await Promise.all([
      upload('admin', { kind: 'contract', person: 'deniz' }),
      upload('can', { kind: 'attest', person: 'deniz' }),
      upload('deniz', { kind: 'attest' }),
      upload('deniz', { kind: 'picture' }),
    ]);
    const all = [contract.id, byCan.id, own.id, picture.id];
    expect(await filesHeld('deniz')).toEqual(['health 2', 'identity 1', 'pay 1']);
    await forgetting('deniz', ['health']);
    expect(await left(all)).toEqual([kept, gone, gone, kept]);
    await forgetting('deniz', ['pay', 'identity']);
    expect([await left(all), await filesHeld('deniz')]).toEqual([[gone, gone, gone, gone], []]);
    const later = await upload('admin', { kind: 'contract', person: 'deniz' });
    expect(later).toMatchObject({ status: 201 });
    // the same order again is about what was there then
    await forgetting('deniz', ['pay', 'identity']);
    expect(await filesHeld('deniz')).toHaveLength(1);
  });

  it('leaves what that person uploaded about others', async () => {
    const { id: contract } = await upload('admin', { kind: 'contract', person: 'can' });
    const { id: own } = await upload('admin', { kind: 'picture' });
    await takeUp('admin', 'can', 'contract', [contract]);
    await forgetting('admin', ['pay', 'health', 'identity', 'text']);
    expect([await left([contract, own]), await get(`folders/can/contract/${contract}`, 'can')]).toEqual([
      [kept, gone],
      200,
    ]);
  });
});
