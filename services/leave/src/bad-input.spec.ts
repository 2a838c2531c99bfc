import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { looseFilters, refusalsLeaveNothing } from '@kadro/chassis/testing';
import { aForm, anyType, as, type Company, faults, ids, startCompany } from './testing/company.ts';

let company: Company;
let request: string;
const me = as('superAdmin');
const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  company.send(method, path, { as: me, body, headers });
const asked = { leaveTypeId: ids.unpaid, duration: 'FULL_DAY', beginDate: '2026-09-07', endDate: '2026-09-08' };
const type = { name: { en: 'x' }, ...anyType };
const account = `employees/${ids.employee}/leave-settings`;

beforeAll(async () => {
  company = await startCompany();
  request = (await send('POST', 'leave-requests', asked)).body.id;
  await company.settled(ids.orgA);
});
afterAll(() => company.stop());
refusalsLeaveNothing(() => company, faults);

describe('a body of the wrong shape', () => {
  it.each<[string, string, unknown, string]>([
    ['POST', 'leave-requests', { ...asked, leaveTypeId: undefined }, 'leaveTypeId'],
    ['POST', 'leave-requests', { ...asked, leaveTypeId: '' }, 'leaveTypeId'],
    ['POST', 'leave-requests', { ...asked, leaveTypeId: { $ne: null } }, 'leaveTypeId'],
    ['POST', 'leave-requests', { ...asked, id: '../etc' }, 'id'],
    ['POST', 'leave-requests', { ...asked, duration: 'WEEK' }, 'duration'],
    ['POST', 'leave-requests', { ...asked, duration: ['FULL_DAY'] }, 'duration'],
    ['POST', 'leave-requests', { ...asked, period: 'MORNING' }, 'period'],
    ['POST', 'leave-requests', { ...asked, beginDate: '2026-02-30' }, 'beginDate'],
    ['POST', 'leave-requests', { ...asked, beginDate: '07.09.2026' }, 'beginDate'],
    ['POST', 'leave-requests', { ...asked, beginDate: 20260907 }, 'beginDate'],
    ['POST', 'leave-requests', { ...asked, endDate: 'tomorrow' }, 'endDate'],
    ['POST', 'leave-requests', { ...asked, beginTime: '25:00' }, 'beginTime'],
    ['POST', 'leave-requests', { ...asked, endTime: '9:00' }, 'endTime'],
    ['POST', 'leave-requests', { ...asked, reason: 7 }, 'reason'],
    ['POST', 'leave-requests', { ...asked, reason: 'Away\uD800' }, 'reason'],
    ['POST', 'leave-requests', { ...asked, reason: 'Away\u0000' }, 'reason'],
    ['POST', 'leave-types', { ...type, name: { en: 'Annual\u202E' } }, 'name.en'],
    ['POST', 'leave-types', { ...type, name: { en: 'Annual\n' } }, 'name.en'],
    ['POST', 'leave-requests', { ...asked, reason: 'x'.repeat(2_001) }, 'reason'],
    ['POST', 'leave-requests', { ...asked, documents: ids.nobody }, 'documents'],
    ['POST', 'leave-requests', { ...asked, documents: [null] }, 'documents.0'],
    ['POST', 'leave-requests', { ...asked, documents: Array(11).fill('x') }, 'documents'],
    ['POST', 'leave-requests/calculate', { ...asked, requestId: 7 }, 'requestId'],
    [
      'POST',
      'leave-requests/calculateHourly',
      { leaveTypeId: ids.unpaid, date: '2026-09-07', beginTime: '09:00' },
      'endTime',
    ],
    ['PUT', 'leave-requests/processes/ID', { approved: 'true' }, 'approved'],
    ['PUT', 'leave-requests/processes/ID', { approved: true, note: {} }, 'note'],
    ['PUT', 'leave-requests/processes/multiple', { ids: [], approved: true }, 'ids'],
    ['PUT', 'leave-requests/processes/multiple', { ids: Array(101).fill('x'), approved: true }, 'ids'],
    ['PUT', 'leave-requests/processes/ID/need-extra-detail', {}, 'note'],
    ['PUT', 'leave-requests/ID/cancel', { reason: 'Gone', from: '2026-13-01' }, 'from'],
    ['PUT', 'leave-requests/ID/cancel', { reason: 'Gone', to: '2026-9-8' }, 'to'],
    ['POST', 'leave-requests', { ...asked, beginDate: '2026-9-7' }, 'beginDate'],
    ['PUT', 'leave-requests/ID/cancel', {}, 'reason'],
    ['POST', 'leave-requests/ID/document', { documentId: '' }, 'documentId'],
    ['DELETE', 'leave-requests/ID/document', {}, 'url'],
    ['POST', `${account}/balance`, { leaveTypeId: ids.annual, year: 2026, days: -1 }, 'days'],
    ['POST', `${account}/balance`, { leaveTypeId: ids.annual, year: 2026.5, days: 1 }, 'year'],
    ['POST', `${account}/balance`, { leaveTypeId: ids.annual, year: 2026, days: 1e308 }, 'days'],
    ['POST', `${account}/balance`, { leaveTypeId: ids.annual, year: 2026, days: '20' }, 'days'],
    ...[5e-324, 1e-10, 0.000_01, 1.000_000_01].map((days): [string, string, unknown, string] => [
      'POST',
      `${account}/balance`,
      { leaveTypeId: ids.annual, year: 2026, days },
      'days',
    ]),
    [
      'POST',
      `${account}/adjustments`,
      { leaveTypeId: ids.annual, on: '2026-03-01', days: -5e-324, reason: 'Next to nothing' },
      'days',
    ],
    [
      'POST',
      `${account}/adjustments`,
      { leaveTypeId: ids.annual, on: '2026-03-01', days: 0, reason: 'Nothing at all' },
      'days',
    ],
    ['POST', `${account}/adjustments`, { leaveTypeId: ids.annual, on: 'soon', days: 1, reason: 'Something' }, 'on'],
    ['POST', 'leave-types', { ...type, name: {} }, 'name'],
    ['POST', 'leave-types', { ...type, kind: 'HOLIDAY' }, 'kind'],
    ['POST', 'leave-types', { ...type, color: 'red' }, 'color'],
    ['POST', 'leave-types', { ...type, color: '#0f766e"onload="x' }, 'color'],
    ['POST', 'leave-types', { ...type, durations: [] }, 'durations'],
    ['POST', 'leave-types', { ...type, noticeDays: -1 }, 'noticeDays'],
    ['POST', 'leave-types', { ...type, maximumDays: 1e21 }, 'maximumDays'],
    ['POST', 'leave-types', { ...type, usageRule: 'ON_YEAR' }, 'usageRule'],
  ])('is refused with the field: %s %s %j', async (method, path, body, field) => {
    const { status, body: answer } = await send(method, path.replace('ID', request), body);
    expect([status, answer.name]).toEqual([400, expect.stringMatching(/^(constraint_violation|wrong_argument_type)$/)]);
    const text = field.split('.').reduce((at, part) => at?.[part], answer.fields);
    expect(text).toEqual(expect.any(String));
  });

  it.each([[[]], ['text'], [7], [true], [null]])('is refused where it is no object: %j', async (body) =>
    expect((await send('POST', 'leave-requests', JSON.stringify(body))).status).toBe(400),
  );

  it.each(['{"leaveTypeId": "x"', '', 'a=x', '\u0000'])('is refused where it is no JSON: %j', async (body) => {
    expect(await send('POST', 'leave-requests', body)).toMatchObject({
      status: 400,
      body: { name: 'http_message_not_readable' },
    });
  });

  it.each([
    '{"__proto__": {"approved": true}}',
    '{"constructor": {"prototype": {"approved": true}}}',
    '{"approved": true, "__proto__": {"toString": 1}}',
  ])('is refused where it reaches for prototypes: %s', async (body) => {
    const { status } = await send('PUT', `leave-requests/processes/${request}`, body);
    expect([status, ({} as { approved?: boolean }).approved]).toEqual([400, undefined]);
  });
});

