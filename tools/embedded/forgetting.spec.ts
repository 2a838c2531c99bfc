import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAttendance } from '@kadro/attendance';
import { type HostedService, type Ports, type Principal, perform, performUpload, redrawn } from '@kadro/chassis';
import { openTestPorts, pictureOf, serve, until } from '@kadro/chassis/testing';
import { createOrganization, startIdentity, systemPrincipal } from '@kadro/identity';
import { startLeave } from '@kadro/leave';
import { knownToLeave } from '../testing/known-to-leave.ts';
import { anyLeaveType } from '../testing/leave-type.ts';

const quiet = { info() {}, warn() {}, error() {} };
const folder = mkdtempSync(join(tmpdir(), 'kadro-forgotten-'));
const organization = '018f0000-0000-7000-8000-00000000a001';
const person = '018f0000-0000-7000-8000-00000000a002';
const branch = '018f0000-0000-7000-8000-00000000a003';
const type = '018f0000-0000-7000-8000-00000000a004';
const request = '018f0000-0000-7000-8000-00000000a005';
const boss = '018f0000-0000-7000-8000-00000000a006';
const picture = await pictureOf('png', { width: 64, height: 64 });
const png = `data:image/png;base64,${picture.toString('base64')}`;
/** Of the picture as it is kept: the server draws it anew. */
const drawn = (await redrawn(picture, 512)).bytes.toString('base64').slice(-80, -20);

/** Texts that stand nowhere else, by the class that they belong to; in lower case they are found too. */
const said = {
  identity: ['Wilhelmjnx', 'Quittenbaumx', 'ZX-778891', 'PASSQ7788', drawn, '1987-03-09'],
  contact: ['quittenmail@obst.example', '+493098765432', 'Mispelweg 774411'],
  health: ['HPXC991177', 'AB_NEGATIVE'],
  text: [
    'Schlehdornfieber',
    'Berberitzenkur',
    'Holunderattest',
    'Sanddornbefund',
    'Vogelbeerkummer',
    'Weissdornschicht',
    'Kornelkirschtor',
    'Felsenbirnenfracht',
  ],
  device: ['QKRFID556677'],
};
const everything = Object.values(said).flat();
const classes = Object.keys(said);

let ports: Ports & { close(): Promise<void> };
let identity: HostedService;
let leave: HostedService;
let attendance: HostedService;
type Service = 'identity' | 'leave' | 'attendance';
let asked: Record<Service, Awaited<ReturnType<typeof serve>>>;
let token: string;

async function start(): Promise<void> {
  ports = await openTestPorts({ folder });
  identity = await startIdentity(ports, quiet);
  leave = await startLeave(ports, quiet, identity.runtime.authenticator);
  attendance = await startAttendance(ports, quiet, identity.runtime.authenticator);
}

async function stop(): Promise<void> {
  await identity.close();
  await leave.close();
  await attendance.close();
  await ports.close();
}

const run = (name: string, params: Record<string, string>, body: object) =>
  perform(identity.runtime, systemPrincipal(organization), name, params, body, crypto.randomUUID());
const asPerson = (): Principal =>
  ({ ...systemPrincipal(organization), account: person, employeeId: person, session: 's' }) as Principal;
const asBoss = (): Principal =>
  ({ ...systemPrincipal(organization), account: boss, employeeId: boss, session: 'b' }) as Principal;
const inLeave = (principal: Principal, name: string, params: Record<string, string>, body: object) =>
  perform(leave.runtime, principal, name, params, body, crypto.randomUUID());
const inAttendance = (principal: Principal, name: string, body: object) =>
  perform(attendance.runtime, principal, name, {}, body, crypto.randomUUID());

/**
 * Every way in which a text may stand in a file: as itself, in lower case, in UTF-16, in base64 at each of three
 * places, with JSON's escapes.
 */
function forms(text: string): Buffer[] {
  const inBase64 = [0, 1, 2].map((shift) => {
    const encoded = Buffer.from(' '.repeat(shift) + text)
      .toString('base64')
      .replace(/=+$/, '');
    return Buffer.from(encoded.slice(shift === 0 ? 0 : shift + 1, encoded.length - 1));
  });
  const escaped = Array.from(text)
    .map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
  return [...new Set([text, text.toLowerCase(), text.toUpperCase(), escaped])]
    .map((one) => Buffer.from(one))
    .concat(Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16(), ...inBase64);
}

