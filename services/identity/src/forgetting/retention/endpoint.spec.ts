import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, ids, startCompany } from '../../testing/company.ts';

describe('the retention clocks of an organization', () => {
  let company: Company;
  let admin: string;
  beforeAll(async () => {
    company = await startCompany();
    admin = await company.session(ids.superAdmin);
    await company.perform('ResignPerson', { id: ids.resigned }, { quitDate: '2026-01-31', quitReason: 'RETIREMENT' });
  });
  afterAll(() => company.stop());
  const due = async () =>
    (
      await company.query(
        '{ retentionDue { total items { employeeId classes { dataClass due } } byClass { dataClass people } } }',
        admin,
      )
    ).body.data.retentionDue;
  const forget = (body: object, headers: Record<string, string> = {}) =>
    company.send('POST', 'retention/forget', {
      as: admin,
      headers,
      body: {
        people: [{ id: ids.resigned, classes: ['health'] }],
        reason: 'The retention period has ended',
        confirmation: '1',
        ...body,
      },
    });

  it('say nothing before they are set', async () => expect(await due()).toEqual({ total: 0, items: [], byClass: [] }));

  it('name who is due, by class and day', async () => {
    await company.perform('ChangeOrganization', { id: ids.orgA }, { retention: { health: 3, text: 24 } });
    expect(await due()).toEqual({
      total: 1,
      items: [{ employeeId: ids.resigned, classes: [{ dataClass: 'health', due: '2026-04-30' }] }],
      byClass: [{ dataClass: 'health', people: 1 }],
    });
  });

  it.each([
    [{ confirmation: '2' }, 422, 'confirmation_wrong'],
    [{ reason: '...' }, 422, 'meaningful_text'],
  ])('forget nobody by %j', async (body, status, name) =>
    expect(await forget(body)).toMatchObject({ status, body: { name } }),
  );

  it('forget several at once, and tell who was refused', async () => {
    const { status, body } = await forget({
      people: [
        { id: ids.resigned, classes: ['health'] },
        { id: ids.nobody, classes: ['health'] },
      ],
      confirmation: '2',
    });
    expect([status, body.results.map(({ id, name }: { id: string; name?: string }) => [id, name])]).toEqual([
      202,
      [
        [ids.resigned, undefined],
        [ids.nobody, 'entity_not_found'],
      ],
    ]);
    expect((await due()).total).toBe(0);
  });

  it('forget nobody else under a used key', async () => {
    const [one, other] = [ids.employee, ids.colleague];
    for (const id of [one, other])
      await company.perform('ResignPerson', { id }, { quitDate: '2026-07-10', quitReason: 'RETIREMENT' });
    const under = (id: string) => forget({ people: [{ id, classes: ['health'] }] }, { 'idempotency-key': 'used' });
    expect((await under(one)).status).toBe(202);
    expect(await under(other)).toMatchObject({ status: 422, body: { name: 'idempotency_key_reused' } });
    expect((await under(one)).body).toEqual({ results: [{ id: one }] });
    const forgotten = async (id: string) =>
      (await company.hosted.runtime.log.read(`identity.forgetting-${ids.orgA}_${id}`)).length;
    expect([await forgotten(one), await forgotten(other)]).toEqual([1, 0]);
  });
});