describe('what is not declared', () => {
  it('is refused by every route, by name', async () => {
    const { commands, endpoints } = company.hosted.runtime.service;
    for (const { method, path, example, name } of [...commands, ...endpoints].filter(
      (route) => route.method !== 'GET' && !('upload' in route),
    )) {
      const id = path.startsWith('employees') ? ids.employee : path.startsWith('leave-types') ? ids.unpaid : request;
      const { status, body } = await send(method, path.replace('{id}', id), { ...example, salary: 1 });
      expect([name, status, body.name, body.fields]).toEqual([
        name,
        400,
        'unknown_property',
        expect.objectContaining({ salary: expect.any(String) }),
      ]);
    }
  });
});

describe('what HTTP refuses', () => {
  it('is a body over the limit', async () =>
    expect(await send('POST', 'leave-requests', { ...asked, reason: 'x'.repeat(600 * 1024) })).toMatchObject({
      status: 413,
      body: { name: 'payload_size_unexpected', code: 701 },
    }));
  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'is a body of type %s',
    async (content) =>
      expect((await send('POST', 'leave-requests', JSON.stringify(asked), { 'content-type': content })).status).toBe(
        415,
      ),
  );
  it('is an id that is none', async () => {
    for (const id of ['__proto__', 'constructor', '%00', "' OR 1=1 --", '..%2f..', 'x'.repeat(90)]) {
      expect([400, 404, 414]).toContain(
        (await send('PUT', `leave-requests/${encodeURIComponent(id)}/cancel`, { reason: 'Gone away' })).status,
      );
      expect([403, 404, 414]).toContain(
        (await send('POST', `leave-requests/${encodeURIComponent(id)}/document`, { documentId: 'x' })).status,
      );
    }
  });
  it('is a key that is too long, or empty', async () => {
    for (const key of ['', 'x'.repeat(201)])
      expect((await send('POST', 'leave-requests', asked, { 'idempotency-key': key })).status).toBe(400);
  });
  it.each([
    ['a program', new Blob(['MZ\u0090\u0000'])],
    ['a picture with scripts', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])],
    ['a page', new Blob(['<!doctype html>'])],
    ['a packed folder', new Blob([Buffer.from('504b0304140000000000', 'hex')])],
  ])('is %s as a document', async (_what, blob) => {
    const form = new FormData();
    form.append('file', blob, 'note.pdf');
    expect(await send('POST', 'storage', form)).toMatchObject({
      status: 415,
      body: { name: 'file_format', message: expect.stringMatching(/PDF/) },
    });
  });
  it('is a document over 2 MB', async () =>
    expect(await send('POST', 'storage', aForm('x'.repeat(2_097_152)))).toMatchObject({
      status: 413,
      body: { name: 'less_than_2_mb_error' },
    }));
});

