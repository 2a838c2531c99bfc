import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { looseFilters, refusalsLeaveNothing } from '@kadro/chassis/testing';
import { bulkUpdateBy } from './testing/access/made.ts';
import { type Company, faults, ids, startCompany } from './testing/company.ts';

let company: Company;
let as: string;
let bulkUpdate: string;
beforeAll(async () => {
  company = await startCompany();
  as = await company.session(ids.superAdmin);
  bulkUpdate = await bulkUpdateBy(company, 'super admin');
});
afterAll(() => company.stop());
refusalsLeaveNothing(() => company, faults);

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  company.send(method, path, { as, body, headers });
const employee = `employees/${ids.employee}`;
const person = {
  firstName: 'Neu',
  lastName: 'Neu',
  staffNumber: 'n1',
  workEmail: 'neu@a.example',
  branchId: ids.north,
  hiredDate: '2026-01-05',
};

const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

describe('a body of the wrong shape', () => {
  it.each<[string, string, unknown, string]>([
    ['POST', 'employees', { ...person, firstName: undefined }, 'firstName'],
    ['POST', 'employees', { ...person, firstName: '  ' }, 'firstName'],
    ['POST', 'employees', { ...person, firstName: 'x'.repeat(81) }, 'firstName'],
    ['POST', 'employees', { ...person, workEmail: 'nobody' }, 'workEmail'],
    ['POST', 'employees', { ...person, branchId: 'north' }, 'branchId'],
    ['POST', 'employees', { ...person, hiredDate: '2026-02-30' }, 'hiredDate'],
    ['POST', 'employees', { ...person, hiredDate: '0026-01-05' }, 'hiredDate'],
    ['POST', 'employees', { ...person, startedDate: '9999-12-31' }, 'startedDate'],
    ['POST', 'employees', { ...person, id: '../etc' }, 'id'],
    ['PUT', `${employee}/personal`, { disabilityLevel: 4 }, 'disabilityLevel'],
    ['PUT', `${employee}/personal`, { disabilityLevel: 1.5 }, 'disabilityLevel'],
    ['PUT', `${employee}/personal`, { disabilityLevel: 1e308 }, 'disabilityLevel'],
    ['PUT', `${employee}/personal`, { gender: 'male' }, 'gender'],
    ['PUT', `${employee}/personal`, { gender: ['MALE'] }, 'gender'],
    ['PUT', `${employee}/personal`, { birthDate: 19900517 }, 'birthDate'],
    ['PUT', `${employee}/personal`, { birthDate: '0000-01-01' }, 'birthDate'],
    ['PUT', `${employee}/employment`, { allowanceDate: '1899-12-31' }, 'allowanceDate'],
    ['PUT', `${employee}/employment`, { jobId: null, effectiveOn: '2201-01-01' }, 'effectiveOn'],
    ['PUT', `${employee}/management`, { leaveManagers: [], effectiveOn: '9999-12-31' }, 'effectiveOn'],
    [
      'PUT',
      'employees/update/job-info',
      { employees: [ids.employee], jobInfo: ids.job, effectiveOn: '0001-01-01' },
      'effectiveOn',
    ],
    ['POST', `${employee}/resign`, { quitDate: '9999-12-31', quitReason: 'RESIGNATION' }, 'quitDate'],
    ['POST', `${employee}/rehire`, { hiredDate: '9999-12-31' }, 'hiredDate'],
    ['POST', 'holidays', { name: { en: 'Day' }, date: '0000-01-01', part: 'FULL' }, 'date'],
    ['PUT', `holidays/${ids.holiday}`, { date: '9999-12-31' }, 'date'],
    ['PUT', `branches/${ids.south}`, { workingPattern: week, workingPatternFrom: '9999-12-31' }, 'workingPatternFrom'],
    ['PUT', `${employee}/contact`, { workPhone: '12' }, 'workPhone'],
    ['PUT', `${employee}/contact`, { address: { $ne: null } }, 'address'],
    ['PUT', `${employee}/employment`, { trialTime: 1e21 }, 'trialTime'],
    ['PUT', `${employee}/employment`, { staffNumber: null }, 'staffNumber'],
    ['PUT', `${employee}/management`, { leaveManagers: ids.manager }, 'leaveManagers'],
    ['PUT', `${employee}/management`, { leaveManagers: [null] }, 'leaveManagers.0'],
    ['PUT', `${employee}/role`, { admin: 'true' }, 'admin'],
    ['PUT', `${employee}/profile/image`, { image: 7 }, 'image'],
    ['POST', 'employees', { ...person, firstName: 'Neu\uD800' }, 'firstName'],
    ['POST', 'employees', { ...person, lastName: 'Neu\u202E' }, 'lastName'],
    ['POST', 'employees', { ...person, staffNumber: 'n\u200B1' }, 'staffNumber'],
    ['POST', 'employees', { ...person, staffNumber: 'n\n1' }, 'staffNumber'],
    ['POST', 'holidays', { name: { en: 'Day\uDC00' }, date: '2026-05-04' }, 'name.en'],
    ['PUT', `${employee}/contact`, { address: 'One\u0000' }, 'address'],
    ['PUT', `organizations/${ids.orgA}`, { parameters: { lastPasswords: -1 } }, 'parameters.lastPasswords'],
    ['PUT', `organizations/${ids.orgA}`, { publicURL: 'javascript:alert(1)' }, 'publicURL'],
    ['PUT', `organizations/${ids.orgA}/mobile-settings`, { settings: { leave: 'no' } }, 'settings.leave'],
    ['POST', 'branches', { name: {}, zone: 'Europe/Berlin', workingPattern: {} }, 'name'],
    ['POST', 'branches', { name: { en: 'x' }, zone: 'Mars/Base', workingPattern: {} }, 'zone'],
    ['POST', 'holidays', { name: { en: 'x' }, date: 'tomorrow', part: 'FULL' }, 'date'],
    ['POST', 'login', { username: 'a@a.example', password: ['x'] }, 'password'],
    ['POST', 'change-password', { oldPassword: 'x' }, 'password'],
  ])('is refused with the field: %s %s %j', async (method, path, body, field) => {
    const { status, body: answer } = await send(method, path, body);
    expect([status, answer.name]).toEqual([400, expect.stringMatching(/^(constraint_violation|wrong_argument_type)$/)]);
    const text = field.split('.').reduce((at, part) => at?.[part], answer.fields);
    expect(text).toEqual(expect.any(String));
  });

  it.each([[[]], ['text'], [7], [true], [null]])('is refused where it is no object: %j', async (body) => {
    const { status } = await send('PUT', `${employee}/contact`, JSON.stringify(body));
    expect(status).toBe(400);
  });

  it('is refused where it goes down without end', async () => {
    const body = `{"address": ${'['.repeat(2e5)}${']'.repeat(2e5)}}`;
    const { status, body: answer } = await send('PUT', `${employee}/contact`, body);
    expect([status, answer.name]).toEqual([400, 'constraint_violation']);
  });

  it.each(['{"address": "x"', '', 'address=x', '{"address": "x"}}', '\u0000'])(
    'is refused where it is no JSON: %j',
    async (body) => {
      const { status, body: answer } = await send('PUT', `${employee}/contact`, body, {
        'content-type': 'application/json',
      });
      expect([status, answer.name]).toEqual([400, 'http_message_not_readable']);
    },
  );

  it.each([
    '{"__proto__": {"admin": true}}',
    '{"constructor": {"prototype": {"admin": true}}}',
    '{"address": "x", "__proto__": {"toString": 1}}',
  ])('is refused where it reaches for prototypes: %s', async (body) => {
    const { status } = await send('PUT', `${employee}/contact`, body, { 'content-type': 'application/json' });
    expect([status, ({} as { admin?: boolean }).admin]).toEqual([400, undefined]);
  });
});

