import { Drafts, type Api, type CommandMethod, type SessionUser } from '@kadro/api';

export interface Sent {
  method: CommandMethod;
  path: string;
  body: unknown;
  key?: string;
}

interface Server {
  user?: Partial<SessionUser>;
  /** Answers the queries by the name of their operation; what is missing is a service that is down. */
  reads?: Record<string, (variables: Record<string, unknown>) => unknown>;
  /** Answers a command, or throws its refusal. */
  answer?: (command: Sent) => unknown;
  login?: Api['login'];
}

export const someone: SessionUser = {
  id: 'murat',
  firstName: 'Murat',
  lastName: 'Kaya',
  admin: false,
  restrictedAdmin: false,
  superAdmin: false,
  adminBranches: [],
  firstTimePassword: false,
  language: 'en',
  imageUrl: null,
  organization: 'lodos',
  logo: null,
  passwordExpired: false,
  passwordExpireNotification: null,
  datePattern: 'DD.MM.YYYY',
  zone: 'Europe/Istanbul',
  answeredAt: '2026-09-02T07:05:00Z',
};

const unused = () => Promise.reject(new Error('No answer is given for this call'));

/** Drafts in the browser's storage, as a page has them for whoever is signed in. */
export function draftsOf(account: string): Drafts {
  const drafts = new Drafts({
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, value) => localStorage.setItem(name, value),
    removeItem: (name) => localStorage.removeItem(name),
    names: () => Object.keys(localStorage),
  });
  drafts.begin(account);
  return drafts;
}

/** The API of the portal in front of plain functions; `sent` lists the commands in their order. */
export function fakeApi({ user, reads = {}, answer = () => ({}), login = unused }: Server = {}) {
  const sent: Sent[] = [];
  const api: Api = {
    drafts: draftsOf(user?.id ?? someone.id),
    session: { ...someone, ...user },
    subscribe: () => () => undefined,
    command: async (method, path, body, { key } = {}) => {
      const command = { method, path, body, key };
      sent.push(command);
      return (await answer(command)) as never;
    },
    query: async (document, variables) => {
      const operation = /query (\w+)/.exec(String(document))?.[1] ?? '';
      return { data: (reads[operation]?.(Object(variables)) ?? {}) as never, errors: [] };
    },
    together: (ask) => ask(),
    login,
    read: unused,
    file: unused,
    caller: {
      options: { language: () => 'en' },
      session: { token: null, isOver: true, renew: unused, end: unused },
      refresh: unused,
    },
    logout: unused,
    restore: unused,
    refresh: unused,
    changePassword: unused,
  };
  return { api, sent };
}