describe('a rule that is broken', () => {
  it.each<[string, string, object, number, string, string[]]>([
    ['POST', 'leave-requests', { ...asked, leaveTypeId: ids.nobody }, 422, 'reference_unknown', ['leaveTypeId']],
    ['POST', 'leave-requests', { ...asked, leaveTypeId: ids.employee }, 422, 'reference_unknown', ['leaveTypeId']],
    ['POST', 'leave-requests', asked, 422, 'leave_request_exists', ['beginDate']],
    [
      'POST',
      'leave-requests',
      { ...asked, documents: [ids.nobody], beginDate: '2026-10-05', endDate: '2026-10-05' },
      422,
      'reference_unknown',
      ['documents'],
    ],
    [
      'POST',
      'leave-requests',
      { ...asked, beginDate: '2026-10-05', endDate: '2026-10-05', duration: 'HALF_DAY', period: 'FIRST_QUARTER' },
      422,
      'leave_period_required',
      ['period'],
    ],
    [
      'POST',
      'leave-requests',
      {
        ...asked,
        beginDate: '2026-10-05',
        endDate: '2026-10-06',
        duration: 'HOURLY',
        beginTime: '09:00',
        endTime: '10:00',
      },
      422,
      'date_range_too_long',
      ['endDate'],
    ],
    [
      'POST',
      `${account}/balance`,
      { leaveTypeId: ids.unpaid, year: 2026, days: 5 },
      422,
      'reference_unknown',
      ['leaveTypeId'],
    ],
    [
      'POST',
      `${account}/adjustments`,
      { leaveTypeId: ids.annual, on: '2026-03-01', days: 1, reason: '....' },
      422,
      'meaningful_text',
      ['reason'],
    ],
    [
      'POST',
      'leave-types',
      { ...type, minimumDays: 5, maximumDays: 2 },
      422,
      'leave_type_fewest_over_most',
      ['minimumDays'],
    ],
    ['PUT', `leave-types/${ids.unpaid}`, { usageRule: 'ON_DAY' }, 422, 'leave_type_usage_rule_kind', ['usageRule']],
    [
      'PUT',
      `leave-types/${ids.sick}`,
      { noticeDays: 29, horizonMonths: 1 },
      422,
      'leave_type_notice_over_horizon',
      ['noticeDays'],
    ],
    ['PUT', `leave-types/${ids.sick}`, { advanceDays: 1 }, 422, 'leave_type_advance_without_balance', ['advanceDays']],
    ['POST', 'leave-types', { ...type, id: ids.unpaid }, 409, 'same_record_exist', ['id']],
    [
      'PUT',
      'leave-requests/ID/cancel',
      { reason: 'Gone away', from: '2026-09-09' },
      422,
      'leave_day_outside',
      ['from'],
    ],
    ['PUT', 'leave-requests/ID/detail', { note: 'Nobody asked' }, 409, 'detail_not_awaited', []],
  ])('is named: %s %s %j', async (method, path, body, status, name, fields) => {
    const answered = await send(method, path.replace('ID', request), body);
    expect(answered).toMatchObject({ status, body: { name, message: expect.stringMatching(/\w/) } });
    expect(Object.keys(answered.body.fields ?? {})).toEqual(fields);
  });
});

