import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { branch, settings } from './testing/identity-messages.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, data, member, shift, plan } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany((ports) => ({ ...ports, readYourWritesMs: 1_000 }));
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const place = { organization: ids.orgA };
const allowed = { allowed: true, descriptionRequired: false };
const web = { name: 'WEB', purpose: 'CLOCK', disabled: false, allowedAddresses: [] };
const actions = { clockInOut: allowed, dutyInOut: allowed, breakInOut: allowed, lunchInOut: allowed };

const terminal = async (fields: object = {}): Promise<string> =>
  (await send('POST', 'terminals', 'superAdmin', { ...web, ...actions, ...fields })).body.id;

/** Somebody of a branch with a web terminal of its own. */
async function atTheWeb(fields: object = {}) {
  const branchId = randomUUID();
  await company.publish(branch(place, { id: branchId }));
  const terminalId = await terminal({ branchId, ...fields });
  const places = [{ from: '2026-01-05', branchId }];
  return { id: await member({ branchId, places, plannedPlaces: places }), terminalId };
}

const clock = (who: string, more: object = {}) =>
  send('POST', 'clock-records', who, { eventType: 'CLOCK_IN', ...more });
const refused = (name: string, status = 422) => ({ status, body: expect.objectContaining({ name }) });
const readingsOf = async (id: string) =>
  (await data(`{ clockRecords(filter: { employeeId: { eq: "${id}" } }, rowsPerPage: 50) { items { at terminalId } } }`))
    .clockRecords.items;
async function storesNothing(id: string): Promise<void> {
  expect(await readingsOf(id)).toEqual([]);
}

