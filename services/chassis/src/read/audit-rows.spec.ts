import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Small, somebody, startSmall } from '../testing/services/small-service.ts';
import { auditName, type AuditRow } from './audit-rows.ts';

let small: Small;
beforeAll(async () => {
  small = await startSmall();
});
afterAll(() => small.stop());

const make = (id: string, organization = 'o1') =>
  small.run('MakeThing', { id, name: `secret ${id}`, code: id }, { as: somebody('a1', organization) });
async function entries(organization = 'o1'): Promise<AuditRow[]> {
  const rows = await small.runtime.auditEntries();
  const page = { sort: { index: 'id', descending: true }, offset: 0, limit: 1_000 };
  return (await rows.find(organization, { where: [] }, page)).map(({ doc }) => doc as AuditRow);
}
const seen = async () => (await small.runtime.positions()).find(({ model }) => model === auditName)!.seen;

describe('rows of the audit log', () => {
  it('are one per event, with ids and names only', async () => {
    await make('t1');
    await small.run('ChangeThing', { name: 'secret still' }, { id: 't1', as: somebody('a2') });
    const found = await entries();
    expect(found).toEqual([
      {
        id: expect.stringMatching(/^[-0-9T:.]+Z~\d{16}~small$/),
        event: expect.stringMatching(/^[-0-9a-f]{36}$/),
        type: 'ThingChanged',
        kind: 'things',
        record: 't1',
        subject: 't1',
        actor: 'a2',
      },
      expect.objectContaining({ type: 'ThingMade', record: 't1', actor: 'a1' }),
    ]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('belong to their organization, also under equal ids', async () => {
    await make('t2', 'o2');
    expect((await entries('o2')).map(({ record }) => record)).toEqual(['t2']);
    expect((await entries()).map(({ record }) => record)).toEqual(['t1', 't1']);
  });

  it('are written after the answer, and read as far as the log', async () => {
    const { position } = await make('t3');
    expect((await seen()) < position!).toBe(true);
    expect((await entries())[0]).toMatchObject({ record: 't3' });
    expect((await seen()) >= position!).toBe(true);
  });

  it('are read from the log again where a process ended before it wrote them', async () => {
    await make('t4');
    const before = await seen();
    await small.again();
    expect((await seen()) > before).toBe(true);
    expect((await entries()).map(({ record }) => record)).toEqual(['t4', 't3', 't1', 't1']);
  });
});
