import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answered } from '@kadro/chassis/testing';
import { Accounts } from '../../testing/accounts.ts';
import { type Company, faults, ids, startCompany } from '../../testing/company.ts';

const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

let company: Company;
let accounts: Accounts;
let as = '';
beforeAll(async () => {
  company = await startCompany();
  accounts = new Accounts(company);
});
beforeEach(() => at('2026-07-15T08:00:00Z'));
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

const at = async (instant: string): Promise<void> => {
  company.clock.set(instant);
  as = await company.session(ids.superAdmin);
};
const send = (method: string, path: string, body: object = {}): Promise<Answered> =>
  company.send(method, path, { as, body });
const made = async (path: string, body: object): Promise<string> => (await send('POST', path, body)).body.id;
const branch = (name: string, zone = 'Europe/Istanbul') =>
  made('branches', { name: { en: name }, zone, workingPattern: week });
const unit = (branchId: string | null, name = 'Unit') => made('units', { name: { en: name }, branchId });
const team = (unitId: string | null) => made('teams', { name: { en: 'Team' }, unitId });
const uses = async (record: string, id: string) =>
  (await company.query(`{ ${record}Uses(id: "${id}") { what count blocks } }`, as)).body.data[`${record}Uses`];

describe('a second holiday on one day', () => {
  const holiday = (part: string, branchId?: string) =>
    made('holidays', { name: { en: `${part} of ${branchId ?? 'all'}` }, date: '2027-05-01', part, branchId });
  const met = async (change: object = {}) => {
    const args = Object.entries({ date: '2027-05-01', part: 'FULL', ...change }).map(
      ([name, value]) => `${name}: ${name === 'part' ? String(value) : JSON.stringify(value)}`,
    );
    const answer = await company.query(`{ holidaysMet(${args.join(', ')}) { name branchId part } }`, as);
    return answer.body.data.holidaysMet.map((one: { name: string }) => one.name).sort();
  };

  it('is named before it is saved, and not refused', async () => {
    const everywhere = await holiday('FULL');
    await holiday('MORNING', ids.north);
    expect(await met()).toEqual([`FULL of all`, `MORNING of ${ids.north}`]);
    expect(await met({ branchId: ids.south })).toEqual(['FULL of all']);
    expect(await met({ except: everywhere, part: 'AFTERNOON' })).toEqual([]);
    expect(await met({ date: '2027-05-02' })).toEqual([]);
    await send('DELETE', `holidays/${everywhere}`);
    expect(await met({ branchId: ids.south })).toEqual([]);
    expect((await send('POST', 'holidays', { name: { en: 'Again' }, date: '2027-05-01', part: 'FULL' })).status).toBe(
      201,
    );
  });
});

describe('archiving a record', () => {
  it('is told in numbers before: people, and the records that name it', async () => {
    const id = await branch('Used');
    const inside = await unit(id);
    const gone = await unit(id, 'Former unit');
    await accounts.hire({ branchId: id, unitId: inside });
    await accounts.hire({ branchId: id });
    await send('DELETE', `units/${gone}`);
    expect(await uses('branch', id)).toEqual([
      { what: 'people', count: 2, blocks: true },
      { what: 'units', count: 1, blocks: false },
      { what: 'holidays', count: 0, blocks: false },
    ]);
    expect(await uses('unit', inside)).toMatchObject([{ what: 'people', count: 1 }, { count: 0 }, { count: 0 }]);
    expect(await uses('branch', ids.nobody)).toBeNull();
  });

  it('is refused for a branch with people, and says how many', async () => {
    const id = await branch('Full');
    const { id: somebody } = await accounts.hire({ branchId: id });
    const refused = await send('DELETE', `branches/${id}`);
    expect([refused.status, refused.body.name, refused.body.details]).toEqual([
      422,
      'record_in_use',
      { what: 'people', count: 1 },
    ]);
    await send('PUT', `employees/${somebody}/employment`, { branchId: ids.north });
    expect((await send('DELETE', `branches/${id}`)).status).toBe(204);
  });

  it('is undone: what was archived can be chosen again, and both are in the history', async () => {
    const id = await unit(null, 'Back');
    await send('DELETE', `units/${id}`);
    const { id: somebody } = await accounts.hire();
    const choose = () => send('PUT', `employees/${somebody}/employment`, { unitId: id });
    expect((await choose()).status).toBe(422);
    expect((await send('POST', `units/${id}/restore`)).status).toBe(200);
    expect((await choose()).status).toBe(200);
    const { body } = await company.query(`{ unitHistory(id: "${id}") { items { type } } }`, as);
    expect(body.data.unitHistory.items.map((one: { type: string }) => one.type)).toEqual([
      'UnitRestored',
      'UnitArchived',
      'UnitCreated',
    ]);
  });

  it('is not undone while it names what is archived', async () => {
    const above = await branch('Closed');
    const id = await unit(above);
    await send('DELETE', `units/${id}`);
    await send('DELETE', `branches/${above}`);
    const refused = await send('POST', `units/${id}/restore`);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['branchId']]);
  });
});

