import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, ids, startCompany, as } from './testing/company.ts';
import { branch } from './testing/identity-messages.ts';
import { deviceStory } from './testing/device-story.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const story = storyOf(() => company);
const { send, member, data } = story;
const { card, terminal, device, withCard, resultsOf, clockRecordsOf } = deviceStory(story, () => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

describe('a card', () => {
  it('belongs to one person, in whatever letters it is written', async () => {
    const [one, other] = [await member(), await member()];
    const given = await card(one, 'AB12');
    expect(given.status).toBe(201);
    expect(await card(other, ' ab12')).toMatchObject({ status: 409, body: { name: 'card_of_another_person' } });
    expect(await card(one, 'ab12')).toMatchObject({ status: 409, body: { name: 'same_record_exist' } });
  });

  it('is free when it was taken, or got another number', async () => {
    const [one, other] = [await member(), await member()];
    const { body } = await card(one, 'free-1');
    expect((await send('PUT', `identities/${body.id}`, 'superAdmin', { number: 'free-2' })).status).toBe(200);
    expect((await card(other, 'free-1')).status).toBe(201);
    expect(await card(other, 'free-2')).toMatchObject({ body: { name: 'card_of_another_person' } });
    expect((await send('DELETE', `identities/${body.id}`, 'superAdmin', {})).status).toBe(204);
    expect((await card(other, 'free-2')).status).toBe(201);
    expect(await send('PUT', `identities/${body.id}`, 'superAdmin', { number: 'free-3' })).toMatchObject({
      body: { name: 'archived_record' },
    });
  });
});

describe('what is held of a person', () => {
  it('has readings, cards and doors', async () => {
    const { id, number } = await withCard();
    const { read } = await device({ purpose: 'BOTH' });
    await read({ at: '2026-07-15T06:00:00Z', identity: number });
    const { body } = await send('GET', `personal-data/${id}/export`, id);
    expect(JSON.stringify(body)).toContain(number);
    expect(body).toMatchObject({ clockRecords: [{ source: 'DEVICE' }], accessEvents: [{ employeeId: id }] });
  });
});

describe('waiting for a card', () => {
  const scan = (id: string, employee: string) =>
    send('POST', `access-terminals/${id}/scan-for-toc`, 'superAdmin', { employee });
  const shown = (id: string) => send('GET', `access-terminals/${id}/scan-for-toc`, 'superAdmin');

  it("the next one that is read becomes the person's, and is no clock reading", async () => {
    const { read, terminal: id } = await device();
    const employee = await member();
    expect(await scan(id, employee)).toMatchObject({ status: 200, body: { state: 'WAITING' } });
    const reading = { at: '2026-07-15T08:00:00Z', identity: `scan-${id}` };
    expect(
      resultsOf(await read({ ...reading, at: '2026-07-15T07:50:00Z', identity: `earlier-${id}` }, reading)),
    ).toEqual(['unknown_card', 'scanned']);
    expect(await shown(id)).toMatchObject({ status: 200, body: { state: 'DONE', employeeId: employee } });
    expect(await clockRecordsOf(employee)).toEqual([]);
    expect(resultsOf(await read({ ...reading, at: '2026-07-15T08:00:01Z' }))).toEqual(['recorded']);
  });

  it("a card of another person stays that person's", async () => {
    const { read, terminal: id } = await device();
    const { number } = await withCard();
    await scan(id, await member());
    expect(resultsOf(await read({ at: '2026-07-15T08:00:00Z', identity: number }))).toEqual(['card_of_another_person']);
    expect(await shown(id)).toMatchObject({ body: { state: 'REFUSED', refused: 'card_of_another_person' } });
  });

  it('ends when it is cancelled, and after a minute', async () => {
    const { terminal: id } = await device();
    const end = () => send('DELETE', `access-terminals/${id}/scan-for-toc`, 'superAdmin', {});
    const none = { status: 422, body: { name: 'card_scan_not_waiting' } };
    expect(await end()).toMatchObject(none);
    await scan(id, await member());
    expect((await end()).status).toBe(204);
    expect(await shown(id)).toMatchObject(none);
  });
});

describe('clocking with the own phone', () => {
  const path = 'terminal-events/mobile-terminal';
  const here = { latitude: 41.0082, longitude: 28.9784 };
  const away = { latitude: 41.0282, longitude: 28.9784 };
  const clockIn = { eventType: 'CLOCK_IN' };

  it('is what the browser is, as long as no terminal has an area', async () => {
    const branchId = randomUUID();
    await company.publish(branch({ organization: ids.orgA }, { id: branchId }));
    const places = [{ from: '2026-01-05', branchId }];
    const id = await member({ branchId, places, plannedPlaces: places });
    const notFound = { status: 422, body: { name: 'web_terminal_not_found' } };
    expect(await send('POST', path, id, { ...clockIn, ...here })).toMatchObject(notFound);
    const web = await terminal({ name: 'WEB', branchId, allowedAddresses: ['10.0.0.0/8'] });
    const foreign = { status: 403, body: { name: 'clock_in_address' } };
    expect(await send('POST', path, id, { ...clockIn, ...here })).toMatchObject(foreign);
    await send('PUT', `terminals/${web}`, 'superAdmin', { allowedAddresses: [] });
    expect((await send('POST', path, id, { ...clockIn, ...here })).status).toBe(201);
    expect(await clockRecordsOf(id)).toMatchObject([{ source: 'MOBILE', sensor: 'GPS' }]);
  });

  it('is for who is in the area of the terminal', async () => {
    const id = await member();
    const fenced = await terminal({ geofence: { ...here, radius: 100 } });
    const refused = { status: 422, body: { name: 'outside_geofence' } };
    expect(await send('POST', path, id, { ...clockIn, terminalId: fenced, ...away })).toMatchObject(refused);
    expect(await send('POST', path, id, { ...clockIn, ...away })).toMatchObject(refused);
    expect(await send('POST', path, id, { ...clockIn, terminalId: fenced })).toMatchObject({ status: 400 });
    expect((await send('POST', path, id, { ...clockIn, ...here })).status).toBe(201);
    expect(await clockRecordsOf(id)).toMatchObject([{ source: 'MOBILE', sensor: 'GPS', late: false, deviceAt: null }]);
  });

  it('or has its code, which nobody makes up', async () => {
    const id = await member();
    const plain = await terminal();
    const { body } = await send('GET', `terminals/${plain}/code`, 'superAdmin');
    const unknown = { status: 422, body: { name: 'terminal_unknown' } };
    expect(await send('POST', path, id, { ...clockIn, sensor: 'QR', code: `${plain}.guessed` })).toMatchObject(unknown);
    expect((await send('POST', path, id, { ...clockIn, sensor: 'QR', code: body.code })).status).toBe(201);
  });

  it('counts by the time of the phone for 72 hours, and once', async () => {
    const id = await member();
    const code = { code: (await send('GET', `terminals/${await terminal()}/code`, 'superAdmin')).body.code };
    const at = '2026-07-12T08:00:01Z';
    for (let n = 0; n < 2; n++) expect((await send('POST', path, id, { ...clockIn, ...code, at })).status).toBe(201);
    expect(await clockRecordsOf(id)).toMatchObject([{ at: '2026-07-12T08:00:01.000Z', late: true }]);
    // what is older, or said by a wrong clock, is asked for instead (rules, offline)
    const correction = { status: 201, body: { correctionId: expect.any(String) } };
    expect(await send('POST', path, id, { ...clockIn, ...code, at: '2026-07-12T07:59:59Z' })).toMatchObject(correction);
    const wrong = { at: '2026-07-15T07:00:00Z', sentAt: '2026-07-15T08:05:01Z' };
    expect(await send('POST', path, id, { ...clockIn, ...code, ...wrong })).toMatchObject(correction);
    expect(await clockRecordsOf(id)).toHaveLength(1);
  });

  it('is for nobody else', async () => {
    const employeeId = await member();
    expect((await send('POST', path, 'superAdmin', { ...clockIn, ...here, employeeId })).status).toBe(403);
  });
});

describe('the log of a device as a file', () => {
  const imported = async (rows: readonly string[], options = '') => {
    const form = new FormData();
    form.set('file', new Blob([['number;date;time;event;terminal', ...rows].join('\n')]), 'log.csv');
    const admin = as('superAdmin');
    const { body } = await company.send('POST', `terminal-events/import${options}`, { as: admin, body: form });
    const read = async () => (await data(`{ deviceLogImport(id: "${body.id}") { state } }`)).deviceLogImport?.state;
    await until(async () => ['DONE', 'CHECKED', 'REFUSED'].includes(await read()));
    const report = `deviceLogImportReport(id: "${body.id}") { items { row outcome code fields { column code } } }`;
    return (await data(`{ ${report} }`)).deviceLogImportReport.items;
  };

  it('29: is read by card, then by staff number, and twice is once', async () => {
    const name = randomUUID();
    const gate = await terminal({ name });
    const { id, number } = await withCard();
    const other = await member({ staffNumber: 'log-77' });
    const rows = [
      `${number};2026-07-06;08:00;clock_in;${name}`,
      `${number};2026-07-06;17:00:30;CLOCK_OUT;${name}`,
      'LOG-77;2026-07-06;08:00;;',
      'nobody-s;2026-07-06;08:00;;',
      `${number};2026-07-06;25:00;;`,
      `${number};2026-07-06;09:00;;no such gate`,
    ];
    const outcomes = (items: { outcome: string; fields: object[] }[]) => items.map(({ outcome }) => outcome);
    expect(outcomes(await imported(rows, '?dryRun=true')).filter((one) => one === 'REFUSED')).toHaveLength(3);
    expect(await clockRecordsOf(id)).toEqual([]);
    expect(await imported(rows)).toMatchObject([
      { row: 2, outcome: expect.stringMatching(/CREATED|CHANGED/) },
      { row: 3, outcome: expect.stringMatching(/CREATED|CHANGED/) },
      { row: 4, outcome: expect.stringMatching(/CREATED|CHANGED/) },
      { row: 5, outcome: 'REFUSED', fields: [{ column: 'number', code: 'reference_unknown' }] },
      { row: 6, outcome: 'REFUSED', fields: [{ column: 'time' }] },
      { row: 7, outcome: 'REFUSED', fields: [{ column: 'terminal', code: 'terminal_unknown' }] },
    ]);
    expect(outcomes(await imported(rows.slice(0, 3)))).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
    expect(await clockRecordsOf(id)).toMatchObject([
      { at: '2026-07-06T14:00:30.000Z', source: 'IMPORT' },
      { at: '2026-07-06T05:00:00.000Z', eventType: 'CLOCK_IN' },
    ]);
    expect(await clockRecordsOf(other)).toHaveLength(1);
    expect(gate).toBeTruthy();
  });
});
