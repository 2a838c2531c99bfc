import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { as, type Company, ids, startCompany, turnedOff } from './testing/company.ts';
import { person } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member, ask, decide, cancel, upload, show, entitle } = storyOf(() => company);
const unpaid = { leaveTypeId: ids.unpaid };

beforeAll(async () => {
  company = await startCompany();
});
afterAll(() => company.stop());

const get = (request: string, document: string, who: string, organization = ids.orgA) =>
  company.send('GET', `leave-requests/${request}/document/${document}`, { as: as(who, organization) });
describe('approving one’s own leave', () => {
  it.each(['superAdmin', 'admin', 'restricted', 'hr', 'manager', 'employee'])('is refused for %s', async (who) => {
    const { body } = await ask(who, '2026-10-12', undefined, unpaid);
    expect((await decide(who, body.id)).status).toBe(403);
    expect((await show(body.id)).status).toBe('PENDING');
    await cancel(who, body.id);
  });

  it('is refused where identity names the requester as the only manager', async () => {
    const id = await member({ superAdmin: false, leaveManagers: [], generalManagers: [] });
    await company.publish(
      person({ organization: ids.orgA }, { id, branchId: ids.north, leaveManagers: [id], generalManagers: [id] }),
    );
    const { body } = await ask(id, '2026-10-12', undefined, unpaid);
    expect([(await show(body.id)).waitingFor, (await decide(id, body.id)).status]).toEqual([[ids.superAdmin], 403]);
  });
});

describe('what can be cancelled', () => {
  it('is told who may cancel it and nobody else who sees the request', async () => {
    const id = await member();
    const { body } = await ask(id, '2026-10-12', '2026-10-13', unpaid);
    const all = [
      { from: null, days: 2 },
      { from: '2026-10-13', days: 1 },
    ];
    const told = async (who: string) => {
      const { canCancel, cancelChoices } = await show(body.id, who);
      return [canCancel, cancelChoices];
    };
    expect([await told(id), await told('superAdmin'), await told('manager')]).toEqual([
      [true, all],
      [true, all],
      [false, []],
    ]);
    expect((await cancel('manager', body.id)).status).toBe(403);
  });
});

describe('losing a right', () => {
  it('closes what was only to be decided on, and leaves sight of what was', async () => {
    const [first, second] = [await member(), await member()];
    const id = await member({ leaveManagers: [first, second] });
    const { body } = await ask(id, '2026-10-12', '2026-10-13', unpaid);
    expect(await show(body.id, second)).not.toBeNull();
    await decide(first, body.id);
    await company.publish(
      person({ organization: ids.orgA }, { id, branchId: ids.north, leaveManagers: [ids.manager] }),
    );
    await send('PUT', `leave-requests/${body.id}`, id, {
      ...unpaid,
      duration: 'FULL_DAY',
      beginDate: '2026-10-12',
      endDate: '2026-10-14',
    });
    expect([await show(body.id, first), await show(body.id, second)]).toEqual([
      expect.objectContaining({ canDecide: false }),
      expect.anything(),
    ]);
    expect(await Promise.all([first, second].map(async (who) => (await decide(who, body.id)).status))).toEqual([
      403, 403,
    ]);
  });

  it('keeps files from whoever is out of reach now', async () => {
    const id = await member();
    const document = await upload(id);
    const { body } = await ask(id, '2026-10-12', undefined, { ...unpaid, documents: [document] });
    await until(async () => (await get(body.id, document, id)).status === 200);
    turnedOff.set(ids.orgA, ['leave']);
    try {
      expect((await get(body.id, document, id)).status).toBe(403);
    } finally {
      turnedOff.clear();
    }
  });
});

describe('a text that would run', () => {
  it('is kept as the text it is', async () => {
    const reason = '<script>alert(1)</script> "; DROP TABLE rows; -- =HYPERLINK("x")';
    const id = await member();
    await entitle(id, 3);
    const { body } = await ask(id, '2026-10-12', undefined, { ...unpaid, reason });
    expect((await show(body.id)).reason).toBe(reason);
    await decide('manager', body.id, false, reason);
    expect((await show(body.id)).approvalHistory.at(-1).note).toBe(reason);
  });
});
