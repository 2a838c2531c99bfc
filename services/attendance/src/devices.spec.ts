import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, startCompany, as, ids } from './testing/company.ts';
import { deviceAt } from './testing/device.ts';
import { allowed, deviceStory } from './testing/device-story.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const story = storyOf(() => company);
const { send, member, data, days, shift, plan } = story;
const { card, device, withCard, resultsOf, clockRecordsOf } = deviceStory(story, () => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

describe('readings of a device', () => {
  it('are recorded for whoever has the card or the staff number, each answered for itself', async () => {
    const { read } = await device();
    const { id, number } = await withCard();
    const other = await member({ staffNumber: 'St-77' });
    const answer = await read(
      { id: '1', at: '2026-07-15T05:00:00Z', eventType: 'CLOCK_IN', sensor: 'CARD', identity: number.toUpperCase() },
      { id: '2', at: '2026-07-15T07:59:00Z', eventType: 'CLOCK_IN', staffNumber: 'st-77' },
      { id: '3', at: '2026-07-15T08:06:00Z', eventType: 'CLOCK_OUT', identity: number },
      { id: '4', at: '2026-07-11T08:00:00Z', eventType: 'CLOCK_OUT', identity: number },
      { id: '5', at: 'yesterday', identity: number },
      { id: '6', at: '2026-07-15T07:00:00Z', identity: 'nobody-s' },
      { id: '7', at: '2026-07-15T07:00:00Z', staffNumber: 'nobody-s' },
      { id: '8', at: '2026-07-15T07:00:00Z', identity: `${number}\u0007` },
      { id: '9', at: '2026-07-15T07:00:00Z', identity: `${number}\uD800` },
      { id: '10', at: '2026-07-15T07:00:00Z', staffNumber: 'St-77'.repeat(30) },
    );
    expect(answer.status).toBe(200);
    expect(resultsOf(answer)).toEqual([
      'recorded',
      'recorded',
      'reading_in_future',
      'needs_correction',
      'invalid',
      'unknown_card',
      'unknown_staff_number',
      ...Array<string>(3).fill('invalid'),
    ]);
    expect(await clockRecordsOf(id)).toEqual([
      {
        at: '2026-07-15T05:00:00.000Z',
        eventType: 'CLOCK_IN',
        source: 'DEVICE',
        sensor: 'CARD',
        late: true,
        deviceAt: '2026-07-15T05:00:00.000Z',
      },
    ]);
    expect(await clockRecordsOf(other)).toMatchObject([{ late: false }]);
  });

  it('29: the same log twice is once', async () => {
    const { read } = await device();
    const { id, number } = await withCard();
    const past = ['05:00', '06:00', '07:00'].map((time) => ({ at: `2026-07-15T${time}:00Z`, identity: number }));
    expect(new Set(resultsOf(await read(...past)))).toEqual(new Set(['recorded']));
    expect(new Set(resultsOf(await read(...past, ...past)))).toEqual(new Set(['repeated']));
    expect(await clockRecordsOf(id)).toHaveLength(past.length);
  });

  it('30: that arrive two days late take "absent" back', async () => {
    const { read } = await device();
    const { id, number } = await withCard();
    await plan(id, [await shift()], '2026-07-13');
    expect(await days(id, '2026-07-13')).toMatchObject([{ type: 'ABSENT', missingTime: 480 }]);
    await read(
      { at: '2026-07-13T14:00:00Z', eventType: 'CLOCK_OUT', identity: number },
      { at: '2026-07-13T05:00:00Z', eventType: 'CLOCK_IN', identity: number },
    );
    expect(await days(id, '2026-07-13')).toMatchObject([
      {
        type: 'WORKDAY',
        state: 'CALCULATED',
        actualWorkTime: 480,
        missingTime: 0,
        readings: [{ late: true }, { late: true }],
      },
    ]);
  });

  it("of a card that is nobody's are kept, and are its person's when it becomes somebody's", async () => {
    const { read } = await device();
    const id = await member();
    const reading = { at: '2026-07-15T06:00:00Z', eventType: 'CLOCK_IN', identity: `later-${id}` };
    expect(resultsOf(await read(reading))).toEqual(['unknown_card']);
    expect(resultsOf(await read(reading))).toEqual(['unknown_card']);
    await card(id, `later-${id}`);
    await until(async () => (await clockRecordsOf(id)).length === 1);
    expect(resultsOf(await read(reading))).toEqual(['repeated']);
  });

  it('at a door are no time worked; at both they are both', async () => {
    const { id, number } = await withCard();
    const reading = { at: '2026-07-15T06:00:00Z', identity: number };
    expect(resultsOf(await (await device({ purpose: 'ACCESS' })).read(reading))).toEqual(['recorded']);
    expect(await clockRecordsOf(id)).toEqual([]);
    expect(resultsOf(await (await device({ purpose: 'BOTH' })).read(reading))).toEqual(['recorded']);
    expect(await clockRecordsOf(id)).toHaveLength(1);
    const seen = await data(`{ accessEvents(filter: { employeeId: { eq: "${id}" } }) { total } }`);
    expect(seen.accessEvents.total).toBe(2);
  });
});

describe('what is not signed as it should be', () => {
  const nothing = { readings: [{ at: '2026-07-15T06:00:00Z', identity: 'x' }] };
  const path = 'terminal-events';
  it('with another key, another body, or nothing at all', async () => {
    const [one, other] = [await device(), await device()];
    const refused = { status: 401, body: { name: 'terminal_signature' } };
    expect(await one.say(path, nothing, { headers: { 'kadro-terminal': other.terminal } })).toMatchObject(refused);
    const changed = JSON.stringify({ readings: [...nothing.readings, ...nothing.readings] });
    expect(await one.say(path, nothing, { body: changed })).toMatchObject(refused);
    expect(await one.say(path, nothing, { headers: { 'kadro-signature': '' } })).toMatchObject(refused);
    expect(await company.send('POST', path, { body: nothing })).toMatchObject(refused);
    expect(await company.send('POST', path, { as: as('superAdmin'), body: nothing })).toMatchObject(refused);
  });

  it('twice', async () => {
    const { say } = await device();
    const nonce = randomUUID();
    expect((await say(path, nothing, { nonce })).status).toBe(200);
    expect(await say(path, nothing, { nonce })).toMatchObject({
      status: 409,
      body: { name: 'terminal_message_repeated' },
    });
  });

  it('by a clock that is off by more than five minutes', async () => {
    const { say } = await device();
    for (const time of ['2026-07-15T07:54:59Z', '2026-07-15T08:05:01Z'])
      expect(await say(path, nothing, { time })).toMatchObject({ status: 401, body: { name: 'terminal_clock_off' } });
    expect((await say(path, nothing, { time: '2026-07-15T07:55:01Z' })).status).toBe(200);
  });

  it('with a key that has ended', async () => {
    const { terminal: id, say } = await device();
    const next = await deviceAt(company, id);
    expect(await say(path, nothing)).toMatchObject({ status: 401, body: { name: 'terminal_signature' } });
    expect((await next.say(path, nothing)).status).toBe(200);
    expect((await send('DELETE', `access-terminals/${id}/key`, 'superAdmin', {})).status).toBe(204);
    expect(await next.say(path, nothing)).toMatchObject({ status: 401, body: { name: 'terminal_signature' } });
  });

  it('as a terminal of another organization, whatever its id', async () => {
    const id = randomUUID();
    const fields = { id, name: 'same', purpose: 'CLOCK', disabled: false, allowedAddresses: [] };
    const actions = { clockInOut: allowed, dutyInOut: allowed, breakInOut: allowed, lunchInOut: allowed };
    for (const organization of [ids.orgA, ids.orgB])
      await company.send('POST', 'terminals', { as: as('superAdmin', organization), body: { ...fields, ...actions } });
    const foreign = await deviceAt(company, id, ids.orgB);
    const { id: person, number } = await withCard();
    expect(resultsOf(await foreign.read({ at: '2026-07-15T06:00:00Z', identity: number }))).toEqual(['unknown_card']);
    expect(await clockRecordsOf(person)).toEqual([]);
    expect(await foreign.say(path, nothing, { headers: { 'kadro-terminal': randomUUID() } })).toMatchObject({
      status: 422,
      body: { name: 'terminal_unknown' },
    });
  });

  it('in batches of more than 500, or from a terminal that is turned off, or elsewhere', async () => {
    const { read, say, terminal: id } = await device();
    const many = Array.from({ length: 501 }, (_, n) => ({ at: '2026-07-15T06:00:00Z', identity: `${n}` }));
    expect(await read(...many)).toMatchObject({ status: 400, body: { name: 'constraint_violation' } });
    await send('PUT', `access-terminals/${id}`, 'superAdmin', { disabled: true });
    expect(resultsOf(await say(path, nothing))).toEqual(['terminal_disabled']);
    await send('PUT', `terminals/${id}`, 'superAdmin', { disabled: false, allowedAddresses: ['10.0.0.0/8'] });
    expect(await say(path, nothing)).toMatchObject({ status: 403, body: { name: 'clock_in_address' } });
  });

  it('while a heartbeat that is signed is answered', async () => {
    const { say, terminal: id } = await device();
    expect(await say('terminal-events/heartbeat', { waiting: 12 })).toMatchObject({
      status: 200,
      body: { now: '2026-07-15T08:00:00.000Z', mostReadings: 500 },
    });
    const all = (await data('{ terminalStates { terminalId hasKey seenAt waiting } }')).terminalStates;
    const state = { terminalId: id, hasKey: true, seenAt: '2026-07-15T08:00:00.000Z', waiting: 12 };
    expect(all).toContainEqual(state);
  });
});

describe('zones', () => {
  it('know who is in them, and who passed a door that does not fit', async () => {
    const hall = (await send('POST', 'zones', 'superAdmin', { name: { en: 'Hall' } })).body.id;
    const entrance = await device({ purpose: 'ACCESS', toZoneId: hall });
    const exit = await device({ purpose: 'ACCESS', fromZoneId: hall });
    const [one, other] = [await withCard(), await withCard()];
    await entrance.read({ at: '2026-07-15T06:00:00Z', identity: one.number });
    await entrance.read(
      { at: '2026-07-15T06:01:00Z', identity: other.number },
      { at: '2026-07-15T06:02:00Z', identity: other.number },
    );
    const occupied = async () =>
      (await data(`{ zoneOccupancy(zoneId: "${hall}") { count warnings people { employeeId warning } } }`))
        .zoneOccupancy;
    expect(await occupied()).toEqual([
      {
        count: 2,
        warnings: 1,
        people: [
          { employeeId: other.id, warning: 'anti_passback' },
          { employeeId: one.id, warning: null },
        ],
      },
    ]);
    await exit.read({ at: '2026-07-15T06:30:00Z', identity: other.number });
    expect(await occupied()).toMatchObject([{ count: 1 }]);
    const zonesAt = async (who: string) =>
      (await data('{ attendanceDashboard { zones { zoneId name { en } count } } }', who)).attendanceDashboard.zones;
    expect(await zonesAt('superAdmin')).toContainEqual({ zoneId: hall, name: { en: 'Hall' }, count: 1 });
    expect(await zonesAt('subordinate')).toEqual([]);
    const terminal = { name: 'Door to the hall', purpose: 'ACCESS', toZoneId: hall };
    const [door, number] = [await device(terminal), randomUUID()];
    await card(ids.subordinate, number);
    await door.read({ at: '2026-07-15T06:40:00Z', identity: number });
    const passed = '{ attendanceDashboard { accessEvents { at terminalName toZoneName { en } } } }';
    expect((await data(passed, 'subordinate')).attendanceDashboard.accessEvents).toEqual([
      { at: '2026-07-15T06:40:00.000Z', terminalName: 'Door to the hall', toZoneName: { en: 'Hall' } },
    ]);
  });
});