/** The services go on: a file may be gone by the time it is read. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (failed) {
    if ((failed as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw failed;
  }
}

/** The texts that some file of the folder still holds, with the file. */
function found(texts: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile(),
  );
  return files.flatMap((file) => {
    const bytes = bytesOf(join(folder, file));
    return texts.filter((text) => forms(text).some((form) => bytes.includes(form))).map((text) => `${text} in ${file}`);
  });
}

/** As the engine may when it moves what is in a page: it is in no row any more, and not overwritten. */
function leaveBehind(file: string, text: string): void {
  const db = new DatabaseSync(join(folder, file), { timeout: 5_000 });
  db.exec(`PRAGMA secure_delete=OFF; CREATE TABLE freed(text); INSERT INTO freed VALUES ('${text}'); DROP TABLE freed`);
  db.close();
}
const servedFiles = (): string[] => [
  'ops.db',
  ...readdirSync(join(folder, 'read-models'))
    .filter((file) => file.endsWith('.db'))
    .map((file) => join('read-models', file)),
];

async function company(): Promise<void> {
  const made = await createOrganization(identity.runtime, {
    id: organization,
    name: 'Obst',
    zone: 'Europe/Berlin',
    language: 'de',
    branchName: 'First',
    admin: {
      id: boss,
      firstName: 'Ada',
      lastName: 'Kaya',
      staffNumber: '1',
      workEmail: 'ada@obst.example',
      hiredDate: '2020-01-01',
    },
  });
  const pattern = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
  await run(
    'ChangeMobileSettings',
    { id: organization },
    { settings: { hrPage: false, leave: false, shift: false, clockInOut: false, overtime: false } },
  );
  await run('CreateBranch', {}, { id: branch, name: { en: 'North' }, zone: 'Europe/Berlin', workingPattern: pattern });
  await run(
    'HirePerson',
    {},
    {
      id: person,
      firstName: 'Wilhelmjnx',
      lastName: 'Quittenbaumx',
      staffNumber: 'ZX-778891',
      workEmail: 'quittenmail@obst.example',
      branchId: branch,
      hiredDate: '2024-01-08',
      language: 'de',
    },
  );
  await run('ChangeProfile', { id: person }, { phone: '+493098765432' });
  await run('ChangeImage', { id: person }, { image: png });
  await run('ChangeContact', { id: person }, { address: 'Mispelweg 774411' });
  await run(
    'ChangePersonal',
    { id: person },
    { birthDate: '1987-03-09', passportNumber: 'PASSQ7788', healthPassCode: 'HPXC991177', bloodType: 'AB_NEGATIVE' },
  );
  await run('ChangeManagement', { id: person }, { leaveManagers: [boss], overtimeManagers: [boss] });
  token = await signIn(await run('SendWelcomeNotification', { id: made.adminId }, {}));
}

async function signIn({ username, password }: Record<string, string>): Promise<string> {
  const first = await asked.identity.send('POST', 'login', { body: { username, password } });
  const changed = await asked.identity.send('PUT', 'account/change-password', {
    as: first.headers.get('authorization')!,
    body: { password: 'Kiraz-2026' },
  });
  return changed.headers.get('authorization')!;
}

async function leaves(): Promise<void> {
  await until(async () => String((await knownToLeave(leave, organization, person))?.leaveManagers) === boss);
  const admin = asBoss();
  await inLeave(admin, 'CreateLeaveType', {}, { id: type, ...anyLeaveType, advanceDays: 50 });
  const file = await performUpload(
    leave.runtime,
    asPerson(),
    { name: 'Holunderattest.pdf', bytes: Buffer.from('%PDF-1.4\nSanddornbefund\n%%EOF') },
    crypto.randomUUID(),
  );
  await inLeave(
    asPerson(),
    'RequestLeave',
    {},
    {
      id: request,
      leaveTypeId: type,
      duration: 'FULL_DAY',
      beginDate: '2026-01-12',
      endDate: '2026-01-13',
      reason: 'Schlehdornfieber',
      documents: [file],
    },
  );
  await inLeave(admin, 'ProcessLeaveRequest', { id: request }, { approved: true, note: 'Berberitzenkur' });
  await inLeave(
    admin,
    'AdjustBalance',
    { id: person },
    { leaveTypeId: type, on: '2026-03-01', days: 1, reason: 'Vogelbeerkummer' },
  );
  await until(async () => (await ports.notify.recent(10)).length > 1);
}

