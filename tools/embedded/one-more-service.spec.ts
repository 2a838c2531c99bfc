import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { z } from 'zod';
import { defineService, endpoint, Refused, startOf } from '@kadro/chassis';
import { createOrganization } from '@kadro/identity';
import { type ServiceEntry } from '../../services/entry.ts';
import { services } from '../../services/services.ts';
import { type Embedded, startEmbedded } from './composition.ts';

/** Readers have no account: they come by another prefix, with tickets that the service itself knows. */
const readers = endpoint({
  name: 'whichReader',
  method: 'GET',
  path: 'me',
  summary: 'Says who reads',
  access: { who: 'member' },
  input: z.strictObject({}),
  example: {},
  answers: { status: 200, shape: z.object({ account: z.string() }) },
  handle: async (_input, { principal: { account } }) => ({ status: 200, body: { account } }),
});
const reader = (organization: string) => ({
  organization,
  account: 'reader',
  session: 'ticket',
  language: 'en',
  zone: 'UTC',
  datePattern: 'YYYY-MM-DD',
  searchLetters: 2,
  mustChangePassword: false,
});

const notes: ServiceEntry = {
  name: 'notes',
  port: 3009,
  prefixes: ['notes/api', 'reading-room/v1.0/api'],
  realm: 'identity',
  load: async () => {
    const service = await import('../testing/notes/src/index.ts');
    const declaration = defineService({
      ...service.declaration,
      parts: [{ prefix: { path: 'reading-room/v1.0/api', realm: 'notes' }, endpoints: [readers] }],
      realms: {
        notes: () => ({
          principal: async (ticket) => {
            if (ticket !== 'ticket') throw new Refused('unauthorised');
            return reader('o1');
          },
        }),
      },
    });
    return { ...service, declaration, start: startOf(declaration) };
  },
};
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const folder = mkdtempSync(join(tmpdir(), 'kadro-notes-'));
let kadro: Embedded;
let person: string;
let token = '';

async function send(method: string, path: string, body?: object) {
  const response = await fetch(`${kadro.gateway.address}${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
    },
    body: body && JSON.stringify(body),
  });
  const given = response.headers.get('authorization');
  return { status: response.status, token: given ?? '', body: (await response.json()) as Record<string, unknown> };
}

beforeAll(async () => {
  let first: Awaited<ReturnType<typeof createOrganization>> | undefined;
  kadro = await startEmbedded({
    folder,
    port: 0,
    logger: quiet,
    list: [notes, ...services],
    beforeListening: async ({ identity }) => {
      first = await createOrganization(identity.runtime, {
        name: 'Lale',
        zone: 'Europe/Berlin',
        language: 'en',
        branchName: 'Centre',
        admin: {
          firstName: 'Ada',
          lastName: 'Kaya',
          staffNumber: '1',
          workEmail: 'ada@lale.example',
          hiredDate: '2020-01-01',
        },
      });
    },
  });
  const { username, password, adminId } = first!;
  person = adminId;
  ({ token } = await send('POST', '/identity/api/v1/login', { username, password }));
  ({ token } = await send('PUT', '/identity/api/v1/account/change-password', { password: 'Kestane-2026' }));
});
afterAll(async () => {
  await kadro.stop(500);
  rmSync(folder, { recursive: true });
});

describe('one more service in the list', () => {
  it('takes commands and answers queries behind the gateway, wherever it stands in the list', async () => {
    const { status, body } = await send('POST', '/notes/api/v1/notes', { text: 'Order chairs' });
    expect(status).toBe(201);
    const done = await send('PUT', `/notes/api/v1/notes/${String(body.id)}/done`, {});
    expect(done.status).toBe(200);
    expect(await send('POST', '/graphql', { query: '{ notes { items { text done } total } }' })).toMatchObject({
      status: 200,
      body: { data: { notes: { items: [{ text: 'Order chairs', done: true }], total: 1 } } },
    });
  });

  it('is part of what a person takes along, on paper too, once it knows the person', async () => {
    await until(async () => {
      const { body } = await send('GET', `/people/${person}/export`);
      const collected = (body.services ?? {}) as Record<string, unknown>;
      return collected.notes !== null && collected.notes !== undefined;
    });
    const { body } = await send('GET', `/people/${person}/export`);
    expect(body.services).toMatchObject({ notes: { notes: [{ text: 'Order chairs', done: true }] } });
    const pages = await fetch(`${kadro.gateway.address}/people/${person}/export?format=pdf`, {
      headers: { authorization: token },
    });
    expect([pages.status, pages.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('serves another prefix to callers whom it signs in itself, and to nobody else', async () => {
    const ask = async (path: string, authorization: string) => {
      const { status } = await fetch(`${kadro.gateway.address}${path}`, { headers: { authorization } });
      return status;
    };
    expect(await ask('/reading-room/v1.0/api/me', 'ticket')).toBe(200);
    expect(await ask('/reading-room/v1.0/api/me', token)).toBe(401);
    expect(await ask('/reading-room/v1.0/internal/principal', 'ticket')).toBe(404);
    const { status } = await fetch(`${kadro.gateway.address}/graphql`, {
      method: 'POST',
      headers: { authorization: 'ticket', 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ notes { total } }' }),
    });
    expect(status).toBe(401);
  });

  it('is ready when all are', async () =>
    expect((await send('GET', '/readyz')).body).toEqual({
      ready: true,
      services: { notes: true, identity: true, leave: true, attendance: true },
    }));
});
