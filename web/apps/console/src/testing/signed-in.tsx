import { draw } from './render.tsx';
import { type ReactNode } from 'react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type SessionUser } from '@kadro/api';
import { api } from '../server/api.ts';
import { type Command } from '../server/data-provider.ts';

const somebody: SessionUser = {
  id: 'me',
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  admin: true,
  restrictedAdmin: false,
  superAdmin: true,
  adminBranches: [],
  firstTimePassword: false,
  language: 'en',
  imageUrl: null,
  organization: 'o1',
  logo: null,
  passwordExpired: false,
  passwordExpireNotification: null,
  datePattern: 'DD.MM.YYYY',
  zone: 'Europe/Istanbul',
  answeredAt: '',
};

/** Signs somebody in at a server that answers nothing else. */
async function signIn(change: Partial<SessionUser>): Promise<void> {
  const user = { ...somebody, answeredAt: new Date().toISOString(), ...change };
  const headers = new Headers({ authorization: 'Bearer a.b.c' });
  const answer = { status: 200, ok: true, headers, text: async () => JSON.stringify(user) };
  const before = globalThis.fetch;
  globalThis.fetch = async () => answer as unknown as Response;
  await api.login({ username: 'me', password: 'secret' }).finally(() => (globalThis.fetch = before));
}

export type Stored = Readonly<Record<string, readonly { id: string; [field: string]: unknown }[]>>;

interface Range {
  from?: string;
  to?: string;
}

const isRange = (wanted: unknown): wanted is Range => typeof wanted === 'object' && wanted !== null && 'from' in wanted;

const isFound = (value: unknown, wanted: unknown): boolean =>
  isRange(wanted) ? String(value) >= (wanted.from ?? '') && String(value) <= (wanted.to ?? '9') : value === wanted;

/** Rows as a server would find them: by ids, words of their names, equal fields and ranges of dates. */
function providerOf(stored: Stored, answers: (command: Command) => object | undefined, failure?: Error) {
  const sent: Command[] = [];
  const asked: string[] = [];
  const named = (row: object) =>
    Object.values(row)
      .filter((value) => typeof value === 'string')
      .join(' ')
      .toLowerCase();
  const list = (resource: string, { q, ...filter }: Record<string, unknown> = {}) =>
    (stored[resource] ?? []).filter(
      (row) =>
        (typeof q !== 'string' || named(row).includes(q.toLowerCase())) &&
        Object.entries(filter).every(([field, value]) => isFound(row[field] ?? null, value) || !(field in row)),
    );
  const provider = {
    getList: async (resource: string, { filter }: { filter?: Record<string, unknown> }) => {
      const data = list(resource, filter);
      return { data, total: data.length };
    },
    getMany: async (resource: string, { ids }: { ids: readonly string[] }) => ({
      data: (stored[resource] ?? []).filter(({ id }) => ids.includes(id)),
    }),
    getOne: async (resource: string, { id }: { id: string }) => {
      if (failure) throw failure;
      return { data: (stored[resource] ?? []).find((row) => row.id === id) ?? { id } };
    },
    count: async (resource: string, filter?: Record<string, unknown>) => {
      asked.push(resource);
      return { total: list(resource, filter).length, capped: false };
    },
    command: async (command: Command) => {
      sent.push(command);
      return { id: '1', position: '1', ...answers(command) };
    },
  };
  return { provider: provider as unknown as DataProvider, sent, asked };
}

/** Draws a part of the console for somebody who is signed in, over some rows; tells what was sent, and of what numbers were asked. */
export async function drawSignedIn(
  part: ReactNode,
  {
    stored = {},
    user: change = {},
    answers = () => undefined,
    failure,
    address = '/',
    path = '*',
  }: {
    stored?: Stored;
    user?: Partial<SessionUser>;
    answers?: (command: Command) => object | undefined;
    /** What is thrown for each record that is read. */
    failure?: Error;
    /** Where the browser is, and the route that leads there. */
    address?: string;
    path?: string;
  } = {},
) {
  await signIn(change);
  const { provider, sent, asked } = providerOf(stored, answers, failure);
  const Page = () => <CoreAdminContext dataProvider={provider}>{part}</CoreAdminContext>;
  const router = createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [address] });
  return { ...(await draw(<RouterProvider router={router} />)), sent, asked };
}