describe('a unit of a branch and a team of a unit', () => {
  it('take nobody of another, whichever of them is changed', async () => {
    const [hamburg, bremen] = [await branch('Hamburg'), await branch('Bremen')];
    const [harbour, weser] = [await unit(hamburg), await unit(bremen)];
    const [cranes, open] = [await team(harbour), await team(null)];
    const { id } = await accounts.hire({ branchId: bremen });
    const put = async (body: object) => {
      const { status, body: answer } = await send('PUT', `employees/${id}/employment`, body);
      return status === 200 ? 200 : Object.keys(answer.fields);
    };
    expect(await put({ unitId: harbour })).toEqual(['unitId']);
    expect(await put({ unitId: harbour, branchId: hamburg, teamId: cranes })).toBe(200);
    expect(await put({ branchId: bremen })).toEqual(['unitId']);
    expect(await put({ branchId: bremen, unitId: weser })).toEqual(['teamId']);
    expect(await put({ branchId: bremen, unitId: weser, teamId: open })).toBe(200);
    // a plan is judged by what holds on its day
    expect(await put({ branchId: hamburg, unitId: harbour, effectiveOn: '2026-09-01' })).toBe(200);
    expect(await put({ teamId: cranes, effectiveOn: '2026-08-01' })).toEqual(['teamId']);
    expect(await put({ teamId: cranes, effectiveOn: '2026-10-01' })).toBe(200);
  });

  it('take nobody of another branch by a team alone', async () => {
    const [hamburg, bremen] = [await branch('Hamburg'), await branch('Bremen')];
    const cranes = await team(await unit(hamburg));
    const { id } = await accounts.hire({ branchId: bremen });
    const put = (body: object) => send('PUT', `employees/${id}/employment`, body);
    const refused = await put({ teamId: cranes });
    expect([refused.status, refused.body.name, Object.keys(refused.body.fields)]).toEqual([
      422,
      'team_of_other_branch',
      ['teamId'],
    ]);
    expect((await put({ teamId: cranes, branchId: hamburg })).status).toBe(200);
    expect((await put({ branchId: bremen })).body.fields).toHaveProperty('teamId');
    expect((await put({ branchId: bremen, teamId: null })).status).toBe(200);
  });

  it('refuse somebody new of another', async () => {
    const inside = await unit(ids.south);
    const refused = await send('POST', 'employees', {
      firstName: 'Neue',
      lastName: 'Person',
      staffNumber: 'N1',
      workEmail: 'neu@a.example',
      branchId: ids.north,
      unitId: inside,
      hiredDate: '2026-01-05',
    });
    expect([refused.status, refused.body.name]).toEqual([422, 'unit_of_other_branch']);
  });

  it('are not moved away from the people in them', async () => {
    const inside = await unit(null);
    await accounts.hire({ unitId: inside, branchId: ids.north });
    const move = (branchId: string) => send('PUT', `units/${inside}`, { branchId });
    expect((await move(ids.south)).body.fields).toHaveProperty('branchId');
    expect((await move(ids.north)).status).toBe(200);
  });
});

describe('what a change answers', () => {
  it('is the day from which it counts, at the branch', async () => {
    // in Istanbul 16 July since half an hour, in Berlin still the 15th
    await at('2026-07-15T21:30:00Z');
    const berlin = await branch('Berlin', 'Europe/Berlin');
    const { id } = await accounts.hire({ branchId: ids.north });
    const put = async (body: object) => (await send('PUT', `employees/${id}/employment`, body)).body;
    expect(await put({ branchId: berlin })).toMatchObject({ effectiveOn: '2026-07-16' });
    // already tomorrow's branch: taken back, not lost behind it
    expect(await put({ branchId: ids.north })).toMatchObject({ effectiveOn: '2026-07-16' });
    const { body } = await company.query(`{ employee(id: "${id}") { branchId } }`, as);
    expect(body.data.employee.branchId).toBe(ids.north);
  });

  it('is that nothing changed', async () => {
    const { id } = await accounts.hire();
    const employment = (body: object) => send('PUT', `employees/${id}/employment`, body);
    expect((await employment({ branchId: ids.north })).body).toMatchObject({ unchanged: true });
    expect((await employment({ jobId: ids.job })).body).not.toHaveProperty('unchanged');
    expect((await send('PUT', `units/${ids.unit}`, { name: { en: 'Unit' } })).body).toMatchObject({ unchanged: true });
    expect((await send('POST', `units/${ids.unit}/restore`)).body).toMatchObject({ unchanged: true });
  });

  it('is not that nothing changed when it is sent again', async () => {
    const { id } = await accounts.hire();
    const once = { as, headers: { 'idempotency-key': crypto.randomUUID() }, body: { jobId: ids.job } };
    const both = [1, 2].map(() => company.send('PUT', `employees/${id}/employment`, once));
    for (const one of both) expect((await one).body).not.toHaveProperty('unchanged');
  });

  it('names what a later change replaces, and from when', async () => {
    const { id } = await accounts.hire();
    const put = async (body: object) => (await send('PUT', `employees/${id}/employment`, body)).body;
    await put({ jobId: ids.job, effectiveOn: '2026-06-01' });
    const other = await made('jobs', { name: { en: 'Other' } });
    expect(await put({ jobId: other, trialTime: 30, effectiveOn: '2026-03-01' })).toMatchObject({
      effectiveOn: '2026-03-01',
      superseded: { jobId: '2026-06-01' },
    });
  });

  it('is the first day of a working pattern', async () => {
    const id = await branch('Hours');
    const put = async (body: object) => (await send('PUT', `branches/${id}`, body)).body;
    const short = { ...week, friday: 240 };
    expect(await put({ workingPattern: short, workingPatternFrom: '2026-09-01' })).toMatchObject({
      effectiveOn: '2026-09-01',
    });
    expect((await send('DELETE', `branches/${id}/working-pattern/2026-09-01`)).status).toBe(204);
    const { body } = await company.query(`{ branch(id: "${id}") { workingPatterns { from } } }`, as);
    expect(body.data.branch.workingPatterns).toEqual([{ from: '0001-01-01' }]);
    expect(await put({ workingPattern: short })).toMatchObject({ effectiveOn: '2026-07-15' });
    expect((await send('DELETE', `branches/${id}/working-pattern/2026-07-15`)).body.name).toBe('already_effective');
  });
});
