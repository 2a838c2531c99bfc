import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HostedService, perform, type Ports } from '@kadro/chassis';
import { openTestPorts, until } from '@kadro/chassis/testing';
import { createOrganization, startIdentity, systemPrincipal } from '@kadro/identity';
import { languages } from '@kadro/kernel';
import { startLeave } from '@kadro/leave';
import { type Gateway, startGateway } from '@kadro/gateway';
import { knownToLeave } from '../testing/known-to-leave.ts';
import { pdfOf } from '../../gateway/src/people-export/pdf.ts';
import { type PersonExport } from '../../gateway/src/people-export/route.ts';
import { sectionsOf } from '../../gateway/src/people-export/sections.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const folder = mkdtempSync(join(tmpdir(), 'kadro-export-'));
const organization = '018f0000-0000-7000-8000-00000000b001';
const person = '018f0000-0000-7000-8000-00000000b002';
let ports: Ports & { close(): Promise<void> };
let identity: HostedService;
let gateway: Gateway;
let admin: { token: string; id: string };
let own: string;

const run = (name: string, params: Record<string, string>, body: object) =>
  perform(identity.runtime, systemPrincipal(organization), name, params, body, crypto.randomUUID());
const json = { 'content-type': 'application/json' };

async function signIn({ username, password }: Record<string, string>): Promise<string> {
  const first = await fetch(`${gateway.address}/identity/api/v1/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password }),
  });
  const changed = await fetch(`${gateway.address}/identity/api/v1/account/change-password`, {
    method: 'PUT',
    headers: { ...json, authorization: first.headers.get('authorization')! },
    body: JSON.stringify({ password: 'Kiraz-2026' }),
  });
  return changed.headers.get('authorization')!;
}

beforeAll(async () => {
  ports = await openTestPorts({ folder });
  identity = await startIdentity(ports, quiet);
  const leave = await startLeave(ports, quiet, identity.runtime.authenticator);
  gateway = await startGateway({ services: [identity, leave], port: 0, logger: quiet, webRoot: '/nowhere' });
  const made = await createOrganization(identity.runtime, {
    id: organization,
    name: 'Lale',
    zone: 'Europe/Berlin',
    language: 'tr',
    branchName: 'Merkez',
    admin: {
      firstName: 'Ada',
      lastName: 'Kaya',
      staffNumber: '1',
      workEmail: 'ada@lale.example',
      hiredDate: '2020-01-01',
    },
  });
  const branch = (
    await run(
      'CreateBranch',
      {},
      {
        name: { en: 'North' },
        zone: 'Europe/Berlin',
        workingPattern: {
          monday: 480,
          tuesday: 480,
          wednesday: 480,
          thursday: 480,
          friday: 480,
          saturday: 0,
          sunday: 0,
        },
      },
    )
  ).id;
  await run(
    'HirePerson',
    {},
    {
      id: person,
      firstName: 'Işıl',
      lastName: 'Öztürk',
      staffNumber: '7',
      workEmail: 'isil@lale.example',
      branchId: branch,
      hiredDate: '2024-01-08',
      language: 'tr',
    },
  );
  await run('ChangePersonal', { id: person }, { bloodType: 'A_POSITIVE' });
  admin = { token: await signIn(made as never), id: made.adminId };
  own = await signIn(await run('SendWelcomeNotification', { id: person }, {}));
  await until(async () =>
    (await Promise.all([person, made.adminId].map((id) => knownToLeave(leave, organization, id)))).every(Boolean),
  );
});

afterAll(async () => {
  await gateway.stop(500);
  await ports.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (id: string, authorization?: string, more = '') =>
  fetch(`${gateway.address}/people/${id}/export${more}`, {
    headers: { 'accept-language': 'en', ...(authorization ? { authorization } : {}) },
  });

describe('exporting a person', () => {
  it('gives everything of every service in one file, with who took it along and when', async () => {
    const response = await ask(person, admin.token);
    const made = (await response.json()) as PersonExport;
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="person-${person}.json"`);
    expect(made).toMatchObject({
      schema: 'kadro.person-export',
      version: 1,
      person,
      generatedBy: admin.id,
      services: {
        identity: { file: { firstName: 'Işıl', personal: { bloodType: 'A_POSITIVE' } } },
        leave: { requests: [], entries: [] },
      },
    });
    const { history, account, names } = made.services.identity as {
      history: { type: string }[];
      account: { signIns: object[] };
      names: Record<string, string>;
    };
    expect([history.map(({ type }) => type), account.signIns.length, names[person]]).toEqual([
      ['PersonalChanged', 'PersonHired'],
      1,
      'Işıl Öztürk',
    ]);
    expect(JSON.stringify(made)).not.toMatch(/argon|_words|_name/);
  });

  it('is recorded in every service before it is answered', async () => {
    const before = (await ports.events.read(`identity.personalData-${organization}_${person}`)).length;
    await (await ask(person, own)).json();
    const [ofIdentity, ofLeave] = await Promise.all(
      ['identity', 'leave'].map((service) => ports.events.read(`${service}.personalData-${organization}_${person}`)),
    );
    expect([ofIdentity!.length, ofIdentity!.at(-1)!.meta.actor, ofLeave!.at(-1)!.type]).toEqual([
      before + 1,
      person,
      'leave.PersonalDataExported',
    ]);
  });

  it.each([
    ['nobody', person, () => undefined, '', 401, 'unauthorised'],
    ['a colleague', '', () => own, '', 403, 'forbidden'],
    ['an admin who asks for an unknown id', 'nobody', () => admin.token, '', 404, 'entity_not_found'],
    ['another format', person, () => own, '?format=xml', 400, 'constraint_violation'],
  ])('is refused to %s', async (_who, id, token, more, status, name) => {
    const response = await ask(id || admin.id, token(), more);
    expect([response.status, ((await response.json()) as { name: string }).name]).toEqual([status, name]);
  });

  it('can be read on paper', async () => {
    const response = await ask(person, own, '?format=pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.headers.get('content-type'), bytes.subarray(0, 5).toString(), bytes.length > 5_000]).toEqual([
      'application/pdf',
      '%PDF-',
      true,
    ]);
  });
});