describe('a query of the wrong shape', () => {
  it.each([
    ['{ leaveRequests(sortBy: reason) { total } }', 'shape'],
    ['{ leaveRequests(sortBy: __proto__) { total } }', 'shape'],
    ['{ leaveRequests(filter: { status: { like: "x" } }) { total } }', 'shape'],
    ['{ leaveRequests(filter: { _name: { eq: "x" } }) { total } }', 'shape'],
    ['{ people { total } }', 'shape'],
    ['{ files { total } }', 'shape'],
    ['{ leaveRequest(id: ["a"]) { id } }', 'shape'],
    ['{ leaveRequests(rowsPerPage: 101) { total } }', 'page_too_large'],
    ['{ leaveRequests(page: -1) { total } }', 'page_too_large'],
    ['{ leaveEntries(rowsPerPage: 0) { total } }', 'page_too_large'],
    ['{ leaveRequests(filter: { q: "a" }) { total } }', 'search_too_short'],
    [`{ leaveRequestsByIds(ids: ${JSON.stringify(Array(101).fill(ids.employee))}) { id } }`, 'page_too_large'],
    ['{ leaveRequestHistory(id: "x", rowsPerPage: 1000) { total } }', 'page_too_large'],
    ['{ leaveBalances(on: "2026-02-30") { balance } }', 'constraint_violation'],
    ['{ leaveYear(leaveTypeId: "x", year: 1) { closing } }', 'constraint_violation'],
    ['{ teamAbsences(from: "2026-01-01", to: "2026-12-31") { size } }', 'date_range_too_long'],
    ['{ teamAbsences(from: "2026-02-01", to: "2026-01-01") { size } }', 'date_range_too_long'],
    ['mutation { leaveRequests { total } }', 'shape'],
  ])('is refused: %s', async (query, name) => {
    const { body } = await company.query(query, me);
    expect(body.name ?? body.errors?.[0]?.extensions.name).toMatch(
      name === 'shape' ? /^(constraint_violation|http_message_not_readable)$/ : name,
    );
  });

  it('is refused by its field where a filter has another kind of values, in every list', async () => {
    const ask = async (query: string) => (await company.query(query, me)).body;
    expect(await looseFilters(company.hosted.runtime.service.readModels, ask)).toEqual([]);
  });

  it('takes texts of any kind for what they are', async () => {
    for (const text of ["' OR 1=1 --", '%', '"; DROP TABLE rows; --', '\\u0000', '💙💙', 'x'.repeat(5000)]) {
      const { body } = await company.query(
        `{ leaveTypes(filter: { q: ${JSON.stringify(`ab${text}`)} }) { total }
          leaveYear(leaveTypeId: ${JSON.stringify(text)}, year: 2026) { closing entries { id } } }`,
        me,
      );
      expect(body.data).toEqual({
        leaveTypes: { total: 0 },
        leaveYear: { closing: 0, entries: [] },
      });
    }
  });
});