async function works(): Promise<void> {
  await until(
    async () => (await asked.attendance.send('POST', 'clock-records', { as: token, body: clockIn })).status === 201,
  );
  const shift = {
    name: { en: 'Day' },
    type: 'FIX',
    begin: '08:00',
    end: '17:00',
    breakTime: 60,
    breakMode: 'AUTOMATIC',
  };
  const { id: shiftId } = await inAttendance(asBoss(), 'DefineShift', shift);
  await inAttendance(asBoss(), 'PlanShifts', {
    employeeId: person,
    from: '2026-01-15',
    shiftIds: [shiftId],
    note: 'Weissdornschicht',
  });
  await inAttendance(asBoss(), 'CreateIdentity', { employeeId: person, number: 'QKRFID556677' });
  await inAttendance(asPerson(), 'RequestOvertime', {
    overtimeDate: '2026-01-15',
    shiftId,
    period: 'CLOCK_OUT',
    durationInMinutes: 60,
    reason: 'Felsenbirnenfracht',
  });
  // the search reads files
  const head = await ports.events.head();
  for (const { runtime } of [identity, leave, attendance]) await runtime.caughtUp(head, 'written');
}

const clockIn = {
  employeeId: person,
  eventType: 'CLOCK_IN',
  at: '2026-01-15T07:00:00Z',
  description: 'Kornelkirschtor',
};

const held = async (service: Service) =>
  (await asked[service].send('GET', `personal-data/${person}`, { as: token })).body as {
    classes: { dataClass: string }[];
    erased: string[];
  };
const erased = async (service: Service) => (await held(service)).erased.toSorted();

beforeAll(async () => {
  await start();
  asked = {
    identity: await serve('identity', () => identity),
    leave: await serve('leave', () => leave),
    attendance: await serve('attendance', () => attendance),
  };
  await company();
  await leaves();
  await works();
  await ports.messages.append('kadro.leave.dead', [deadLetter()]);
});

