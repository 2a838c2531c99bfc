import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { aForm, as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, ask, decide, upload, show, data } = storyOf(() => company);
/** A request of the subordinate, of the colleague, of the distant one, each with a document. */
const requests: Record<string, { id: string; document: string }> = {};
let foreign: { id: string; document: string };
const unpaid = { leaveTypeId: ids.unpaid };

beforeAll(async () => {
  company = await startCompany();
  for (const who of ['subordinate', 'colleague', 'distant']) {
    const document = await upload(who, `illness of ${who}`);
    requests[who] = {
      document,
      id: (await ask(who, '2026-09-07', '2026-09-08', { ...unpaid, documents: [document], reason: `secret of ${who}` }))
        .body.id,
    };
  }
  const there = as('onlyB', ids.orgB);
  const document = (await company.send('POST', 'storage', { as: there, body: aForm('theirs') })).body.id;
  foreign = {
    document,
    id: (
      await company.send('POST', 'leave-requests', {
        as: there,
        body: { ...unpaid, duration: 'FULL_DAY', beginDate: '2026-09-07', documents: [document] },
      })
    ).body.id,
  };
  await until(
    async () =>
      (await company.send('GET', `leave-requests/${foreign.id}/document/${document}`, { as: there })).status === 200,
  );
  await until(async () => (await get(requests.distant!.id, requests.distant!.document, 'distant')).status === 200);
  // whoever is told of all this has been told
  await company.settled(ids.orgA, ids.orgB);
});
afterAll(() => company.stop());

const get = (request: string, document: string, who: string, organization = ids.orgA) =>
  company.send('GET', `leave-requests/${request}/document/${document}`, { as: as(who, organization) });
const total = async (filter: string, who: string) =>
  (await data(`{ leaveRequests(filter: ${filter}) { total } }`, as(who))).leaveRequests.total;

