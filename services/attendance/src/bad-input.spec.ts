import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { looseFilters, refusalsLeaveNothing } from '@kadro/chassis/testing';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { dayShift, storyOf } from './testing/story.ts';

let company: Company;
let shift: string;
let employeeId: string;
const story = storyOf(() => company);
const send = (method: string, path: string, body: unknown) => story.send(method, path, 'superAdmin', body);

beforeAll(async () => {
  company = await startCompany();
  shift = await story.shift();
  employeeId = await story.member();
  await story.days(employeeId, '2026-07-14');
  await company.settled(ids.orgA);
});
afterAll(() => company.stop());
refusalsLeaveNothing(() => company, faults);

const plan = { from: '2026-09-07', to: '2026-09-08' };
const reading = { eventType: 'CLOCK_IN', at: '2026-07-14T05:00:00Z' };
const overtime = { overtimeDate: '2026-07-20', period: 'CLOCK_OUT', durationInMinutes: 60 };
const forgotten = {
  problem: 'MISSING',
  date: '2026-07-14',
  time: '18:02',
  eventType: 'CLOCK_OUT',
  reason: 'Forgotten',
};
const pattern = { name: { en: 'Two on' }, anchor: '2026-03-02', days: [{ shiftIds: [] }] };
const actions = ['clockInOut', 'dutyInOut', 'breakInOut', 'lunchInOut'];
const allowed = { allowed: true, descriptionRequired: false };
const terminal = {
  name: 'Gate',
  purpose: 'CLOCK',
  disabled: false,
  allowedAddresses: [],
  ...Object.fromEntries(actions.map((action) => [action, allowed])),
};

describe('a body of the wrong shape', () => {
  it.each<[string, string, () => unknown, string]>([
    ['POST', 'shifts', () => ({ ...dayShift, begin: '24:00' }), 'begin'],
    ['POST', 'shifts', () => ({ ...dayShift, breakTime: '60' }), 'breakTime'],
    ['POST', 'shifts', () => ({ ...dayShift, breakTime: 1.5 }), 'breakTime'],
    ['POST', 'shifts', () => ({ ...dayShift, breakTime: 1e21 }), 'breakTime'],
    ['POST', 'shifts', () => ({ ...dayShift, name: [] }), 'name'],
    ['POST', 'shifts', () => ({ ...dayShift, name: { en: 'Day\u202E' } }), 'name.en'],
    ['PUT', 'shifts/SHIFT', () => ({ begin: '09:00', effectiveOn: '0000-01-01' }), 'effectiveOn'],
    ['PUT', 'shifts/SHIFT', () => ({ begin: '09:00', effectiveOn: '9999-12-31' }), 'effectiveOn'],
    ['PUT', 'shifts/SHIFT', () => ({ begin: '09:00', effectiveOn: '2026-02-30' }), 'effectiveOn'],
    ['POST', 'workplans', () => ({ ...plan, employeeId, shiftIds: shift }), 'shiftIds'],
    ['POST', 'workplans', () => ({ ...plan, employeeId, shiftIds: [null] }), 'shiftIds.0'],
    ['POST', 'workplans', () => ({ ...plan, employeeId, shiftIds: [shift], from: '9999-12-31' }), 'from'],
    ['POST', 'workplans', () => ({ ...plan, employeeId, shiftIds: [shift], to: '2026-9-8' }), 'to'],
    ['POST', 'workplans/removals', () => ({ ...plan, employeeId, from: '0000-01-01' }), 'from'],
    ['POST', 'clock-records', () => ({ ...reading, employeeId, at: '2026-07-14T24:00:00Z' }), 'at'],
    ['POST', 'clock-records', () => ({ ...reading, employeeId, at: '2026-07-14' }), 'at'],
    ['POST', 'clock-records', () => ({ ...reading, employeeId, eventType: 'LUNCH' }), 'eventType'],
    ['POST', 'overtimes', () => ({ ...overtime, durationInMinutes: '60' }), 'durationInMinutes'],
    ['POST', 'overtimes', () => ({ ...overtime, overtimeDate: '2026-13-01' }), 'overtimeDate'],
    ['POST', 'clock-corrections', () => ({ ...forgotten, time: '9:00' }), 'time'],
    ['POST', 'clock-corrections', () => ({ ...forgotten, reason: 'For\u0000gotten' }), 'reason'],
    ['POST', 'workplan-requests', () => ({ days: {}, reason: 'An appointment' }), 'days'],
    ['POST', 'worksheets', () => ({ ...pattern, anchor: '0000-01-01' }), 'anchor'],
    ['POST', 'worksheets', () => ({ ...pattern, days: [] }), 'days'],
    ['POST', 'shift-parameters', () => ({ name: { en: 'Rules' }, setOff: 'true' }), 'setOff'],
    ['POST', 'terminals', () => ({ ...terminal, clockInOut: true }), 'clockInOut'],
    ['POST', 'terminals', () => ({ ...terminal, allowedAddresses: ['10.0.0.0/99'] }), 'allowedAddresses.0'],
    ['POST', 'zones', () => ({ name: { en: 'Hall\u200B' } }), 'name.en'],
    ['POST', 'identities', () => ({ employeeId, number: '04\u00AD' }), 'number'],
    ['PUT', 'employees/EMPLOYEE/time-settings', () => ({ defaultShiftId: null, from: '9999-12-31' }), 'from'],
    ['PUT', 'employees/EMPLOYEE/worksheet-assignment', () => ({ worksheetId: null, from: '0000-01-01' }), 'from'],
    ['PUT', 'overtimes/processes/multiple', () => ({ approved: true, ids: [] }), 'ids'],
    ['PUT', 'overtimes/processes/multiple', () => ({ approved: true, ids: Array(101).fill('x') }), 'ids'],
  ])('is refused with the field: %s %s %#', async (method, path, bodyOf, field) => {
    const place = path.replace('SHIFT', shift).replace('EMPLOYEE', employeeId);
    const { status, body: answer } = await send(method, place, bodyOf());
    expect([status, answer.name]).toEqual([400, expect.stringMatching(/^(constraint_violation|wrong_argument_type)$/)]);
    expect(field.split('.').reduce((at, part) => at?.[part], answer.fields)).toEqual(expect.any(String));
  });

  it.each([[[]], ['text'], [7], [true], [null]])('is refused where it is no object: %j', async (body) =>
    expect((await send('POST', 'shifts', JSON.stringify(body))).status).toBe(400),
  );
});

