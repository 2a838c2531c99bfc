import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startListening } from '../testing/services/listening-service.ts';

let here: Awaited<ReturnType<typeof startListening>>;
beforeAll(async () => {
  here = await startListening();
});
afterAll(() => here.stop());

const open = async (as = 'o1/ayse') => (await here.send('POST', 'bills', as)).body.id as string;
const pay = (ids: unknown, { as = 'o1/ayse', key = crypto.randomUUID() as string, more = {} } = {}) =>
  here.send('PUT', 'bills/paying/multiple', as, { ids, by: 'card', ...more }, { 'idempotency-key': key });
const paid = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await here.events('bill', id)).filter(({ name }) => name === 'BillPaid').length));

describe('the same command on several things', () => {
  it('does each and answers for each, with the last position', async () => {
    const ids = [await open(), await open(), await open()];
    const { status, body, headers } = await pay(ids);
    expect([status, body.results, headers.get('kadro-position')]).toEqual([
      200,
      ids.map((id) => ({ id })),
      body.position,
    ]);
    expect(await paid(...ids)).toEqual([1, 1, 1]);
  });

  it('goes on after one that a rule refuses', async () => {
    const ids = [await open(), await open(), await open()];
    await here.send('PUT', `bills/paying/${ids[1]}`, 'o1/ayse', { by: 'cash' });
    const { status, body } = await pay(ids);
    expect([status, body.results]).toEqual([
      200,
      [
        { id: ids[0] },
        { id: ids[1], code: 'changed_meanwhile', name: 'changed_meanwhile', message: expect.any(String) },
        { id: ids[2] },
      ],
    ]);
    expect(await paid(...ids)).toEqual([1, 1, 1]);
  });

  it.each<[string, () => Promise<string>]>([
    ['of somebody else', () => open('o1/can')],
    ['of another organization', () => open('o2/ayse')],
    ['of nothing', () => Promise.resolve('nothing')],
  ])('does nothing at all where one id is %s', async (_what, other) => {
    const [mine, foreign] = [await open(), await other()];
    const head = await here.ports.events.head();
    for (const ids of [
      [mine, foreign],
      [foreign, mine],
    ])
      expect((await pay(ids)).status).toBe(403);
    // what was paid before may still be counted
    const since = (await here.ports.events.readAll(head, 100)).filter(({ type }) => type !== 'listening.MoneyCame');
    expect([since, await paid(mine)]).toEqual([[], [0]]);
  });

  it('is 404 for an unknown one where the caller reaches everything', async () =>
    expect((await pay([await open(), 'nothing'], { as: 'o1/admin' })).status).toBe(404));

  it('takes an id that comes twice once', async () => {
    const id = await open();
    expect((await pay([id, id, id])).body.results).toEqual([{ id }]);
    expect(await paid(id)).toEqual([1]);
  });

  it('answers a repeat like the first time', async () => {
    const ids = [await open(), await open()];
    const key = crypto.randomUUID();
    const first = await pay(ids, { key });
    expect(await pay(ids, { key })).toMatchObject({ status: 200, body: first.body });
    expect(await paid(...ids)).toEqual([1, 1]);
  });

  it.each<[string, (ids: string[]) => string[], object]>([
    ['other things', ([, other]) => [other!], {}],
    ['more things', (ids) => ids, {}],
    ['fewer things', () => [], {}],
    ['other values', ([first]) => [first!], { by: 'cash' }],
  ])('is refused as a whole under a used key with %s', async (_what, others, more) => {
    const [first, other, last] = [await open(), await open(), await open()];
    const key = crypto.randomUUID();
    await pay([first, last], { key });
    const ids = others([first, other]);
    const { status, body } = await pay(ids.length > 0 ? ids : [last], { key, more });
    expect([status, body.name, await paid(first, other, last)]).toEqual([422, 'idempotency_key_reused', [1, 0, 1]]);
    expect((await pay([other])).body.results).toEqual([{ id: other }]);
  });

  it('takes one key of two accounts', async () => {
    const key = crypto.randomUUID();
    const [mine, theirs] = [await open(), await open('o1/can')];
    await pay([mine], { key });
    expect((await pay([theirs], { key, as: 'o1/can' })).body.results).toEqual([{ id: theirs }]);
  });

  it('lets one of two win who come at once', async () => {
    const ids = [await open(), await open()];
    const answers = await Promise.all([pay(ids), pay(ids)]);
    const wins = answers.flatMap(({ body }) => body.results.filter(({ name }: { name?: string }) => !name));
    expect([wins.length, await paid(...ids)]).toEqual([2, [1, 1]]);
  });

  it.each<[string, unknown, object]>([
    ['none', [], {}],
    ['more than a hundred', Array.from({ length: 101 }, (_, n) => String(n)), {}],
    ['one that is no list', 'x', {}],
    ['one that is nothing', [null], {}],
    ['a field beside', ['x'], { owner: 'x' }],
  ])('is refused with %s', async (_what, ids, more) => expect((await pay(ids, { more })).status).toBe(400));
});