describe('the pages of an export', () => {
  const made = (reason: string, entries = 0): PersonExport => {
    const change = {
      at: '2026-02-01T08:00:00.000Z',
      on: '2026-01-01',
      actor: 'system',
      type: 'EmploymentChanged',
      changes: [{ field: 'employment.branchId', old: null, new: 'x', hidden: false }],
    };
    const identityPart = {
      file: { firstName: 'A', lastName: 'B', profile: { imageUrl: `data:image/png;base64,${'x'.repeat(50_000)}` } },
      history: Array.from({ length: entries }, () => change),
      account: {},
      consents: {},
      names: {},
    };
    return {
      schema: 'kadro.person-export',
      version: 1,
      generatedAt: '2026-07-15T08:00:00.000Z',
      generatedBy: person,
      person,
      services: {
        identity: identityPart,
        leave: { requests: [{ leaveTypeId: 't', beginDate: '2026-03-02', reason }] },
      },
    };
  };

  it.each(languages)('are made in %s', async (language) =>
    expect(
      (await pdfOf(made('A reason, زيارة الطبيب 12, 💙\u202e'), language, await sectionsOf(['identity', 'leave'])))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-'),
  );

  it('are as many as a long history needs, and fetch nothing', async () => {
    const text = (await pdfOf(made('x'.repeat(5_000), 300), 'en', await sectionsOf(['identity', 'leave']))).toString(
      'latin1',
    );
    expect([/\/Count (1\d|2\d)\b/.test(text), /\/URI|\/Launch|\/JavaScript/.test(text)]).toEqual([true, false]);
  });
});