describe('an attack that is refused', () => {
  let head: string;
  beforeEach(async () => {
    head = await company.ports.events.head();
  });
  afterEach(async () => {
    expect(await company.ports.events.head()).toBe(head);
    expect(faults.splice(0)).toEqual([]);
  });

  it.each([
    'employeeId',
    'branchId',
    'status',
    'steps',
    'days',
    'dayDetails',
    'escalated',
    'approvalHistory',
    'namedIds',
    'waitingFor',
    'balanceBefore',
    'organization',
    'requestedDateTime',
    'tracksBalance',
  ])('is a field that is not the caller’s to say: %s', async (field) => {
    const body = {
      ...unpaid,
      duration: 'FULL_DAY',
      beginDate: '2026-10-05',
      [field]: field === 'steps' ? [] : ids.subordinate,
    };
    for (const [method, path] of [
      ['POST', 'leave-requests'],
      ['PUT', `leave-requests/${requests.subordinate!.id}`],
      ['POST', 'leave-requests/calculate'],
    ] as const)
      expect((await send(method, path, 'subordinate', body)).body).toMatchObject({
        name: 'unknown_property',
        fields: { [field]: expect.any(String) },
      });
  });

  it('is an approver who is named in the decision', async () => {
    for (const more of [
      { actor: ids.superAdmin },
      { by: ids.manager },
      { bySuperAdmin: true },
      { employeeId: ids.manager },
      { onBehalfOf: ids.manager },
    ])
      expect(
        (
          await send('PUT', `leave-requests/processes/${requests.subordinate!.id}`, 'employee', {
            approved: true,
            ...more,
          })
        ).status,
      ).not.toBe(200);
    expect(
      (await send('PUT', `leave-requests/processes/${requests.subordinate!.id}`, 'manager', { approved: 'true' }))
        .status,
    ).toBe(400);
  });

  it('is one foreign id among several: nothing happens to any', async () => {
    for (const one of [requests.distant!.id, foreign.id, ids.nobody]) {
      const { status } = await send('PUT', 'leave-requests/processes/multiple', 'manager', {
        ids: [requests.subordinate!.id, one],
        approved: true,
      });
      expect(status).toBe(403);
    }
    for (const wrong of [[], [null], Array(101).fill(requests.subordinate!.id), requests.subordinate!.id])
      expect(
        (await send('PUT', 'leave-requests/processes/multiple', 'manager', { ids: wrong, approved: true })).status,
      ).toBe(400);
    expect((await show(requests.subordinate!.id)).status).toBe('PENDING');
  });

  it('is the id of another one’s request on a new one', async () => {
    for (const stolen of [requests.colleague!.id, requests.distant!.id])
      expect(await ask('subordinate', '2026-10-05', undefined, { ...unpaid, id: stolen })).toMatchObject({
        status: 409,
        body: { name: 'same_record_exist' },
      });
    expect(
      await ask('subordinate', '2026-10-05', undefined, { ...unpaid, id: requests.subordinate!.id }),
    ).toMatchObject({ status: 409 });
    expect(await show(requests.colleague!.id)).toMatchObject({ employeeId: ids.colleague, beginDate: '2026-09-07' });
  });

  it.each(['employee', 'manager', 'second', 'hr', 'restricted'])(
    'is a decision of %s where it is not asked',
    async (who) => {
      const { id } = requests.distant!;
      for (const [path, body] of [
        [id, { approved: true }],
        [`${id}/need-extra-detail`, { note: 'What is it?' }],
        ['multiple', { ids: [id], approved: true }],
      ] as const)
        expect((await send('PUT', `leave-requests/processes/${path}`, who, body)).status).toBe(403);
    },
  );

  it('is a decision of an admin who sees everything and is asked nothing', async () => {
    const { id } = requests.subordinate!;
    expect(await decide('admin', id)).toMatchObject({ status: 403, body: { name: 'forbidden' } });
    expect(
      (await send('PUT', 'leave-requests/processes/multiple', 'admin', { ids: [id], approved: true })).body.results,
    ).toEqual([expect.objectContaining({ id, name: 'forbidden' })]);
  });

  it('is a document by a guessed id, by somebody out of reach, of another request or organization', async () => {
    const { id, document } = requests.distant!;
    expect((await get(id, document, 'distant')).body).toContain('illness of distant');
    for (const who of ['employee', 'subordinate', 'manager', 'second', 'hr', 'restricted'])
      expect([who, (await get(id, document, who)).status]).toEqual([who, 403]);
    for (const [request, file] of [
      [requests.subordinate!.id, document],
      [foreign.id, document],
      [id, foreign.document],
      [foreign.id, foreign.document],
    ] as const)
      expect((await get(request, file, 'subordinate')).status).toBe(403);
    for (const [request, file] of [
      [requests.subordinate!.id, document],
      [id, foreign.document],
      [foreign.id, foreign.document],
      [id, ids.nobody],
    ] as const)
      expect([404, 403]).toContain((await get(request, file, 'admin')).status);
    expect((await get(id, document, 'superAdmin', ids.orgB)).status).toBe(404);
    expect((await company.send('GET', `leave-requests/${id}/document/${document}`)).status).toBe(401);
  });

  it('is an upload of somebody else', async () => {
    const { document } = requests.colleague!;
    expect(
      (await ask('subordinate', '2026-10-05', undefined, { ...unpaid, documents: [document] })).body,
    ).toMatchObject({ name: 'reference_unknown', fields: { documents: expect.any(String) } });
    expect(
      (
        await send('POST', `leave-requests/${requests.subordinate!.id}/document`, 'subordinate', {
          documentId: document,
        })
      ).body.name,
    ).toBe('reference_unknown');
    expect(
      (
        await send('PUT', `leave-requests/${requests.subordinate!.id}`, 'subordinate', {
          ...unpaid,
          duration: 'FULL_DAY',
          beginDate: '2026-09-07',
          endDate: '2026-09-08',
          documents: [foreign.document],
        })
      ).body.name,
    ).toBe('reference_unknown');
    expect(
      (
        await send('DELETE', `leave-requests/${requests.subordinate!.id}/document`, 'subordinate', {
          url: `/leave/api/v1/leave-requests/${requests.colleague!.id}/document/${document}`,
        })
      ).body.name,
    ).toBe('reference_unknown');
    for (const file of [document, requests.subordinate!.document])
      expect((await send('DELETE', `storage/${file}`, 'subordinate')).status).toBe(403);
  });

  it('is what waits for others: lists, counts and filters tell of nothing out of reach', async () => {
    expect(await total(`{ waitingFor: { eq: "${ids.admin}" } }`, 'manager')).toBe(0);
    expect(await total(`{ waitingFor: { eq: "${ids.manager}" } }`, 'manager')).toBe(1);
    expect(await total(`{ waitingFor: { eq: "${ids.manager}" } }`, 'hr')).toBe(0);
    expect(await total(`{ employeeId: { eq: "${ids.distant}" } }`, 'restricted')).toBe(0);
    expect(await total('{ q: "dist" }', 'restricted')).toBe(0);
    expect(
      await data(`{ leaveEntries(filter: { employeeId: { eq: "${ids.distant}" } }) { total } }`, as('restricted')),
    ).toEqual({ leaveEntries: { total: 0 } });
    for (const field of ['namedIds: { eq: "x" }', 'reason: { eq: "x" }', 'name: { eq: "x" }'])
      expect(
        (await company.query(`{ leaveRequests(filter: { ${field} }) { total } }`, as('superAdmin'))).body.errors[0]
          .extensions.name,
      ).toBe('constraint_violation');
  });

  it('is a batch of aliases over guessed ids', async () => {
    const guessed = [requests.distant!.id, requests.colleague!.id, foreign.id];
    const found = await data(
      `{ ${guessed
        .map(
          (id, n) => `a${n}: leaveRequest(id: "${id}") { id reason } h${n}: leaveRequestHistory(id: "${id}") { total }
            t${n}: teamAbsences(requestId: "${id}") { size }`,
        )
        .join(' ')} }`,
      as('employee'),
    );
    expect(new Set(Object.values(found))).toEqual(new Set([null]));
  });

  it('is a colleague’s balance, year or absence, with the reason nowhere', async () => {
    for (const query of [
      `leaveBalances(employeeId: "${ids.colleague}") { balance }`,
      `leaveYear(employeeId: "${ids.colleague}", leaveTypeId: "${ids.annual}", year: 2026) { closing }`,
      `leaveEntitlement(employeeId: "${ids.colleague}", leaveTypeId: "${ids.annual}", year: 2026) { days revision }`,
    ])
      await expect(data(`{ ${query} }`, as('employee'))).rejects.toThrow('forbidden');
    const free =
      '{ teamAbsences(from: "2026-09-07", to: "2026-09-08") { size days { date away } people { employeeId } } }';
    expect(await data(free, as('employee'))).toEqual({ teamAbsences: null });
    const managed = await company.query(
      `{ teamAbsences(requestId: "${requests.subordinate!.id}") { people { employeeId days { date part days pending } } } }`,
      as('manager'),
    );
    expect(JSON.stringify(managed.body)).not.toMatch(/secret|illness/);
    // of the whole team only whom he manages and himself
    expect(managed.body.data.teamAbsences.people.map((one: { employeeId: string }) => one.employeeId).sort()).toEqual(
      [ids.subordinate, ids.manager].sort(),
    );
  });

  it('is the team on other dates than those of the request', async () => {
    const size = (days: string, who: string) =>
      data(`{ teamAbsences(requestId: "${requests.subordinate!.id}"${days}) { days { date } } }`, as(who));
    for (const who of ['subordinate', 'manager', 'second', 'restricted', 'admin', 'superAdmin'])
      for (const days of ['', ', from: "2025-01-01", to: "2025-03-31"', ', from: "2025-01-01", to: "2199-12-31"']) {
        const dates: string[] = (await size(days, who)).teamAbsences.days.map(({ date }: { date: string }) => date);
        expect(dates.filter((date) => date < '2026-09-07' || date > '2026-09-13')).toEqual([]);
      }
  });

  it('is a job or letter by one who does not run the organization', async () => {
    for (const path of ['jobs', 'dead-letters'])
      for (const who of ['employee', 'manager', 'hr', 'restricted', 'admin'])
        expect((await company.send('GET', path, { as: as(who) })).status).toBe(403);
  });

  it('is a person of the other organization who is only known there', async () => {
    expect(
      (
        await send('POST', `employees/${ids.onlyB}/leave-settings/balance`, 'superAdmin', {
          leaveTypeId: ids.annual,
          year: 2026,
          days: 5,
        })
      ).status,
    ).toBe(404);
    expect(
      (await send('PUT', `leave-requests/${foreign.id}/cancel`, 'superAdmin', { reason: 'Not yours' })).status,
    ).toBe(404);
  });
});

describe('what is told to others', () => {
  it('is no reason and no note in what is stored in clear', async () => {
    const { log } = company.hosted.runtime;
    const stored = await company.ports.events.read(`leave.leaveAccount-${ids.orgA}_${ids.subordinate}`);
    const people = await company.ports.events.read(`leave.person-${ids.orgA}_${ids.subordinate}`);
    expect(JSON.stringify([stored, people])).not.toMatch(/secret of|Subordinate|Yılmaz|1990-05-17/);
    expect((await log.read(`leave.leaveAccount-${ids.orgA}_${ids.subordinate}`))[0]!.data.reason).toBe(
      'secret of subordinate',
    );
  });
});