describe('an id that no record has', () => {
  it.each(['GET', 'PUT', 'DELETE'])('is not found, however long it is: %s', async (method) => {
    const path = { GET: 'personal-data/', PUT: 'jobs/', DELETE: 'branches/' }[method]!;
    const answers = await Promise.all(
      [ids.nobody, 'x'.repeat(101), 'x'.repeat(5_000)].map((id) => send(method, path + id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(answers[2]!.body).toMatchObject({ name: 'resource_not_found', message: expect.any(String) });
  });
});

describe('what is not declared', () => {
  it('is refused by every command, by name', async () => {
    const { commands, endpoints } = company.hosted.runtime.service;
    for (const { method, path, example, name } of [...commands, ...endpoints]) {
      if (method === 'GET') continue; // what only reads takes no body
      const at = path.replace(
        '{id}',
        path.startsWith('organizations')
          ? ids.orgA
          : path.startsWith('employees/update')
            ? bulkUpdate
            : path.startsWith('employees')
              ? ids.colleague
              : ((
                  {
                    branches: ids.south,
                    units: ids.unit,
                    teams: ids.team,
                    jobs: ids.job,
                    holidays: ids.holiday,
                  } as Record<string, string>
                )[path.split('/')[0]!] ?? ids.nobody),
      );
      const { status, body } = await send(method, at, { ...example, salary: 1 });
      expect([name, status, body.name, body.fields]).toEqual([
        name,
        400,
        'unknown_property',
        expect.objectContaining({ salary: expect.any(String) }),
      ]);
    }
  });

  it('is refused inside of objects too', async () => {
    const { status, body } = await send('PUT', `organizations/${ids.orgA}`, {
      parameters: { lastPasswords: 3, cheat: 1 },
    });
    expect([status, body.fields]).toEqual([400, { parameters: { cheat: expect.any(String) } }]);
    expect(
      (await send('PUT', `organizations/${ids.orgA}/mobile-settings`, { settings: { cheat: false } })).status,
    ).toBe(400);
    expect((await send('PUT', `branches/${ids.south}`, { name: { en: 'x', xx: 'y' } })).status).toBe(400);
  });
});

describe('what HTTP refuses', () => {
  it('is a body over the limit', async () => {
    const { status, body } = await send('PUT', `${employee}/contact`, { address: 'x'.repeat(600 * 1024) });
    expect([status, body.name, body.code]).toEqual([413, 'payload_size_unexpected', 701]);
  });
  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is a body of type %s',
    async (type) => {
      const { status, body } = await send('PUT', `${employee}/contact`, '{"address":"x"}', { 'content-type': type });
      expect([status, body.name]).toEqual([415, 'unsupported_file_format']);
    },
  );
  it('is a path that is not there', async () =>
    expect(await send('PUT', 'employees')).toMatchObject({ status: 404, body: { name: 'resource_not_found' } }));
  it('is a key that is too long, or empty', async () => {
    for (const key of ['', 'x'.repeat(201)])
      expect((await send('PUT', `${employee}/contact`, { address: 'x' }, { 'idempotency-key': key })).status).toBe(400);
  });
  it('is an id that is none', async () => {
    for (const id of ['__proto__', 'constructor', '%00', '\u0000', 'a\u202E', "' OR 1=1 --", '..%2f..', 'x'.repeat(90)])
      expect([400, 404, 414]).toContain(
        (await send('PUT', `employees/${encodeURIComponent(id)}/contact`, { address: 'x' })).status,
      );
  });
});

/** All others are 422. */
const statusOf: Record<string, number> = { same_record_exist: 409, changed_meanwhile: 409, entity_not_found: 404 };

describe('a rule that is broken', () => {
  it.each<[string, string, object, string, string | null]>([
    ['POST', 'employees', { ...person, staffNumber: '2' }, 'same_record_exist', 'staffNumber'],
    ['POST', 'employees', { ...person, workEmail: 'EMPLOYEE@a.example' }, 'same_record_exist', 'workEmail'],
    ['POST', 'employees', { ...person, branchId: ids.onlyBBranch }, 'reference_unknown', 'branchId'],
    ['POST', 'employees', { ...person, branchId: ids.unit }, 'reference_unknown', 'branchId'],
    ['POST', 'employees', { ...person, managerId: ids.onlyB }, 'reference_unknown', 'managerId'],
    ['POST', 'employees', { ...person, managerId: ids.job }, 'reference_unknown', 'managerId'],
    ['PUT', `${employee}/employment`, { managerId: ids.employee }, 'manager_cycle', 'managerId'],
    ['PUT', `${employee}/employment`, { jobId: ids.team }, 'reference_unknown', 'jobId'],
    ['PUT', `${employee}/management`, { shiftManagers: [ids.employee] }, 'manager_cycle', 'shiftManagers'],
    ['PUT', `${employee}/management`, { shiftManagers: [ids.onlyB] }, 'reference_unknown', 'shiftManagers'],
    [
      'PUT',
      `${employee}/role`,
      { restrictedAdmin: true, adminBranches: [] },
      'admin_branches_required',
      'adminBranches',
    ],
    [
      'PUT',
      `${employee}/role`,
      { restrictedAdmin: true, adminBranches: [ids.onlyBBranch] },
      'reference_unknown',
      'adminBranches',
    ],
    ['PUT', `employees/${ids.superAdmin}/role`, { hrManager: true }, 'own_role', null],
    [
      'PUT',
      `${employee}/employment`,
      { hiredDate: '2026-07-16', effectiveOn: '2026-07-16' },
      'not_plannable',
      'hiredDate',
    ],
    [
      'PUT',
      `${employee}/management`,
      { leaveManagers: [], effectiveOn: '2025-12-31' },
      'date_before_hiring',
      'effectiveOn',
    ],
    ['DELETE', `${employee}/planned-changes/${ids.nobody}`, {}, 'entity_not_found', null],
    ['POST', `${employee}/rehire`, { hiredDate: '2026-07-16' }, 'not_resigned', null],
    ['PUT', `${employee}/contact`, { address: 'x', revision: 999 }, 'changed_meanwhile', null],
    ['PUT', `units/${ids.unit}`, { parentId: ids.unit }, 'parent_cycle', 'parentId'],
    ['PUT', `units/${ids.unit}`, { branchId: ids.onlyBBranch }, 'reference_unknown', 'branchId'],
  ])('is named: %s %s %j', async (method, path, body, name, field) => {
    const answered = await send(method, path, body);
    expect(answered).toMatchObject({
      status: statusOf[name] ?? 422,
      body: { name, message: expect.stringMatching(/\w/) },
    });
    if (field) expect(answered.body.fields).toEqual({ [field]: expect.any(String) });
  });

  it.each<[string, object]>([
    ['employees', { ...person, id: ids.unit }],
    ['teams', { name: { en: 'x' }, id: ids.unit }],
    ['units', { name: { en: 'x' }, id: ids.unit }],
    ['jobs', { name: { en: 'x' }, id: ids.employee }],
  ])('does not let an id be used twice, here or by another kind of thing: %s %j', async (path, body) => {
    expect(await send('POST', path, body)).toMatchObject({
      status: 409,
      body: { name: 'same_record_exist', fields: { id: expect.any(String) } },
    });
  });
});

describe('a query of the wrong shape', () => {
  it.each<[string, object]>([
    ['query ($v: [ID!]!) { employeesByIds(ids: $v) { id } }', { v: ['a', '\uD800'] }],
    ['query ($v: EmployeesFilter) { employees(filter: $v) { total } }', { v: { status: { eq: '\uD800' } } }],
    ['query ($v: EmployeesFilter) { employees(filter: $v) { total } }', { v: { status: { eq: null } } }],
    ['query ($v: EmployeesFilter) { employees(filter: $v) { total } }', { v: { status: { in: null } } }],
  ])('is refused with the variable: %s %j', async (query, variables) => {
    const { body } = await company.send('POST', '/identity/graphql', { as, body: { query, variables } });
    expect(body.errors[0].extensions).toMatchObject({ name: 'constraint_violation', fields: expect.any(Object) });
  });

  const names = async (query: string) => {
    const { status, body } = await company.query(query, as);
    return [status, body.name ?? body.errors?.[0]?.extensions.name];
  };

  it.each([
    ['{ employees(sortBy: workEmail) { total } }', 'shape'],
    ['{ employees(sortBy: __proto__) { total } }', 'shape'],
    ['{ employees(filter: { birthDate: { eq: "x" } }) { total } }', 'shape'],
    ['{ employees(filter: { personal: { birthDate: { eq: "x" } } }) { total } }', 'shape'],
    ['{ employees(filter: { status: { like: "x" } }) { total } }', 'shape'],
    ['{ employees(filter: { name: { eq: "x" } }) { total } }', 'shape'],
    ['{ personCards { total } }', 'shape'],
    ['{ principals { total } }', 'shape'],
    ['{ passwords(id: "x") { hash } }', 'shape'],
    ['{ employee(id: ["a"]) { id } }', 'shape'],
    ['{ employees(rowsPerPage: 101) { total } }', 'page_too_large'],
    ['{ employees(rowsPerPage: -1) { total } }', 'page_too_large'],
    ['{ employees(page: -1) { total } }', 'page_too_large'],
    ['{ employees(page: 99999999) { total } }', 'page_too_large'],
    ['{ employees(page: 9999999999999) { total } }', 'shape'],
    ['{ employees(filter: { q: "a" }) { total } }', 'search_too_short'],
    [`{ employeesByIds(ids: ${JSON.stringify(Array(101).fill(ids.employee))}) { id } }`, 'page_too_large'],
    [`{ employeeHistory(id: "${ids.employee}", page: -1) { total } }`, 'page_too_large'],
    [`{ employeeHistory(id: "${ids.employee}", rowsPerPage: 1000) { total } }`, 'page_too_large'],
    ['{ employeesByAdmins(rowsPerPage: 1000) { total } }', 'constraint_violation'],
    ['mutation { employees { total } }', 'shape'],
    ['{ employees { total ', 'shape'],
  ])('is refused: %s', async (query, name) =>
    expect((await names(query))[1]).toMatch(
      name === 'shape' ? /^(constraint_violation|http_message_not_readable)$/ : name,
    ),
  );

  it('is refused by its field where a filter has another kind of values, in every list', async () => {
    const ask = async (query: string) => (await company.query(query, as)).body;
    expect(await looseFilters(company.hosted.runtime.service.readModels, ask)).toEqual(['employees.staffNumber']);
  });

  it('takes texts of any kind for what they are', async () => {
    for (const text of ["' OR 1=1 --", '%', '_%', '"; DROP TABLE rows; --', '\\u0000', '💙💙', 'x'.repeat(5000)]) {
      const { body } = await company.query(
        `{ employees(filter: { staffNumber: { eq: ${JSON.stringify(text)} } }) { total }
          branches(filter: { q: ${JSON.stringify(`ab${text}`)} }) { total } }`,
        as,
      );
      expect(body.data).toEqual({ employees: { total: 0 }, branches: { total: 0 } });
    }
  });
});