describe('clocking in at the web terminal', () => {
  it('is at that of the own branch, and is one however often the same is sent', async () => {
    const { id, terminalId } = await atTheWeb();
    await terminal({ branchId: null });
    expect((await clock(id, { terminalId })).status).toBe(201);
    expect((await clock(id)).status).toBe(201);
    expect(await readingsOf(id)).toEqual([{ at: '2026-07-15T08:00:00.000Z', terminalId }]);
    const named = '{ filterTerminals(criteria: { name: "WEB" }) { id } }';
    expect((await data(named, id)).filterTerminals[0]).toEqual({ id: terminalId });
  });

  it('does not say from where it may be used but to who sets it up', async () => {
    const geofence = { latitude: 40.99, longitude: 29.02, radius: 200 };
    const { id, terminalId } = await atTheWeb({ allowedAddresses: ['10.0.0.0/8'], geofence });
    const asked = `{ terminal(id: "${terminalId}") { name allowedAddresses geofence { radius } } }`;
    expect((await data(asked, id)).terminal).toEqual({ name: 'WEB', allowedAddresses: null, geofence: null });
    expect((await data(asked, 'superAdmin')).terminal).toMatchObject({ allowedAddresses: ['10.0.0.0/8'] });
    const found = JSON.stringify(await data('{ terminals(rowsPerPage: 100) { items { name allowedAddresses } } }', id));
    expect([found.includes('WEB'), found.includes('10.0.0.0')]).toEqual([true, false]);
  });

  it('is refused at any other, whose rules one would choose for oneself', async () => {
    const { id } = await atTheWeb({ allowedAddresses: ['10.0.0.0/8'] });
    const others = [await terminal({ name: 'DOOR-1' }), await terminal({ branchId: ids.north }), randomUUID()];
    for (const terminalId of others) expect(await clock(id, { terminalId })).toMatchObject(refused('terminal_unknown'));
    expect(await clock(id)).toMatchObject(refused('clock_in_address', 403));
    await storesNothing(id);
  });

  it('is refused from a foreign address, whatever a header says of it', async () => {
    const { id } = await atTheWeb({ allowedAddresses: ['10.0.0.0/8'] });
    const from = async (forwarded: string) =>
      company.send('POST', 'clock-records', {
        as: as(id),
        body: { eventType: 'CLOCK_IN' },
        headers: { 'x-forwarded-for': forwarded },
      });
    // the gateway in front counts trusted proxies and says one address: what else is in the header is anybody's
    expect(await from('10.0.0.7, 203.0.113.9')).toMatchObject(refused('clock_in_address', 403));
    await storesNothing(id);
    expect((await from('203.0.113.9, 10.0.0.7')).status).toBe(201);
  });

  it('by the phone does not get around its addresses', async () => {
    const { id, terminalId } = await atTheWeb({ allowedAddresses: ['10.0.0.0/8'] });
    const body = { eventType: 'CLOCK_IN', terminalId, latitude: 41, longitude: 29 };
    expect(await send('POST', 'terminal-events/mobile-terminal', id, body)).toMatchObject(
      refused('clock_in_address', 403),
    );
    await storesNothing(id);
  });

  it('is refused where it is turned off, does not offer that, or asks for a description', async () => {
    const off = await atTheWeb({ disabled: true });
    expect(await clock(off.id)).toMatchObject(refused('terminal_disabled'));
    const strict = await atTheWeb({
      breakInOut: { allowed: false, descriptionRequired: false },
      clockInOut: { allowed: true, descriptionRequired: true },
    });
    expect(await clock(strict.id, { eventType: 'BREAK_IN' })).toMatchObject(refused('clock_action_not_allowed', 403));
    expect(await clock(strict.id, { eventType: 'UNKNOWN' })).toMatchObject(refused('clock_action_not_allowed', 403));
    expect(await clock(strict.id)).toMatchObject(refused('description_required'));
    expect((await clock(strict.id, { description: '   ' })).status).toBe(400);
    await storesNothing(strict.id);
    expect((await clock(strict.id, { description: 'From the site in Izmir' })).status).toBe(201);
  });

  it('is refused beyond the skew and before the employment, and asked for when it is older than 72 hours', async () => {
    const { id } = await atTheWeb();
    expect(await clock(id, { at: '2026-07-15T08:05:01Z' })).toMatchObject(refused('reading_in_future'));
    const asked = { status: 201, body: { correctionId: expect.any(String) } };
    expect(await clock(id, { at: '2026-07-12T07:59:59Z' })).toMatchObject(asked);
    const wrong = { at: '2026-07-15T07:00:00Z', sentAt: '2026-07-15T08:05:01Z' };
    expect(await clock(id, wrong)).toMatchObject(asked);
    const byAdmin = { employeeId: id, at: '2026-01-04T08:00:00Z' };
    expect((await clock('superAdmin', byAdmin)).status).toBe(422);
    await storesNothing(id);
    expect((await clock(id, { at: '2026-07-15T08:05:00Z' })).status).toBe(201);
  });

  it('is for nobody else, whatever the body says', async () => {
    const [me, other] = [await atTheWeb(), await atTheWeb()];
    expect((await clock(me.id, { employeeId: other.id })).status).toBe(403);
    expect((await clock(me.id, { source: 'DEVICE' })).status).toBe(400);
    expect((await clock(me.id, { by: other.id })).status).toBe(400);
    const foreign = await company.send('POST', 'clock-records', {
      as: as('superAdmin', ids.orgB),
      body: { employeeId: me.id, eventType: 'CLOCK_IN' },
    });
    expect(foreign.status).toBe(404);
    await storesNothing(me.id);
    await storesNothing(other.id);
  });
});

describe('what an admin enters', () => {
  it('is of a terminal and a shift that there are', async () => {
    const { id } = await atTheWeb();
    const entered = { employeeId: id, eventType: 'CLOCK_IN', at: '2026-07-14T05:00:00Z' };
    for (const field of ['terminalId', 'shiftId'])
      expect(await send('POST', 'clock-records', 'superAdmin', { ...entered, [field]: randomUUID() })).toMatchObject({
        status: 422,
        body: { name: 'reference_unknown', fields: { [field]: expect.anything() } },
      });
    await storesNothing(id);
  });
});