describe('a query of the wrong shape', () => {
  it.each([
    ['{ timesheets(sortBy: note) { total } }', 'shape'],
    ['{ timesheets(filter: { state: { like: "x" } }) { total } }', 'shape'],
    ['{ timesheets(rowsPerPage: 101) { total } }', 'page_too_large'],
    ['{ clockRecords(page: -1) { total } }', 'page_too_large'],
    [`{ workplansByIds(ids: ${JSON.stringify(Array(101).fill(ids.employee))}) { id } }`, 'page_too_large'],
    ['{ overtimeYear(date: "0000-01-01") { counted } }', 'constraint_violation'],
    ['{ attendanceDashboard(month: "9999-12") { days { date } } }', 'constraint_violation'],
    ['{ attendanceDashboard(month: "2026-13") { days { date } } }', 'constraint_violation'],
    ['{ timesheetMonths(employeeIds: [], month: "9999-12") { employeeId } }', 'constraint_violation'],
    ['{ timesheetReasons(date: "2026-02-30") { figures { figure } } }', 'constraint_violation'],
    ['{ coverage(from: "2026-07-02", to: "2026-07-01") { places { branchId } } }', 'date_order'],
    ['{ coverage(from: "2026-01-01", to: "2026-07-01") { places { branchId } } }', 'date_range_too_long'],
  ])('is refused: %s', async (query, name) => {
    const { body } = await company.query(query, as('superAdmin'));
    expect(body.name ?? body.errors?.[0]?.extensions.name).toMatch(
      name === 'shape' ? /^(constraint_violation|http_message_not_readable)$/ : name,
    );
  });

  it('is refused by its field where a filter has another kind of values, in every list', async () => {
    const ask = async (query: string) => (await company.query(query, as('superAdmin'))).body;
    expect(await looseFilters(company.hosted.runtime.service.readModels, ask)).toEqual([
      // of any words
      'terminals.exactName',
      // place and month
      'periodPeople.periodId',
      'periodDifferences.periodId',
    ]);
  });
});