afterAll(async () => {
  asked.identity.stop();
  asked.leave.stop();
  asked.attendance.stop();
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

function deadLetter() {
  const place = {
    organization,
    stream: `identity.person-${organization}_${person}`,
    revision: 9,
    at: '2026-01-05T08:00:00.000Z',
    correlation: 'test',
  };
  const heard = {
    id: 'dead',
    name: 'PersonChanged',
    from: 'identity',
    ...place,
    data: { person: { id: person, firstName: 'Wilhelmjnx' } },
  };
  return {
    id: 'dead',
    type: 'identity.PersonChanged',
    source: 'leave',
    key: place.stream,
    ...place,
    data: {
      id: 'dead',
      at: place.at,
      type: 'identity.PersonChanged',
      reaction: 'recordPerson',
      reason: 'ZodError',
      attempts: 5,
      heard,
    },
  };
}

describe('a person’s data before anything is forgotten', () => {
  it('is seen by the search, all of it but what only ciphers hold', async () => {
    const open = everything.filter((text) => !['Sanddornbefund'].includes(text));
    const seen = new Set(found(open).map((one) => one.slice(0, one.indexOf(' in '))));
    expect([...seen].toSorted()).toEqual(open.toSorted());
  });

  it('is counted by class', async () => {
    const count = async (service: Service) =>
      (await held(service)).classes.map(({ dataClass }) => dataClass).toSorted();
    expect([await count('identity'), await count('leave'), await count('attendance')]).toEqual([
      ['contact', 'health', 'identity'],
      ['identity', 'text'],
      ['device', 'identity', 'text'],
    ]);
  });

  it.each([
    ['an own account', boss, { confirmation: '1' }, 'own_account'],
    ['names while employed', person, { classes: ['identity'] }, 'still_employed'],
    ['another staff number', person, { classes: ['health'], confirmation: '1' }, 'confirmation_wrong'],
    ['a reason that says nothing', person, { classes: ['health'], reason: '...' }, 'meaningful_text'],
  ])('stays for %s', async (_what, id, body, name) => {
    const sent = { classes: ['health'], reason: 'The retention period has ended', confirmation: 'ZX-778891', ...body };
    expect((await asked.identity.send('POST', `employees/${id}/forget`, { as: token, body: sent })).body.name).toBe(
      name,
    );
  });
});

describe('forgetting a person', () => {
  it('is done by each service', async () => {
    await run(
      'ResignPerson',
      { id: person },
      { quitDate: '2026-01-31', quitReason: 'RESIGNATION', quitDescription: 'Vogelbeerkummer' },
    );
    for (const file of servedFiles()) leaveBehind(file, 'wilhelmjnx quittenbaumx');
    const answer = await asked.identity.send('POST', `employees/${person}/forget`, {
      as: token,
      body: { classes, reason: 'The retention period has ended', confirmation: 'ZX-778891' },
    });
    expect(answer.status).toBe(202);
    for (const service of ['identity', 'leave', 'attendance'] as const) {
      await until(async () => (await erased(service)).length === classes.length);
      expect((await held(service)).classes).toEqual([]);
    }
  });

  it('leaves nothing readable in any file, while the services go on', () => expect(found(everything)).toEqual([]));

  it('shows nothing in rows, as of former days, in histories and exports', async () => {
    const texts = await Promise.all([
      asked.identity.query(
        `{
          employee(id: "${person}") { firstName lastName status personal { birthDate bloodType } }
          past: employee(id: "${person}", asOf: "2026-01-10") { firstName contact { address } }
          employeeHistory(id: "${person}") { items { type changes { field old new } } }
        }`,
        token,
      ),
      asked.leave.query(
        `{
          leaveRequest(id: "${request}") { reason status days approvalHistory { note } }
          leaveRequestHistory(id: "${request}") { items { changes { field old new } } }
        }`,
        token,
      ),
      asked.identity.send('GET', `personal-data/${person}/export`, { as: token }),
      asked.leave.send('GET', `personal-data/${person}/export`, { as: token }),
      asked.attendance.send('GET', `personal-data/${person}/export`, { as: token }),
    ]);
    for (const { status, body } of texts) {
      expect([status, body.errors]).toEqual([200, undefined]);
      expect(everything.filter((text) => JSON.stringify(body).includes(text))).toEqual([]);
    }
    expect(texts[0].body.data.employee).toMatchObject({ firstName: '', lastName: '', status: 'RESIGNED' });
    expect(texts[1].body.data.leaveRequest).toMatchObject({ reason: null, status: 'APPROVED', days: 2 });
  });

  it('frees the staff number and the e-mail for somebody else', async () => {
    const other = {
      firstName: 'Bo',
      lastName: 'Lin',
      staffNumber: 'ZX-778891',
      workEmail: 'quittenmail@obst.example',
      branchId: branch,
      hiredDate: '2026-02-02',
    };
    const { id } = await run('HirePerson', {}, other);
    await run('ChangeEmployment', { id: id! }, { staffNumber: 'B-2' });
    await run('ChangeProfile', { id: id! }, { workEmail: 'bo@obst.example' });
    expect(id).not.toBe(person);
  });

  it('keeps what is said of a forgotten class afterwards', async () => {
    await run('ChangePersonal', { id: person }, { healthPassCode: 'HPXC991177' });
    const { body } = await asked.identity.query(`{ employee(id: "${person}") { personal { healthPassCode } } }`, token);
    expect(body.data.employee.personal.healthPassCode).toBe('HPXC991177');
  });

  it('asks for no number again, and forgets what was said since', async () => {
    const again = await asked.identity.send('POST', `employees/${person}/forget`, {
      as: token,
      body: { classes: [...classes, 'location'], reason: 'The retention period has ended', confirmation: '' },
    });
    expect(again.status).toBe(202);
    const { body } = await asked.identity.query(
      `{ forgottenPerson(id: "${person}") { classes { dataClass by } } }`,
      token,
    );
    expect(body.data.forgottenPerson.classes.map(({ dataClass }: { dataClass: string }) => dataClass)).toEqual([
      ...classes,
      ...classes,
      'location',
    ]);
    const health = `{ employee(id: "${person}") { personal { healthPassCode } } }`;
    await until(
      async () => (await asked.identity.query(health, token)).body.data.employee.personal.healthPassCode === null,
    );
    await until(async () => found(['HPXC991177']).length === 0);
  });

  it('is still so after a restart', async () => {
    await stop();
    expect(found(everything.filter((text) => !['ZX-778891', 'quittenmail@obst.example'].includes(text)))).toEqual([]);
    await start();
    const { body } = await asked.identity.query(
      `{
        employee(id: "${person}") { firstName profile { phone imageUrl } }
        personCardsByIds(ids: ["${person}"]) { firstName imageUrl }
      }`,
      token,
    );
    expect(body.data).toEqual({
      employee: { firstName: '', profile: { phone: null, imageUrl: null } },
      personCardsByIds: [{ firstName: '', imageUrl: null }],
    });
  });
});