describe('the same sent again with its key', () => {
  const twice = async (method: string, path: string, who: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await company.send(method, path, { as: as(who), body, headers });
    return [first, await company.send(method, path, { as: as(who), body, headers })] as const;
  };
  const at = '2026-07-14T05:00:00Z';

  it('is answered as the first time, with the id of what was recorded', async () => {
    const { id } = await atTheWeb();
    const entered = { employeeId: id, eventType: 'CLOCK_OUT', at };
    for (const [path, who, body] of [
      ['clock-records', id, { eventType: 'CLOCK_IN' }],
      // not believed any more: it is asked for
      ['clock-records', id, { eventType: 'CLOCK_IN', at: '2026-07-06T05:00:00Z' }],
      ['clock-records', 'superAdmin', entered],
      ['terminal-events/logged', 'superAdmin', { employeeId: id, at: '2026-07-13T05:00:00Z' }],
    ] as const) {
      const [first, second] = await twice('POST', path, who, body);
      expect(first.status).toBe(201);
      expect(second).toMatchObject({ status: 201, body: first.body });
    }
    const { id: reading } = (await send('POST', 'clock-records', 'superAdmin', { ...entered, eventType: 'BREAK_OUT' }))
      .body;
    const [first, second] = await twice('PUT', `clock-records/${reading}`, 'superAdmin', {
      employeeId: id,
      at: '2026-07-14T06:00:00Z',
      reason: 'The terminal was off',
    });
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body });
  });
});

describe('23: with several shifts that fit', () => {
  it('one is asked for where the organization wants it, nothing is stored before, and the choice is', async () => {
    const { id } = await atTheWeb();
    const times = { breakTime: 0, breakMode: 'NONE' };
    const early = await shift({ ...times, begin: '08:00', end: '11:00', totalWorkTime: 180 });
    const late = await shift({ ...times, begin: '12:00', end: '20:00', totalWorkTime: 480 });
    await plan(id, [early, late], '2026-07-15');
    const at = { at: '2026-07-15T08:00:00Z' };
    await company.publish(settings(place, {}, { shiftSelection: true }));
    try {
      expect(await clock(id, at)).toMatchObject({
        ...refused('multiple_assigned_shifts'),
        body: { details: { shiftIds: expect.arrayContaining([early, late]) } },
      });
      await storesNothing(id);
      expect((await clock(id, { ...at, shiftId: late })).status).toBe(201);
    } finally {
      await company.publish(settings(place));
    }
    const filter = `{ employeeId: { eq: "${id}" }, date: { from: "2026-07-15", to: "2026-07-15" } }`;
    const [day] = (await data(`{ timesheets(filter: ${filter}) { items { readings { counts shiftId } } } }`)).timesheets
      .items;
    expect(day.readings).toEqual([{ counts: 'SHIFT', shiftId: late }]);
  });

  it('the same clock record that is sent again with a choice has it', async () => {
    const { id } = await atTheWeb();
    const times = { breakTime: 0, breakMode: 'NONE' };
    const early = await shift({ ...times, begin: '08:00', end: '11:00', totalWorkTime: 180 });
    const late = await shift({ ...times, begin: '12:00', end: '20:00', totalWorkTime: 480 });
    await plan(id, [early, late], '2026-07-15');
    const readings = async () =>
      (
        await data(`{ timesheets(filter: { employeeId: { eq: "${id}" }, date: { eq: "2026-07-15" } })
        { items { readings { counts shiftId } } } }`)
      ).timesheets.items[0].readings;
    const at = { at: '2026-07-15T08:00:00Z' };
    await clock(id, at);
    expect(await readings()).toEqual([{ counts: 'ASK', shiftId: null }]);
    const sent = { as: as(id), key: randomUUID(), body: { eventType: 'CLOCK_IN', ...at, shiftId: late } };
    const first = await company.send('POST', 'clock-records', sent);
    const { id: readingId, on } = first.body;
    expect(await company.send('POST', 'clock-records', sent)).toMatchObject({
      status: 201,
      body: { id: readingId, on },
    });
    expect((await clock(id, { ...at, shiftId: early })).status).toBe(201);
    expect(await readings()).toEqual([{ counts: 'SHIFT', shiftId: late }]);
    expect(await readingsOf(id)).toHaveLength(1);
  });
});
