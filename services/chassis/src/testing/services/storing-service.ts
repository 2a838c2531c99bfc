import { type Domain } from '../../declare/domain.ts';
import { z } from 'zod';
import { type Authenticator, type Policy, type Principal } from '../../declare/principal.ts';
import { command } from '../../declare/command.ts';
import { decider, event } from '../../declare/streams/decider.ts';
import { defineService } from '../../declare/service.ts';
import { hostService } from '../../http/host.ts';
import { type Ports } from '../../ports/index.ts';
import { readModel } from '../../declare/models/read-model.ts';
import { Refused } from '../../declare/refusal.ts';
import { type CommandScope } from '../../declare/scope.ts';
import { storageOf } from '../../storage/index.ts';
import { silentLog } from '../observe/silent-log.ts';
import { startInFolder } from './in-folder.ts';
import { listen } from './serving.ts';
import { somebody } from './small-service.ts';

const ids = z.array(z.string());

const paper = decider({
  name: 'paper',
  initial: {},
  events: {
    PaperWritten: event(1, z.object({ owner: z.string(), documents: ids })),
    PaperShared: event(1, z.object({ readers: ids })),
    PaperClaims: event(1, z.object({ documents: ids })),
  },
  evolve: { PaperWritten: (state) => state, PaperShared: (state) => state, PaperClaims: (state) => state },
});

const papers = readModel(paper).rows<{ id: string; owner: string; readers: string[]; documents: string[] }>({
  name: 'papers',
  row: 'Paper',
  version: 1,
  schema: z.object({ id: z.string(), owner: z.string(), readers: ids, documents: ids }),
  indexes: {
    owner: { path: 'owner' },
    readers: { path: 'readers', type: 'list' },
    documents: { path: 'documents', type: 'list' },
  },
  reach: { own: 'owner', named: ['readers'] },
  access: ['own', 'named', 'all'],
  area: 'paper',
  project: {
    PaperWritten: (_row, { data }) => ({ ...data, readers: [] }),
    PaperShared: (row, { data }) => row && { ...row, ...data },
    PaperClaims: (row, { data }) => row && { ...row, ...data },
  },
});

export const storage = storageOf({
  kinds: {
    paper: {
      dataClass: 'text',
      parent: papers,
      path: 'papers',
      area: 'paper',
      documents: (row) => row.documents,
      namedIn: 'documents',
    },
  },
});

const common = { access: { who: 'member' } as const, summary: 'A paper' };
const takeUp = async (scope: CommandScope) => {
  await scope.caughtUp(scope.outcome!.position);
  await storage.settle(scope, scope.id);
};

const commands = [
  command(paper, {
    ...common,
    name: 'WritePaper',
    method: 'POST',
    path: 'papers',
    target: { creates: true },
    input: z.strictObject({ documents: ids }),
    example: { documents: [] },
    prepare: async ({ documents }, scope) => ({
      owner: scope.principal.account,
      names: (await storage.ownOrphans(scope, documents)).map(({ name }) => name),
    }),
    decide: (_state, { documents }, { owner }) => [{ type: 'PaperWritten', data: { owner, documents } }],
    answer: ({ names }) => ({ names }),
    after: takeUp,
  }),
  command(paper, {
    ...common,
    name: 'SharePaper',
    method: 'PUT',
    path: 'papers/{id}',
    target: { on: papers },
    input: z.strictObject({ readers: ids }),
    example: { readers: [] },
    decide: (_state, data) => [{ type: 'PaperShared', data }],
  }),
  // as a service would that takes ids as they come
  command(paper, {
    ...common,
    name: 'ClaimDocuments',
    method: 'POST',
    path: 'papers/{id}/claims',
    target: { on: papers },
    input: z.strictObject({ documents: ids }),
    example: { documents: [] },
    decide: (_state, data) => [{ type: 'PaperClaims', data }],
    after: takeUp,
  }),
  command(paper, {
    ...common,
    name: 'ChangeDocuments',
    method: 'PUT',
    path: 'papers/{id}/documents',
    target: { on: papers },
    input: z.strictObject({ documents: ids }),
    example: { documents: [] },
    prepare: async ({ documents }, scope) => void (await storage.ownOrphans(scope, documents, { rowId: scope.id })),
    decide: (_state, data) => [{ type: 'PaperClaims', data }],
    after: takeUp,
  }),
];

/** One's own, where one is named, and everything for the admin. */
const kindsOf: Policy['kindsOf'] = ({ account }, _rule, row) => {
  const kinds = {
    own: row.owner === account,
    named: (row.readers as string[] | undefined)?.includes(account),
    all: account === 'admin',
  };
  return new Set(Object.entries(kinds).flatMap(([kind, isReached]) => (isReached ? [kind] : [])));
};
const statuses: Record<string, number> = {
  unauthorised: 401,
  forbidden: 403,
  area_disabled: 403,
  entity_not_found: 404,
  less_than_2_mb_error: 413,
  file_format: 415,
  unsupported_file_format: 415,
  too_many_requests: 429,
  constraint_violation: 400,
  unknown_property: 400,
  http_message_not_readable: 400,
  server_error: 500,
};
/** Everybody has the own, the admin everything; nobody who is `closed`. */
export const domain: Domain = {
  policy: {
    hasRole: () => true,
    isOff: ({ account }) => account === 'closed',
    clauses: ({ account }) => (account === 'admin' ? undefined : []),
    kindsOf,
    mayRead: () => true,
    readsEverywhere: () => true,
  },
  errors: {
    with() {
      return this;
    },
    has: (name) =>
      name in statuses ||
      [
        'reference_unknown',
        'idempotency_key_reused',
        'same_record_exist',
        'changed_meanwhile',
        'still_failing',
        'nobody_listens',
        'job_must_finish',
      ].includes(name),
    status: (name) => statuses[name] ?? 422,
    body: ({ name, fields }) => ({ code: name, name, message: name, fields }),
    fieldsOf: ({ issues }) => Object.fromEntries(issues.map(({ path }) => [path.join('.'), { name: 'value_invalid' }])),
  },
  languages: ['en'],
  defaultLanguage: 'en',
  fallbackLanguage: 'en',
  negotiateLanguage: () => 'en',
  words: (text) => text.split(' '),
};

/** A token is `<organization>/<account>`. */
export const byName: Authenticator = {
  principal: (authorization): Promise<Principal> => {
    const [organization, account] = authorization?.replace('Bearer ', '').split('/') ?? [];
    return account ? Promise.resolve(somebody(account, organization)) : Promise.reject(new Refused('unauthorised'));
  },
};

export const storingService = defineService({
  name: 'storing',
  domain,
  deciders: [paper],
  readModels: [papers],
  commands,
  parts: [storage.part],
  authenticator: () => byName,
});

interface Request {
  as?: string;
  body?: FormData | object | string;
  headers?: Record<string, string>;
}

export async function startStoring(dress: (ports: Ports) => Ports = (ports) => ports, service = storingService) {
  const at = await startInFolder('storing', (ports) => hostService(service, dress(ports), silentLog));
  const { address, stop } = await listen(() => at.running);
  const task = (given: string) => service.scheduledTasks.find(({ name }) => name === given)!.run(at.running.runtime);
  return {
    folder: at.folder,
    clock: at.clock,
    get ports() {
      return at.ports;
    },
    get runtime() {
      return at.running.runtime;
    },
    sweep: () => task('sweepFiles'),
    release: () => task('releaseFiles'),
    call: (method: string, path: string, { as = 'o1/ayse', body, headers = {} }: Request = {}) => {
      const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData);
      const sent = isJson ? JSON.stringify(body) : (body as FormData | string | undefined);
      const type: Record<string, string> = isJson ? { 'content-type': 'application/json' } : {};
      return fetch(`${address}/${service.name}/api/v1/${path}`, {
        method,
        body: sent,
        headers: { authorization: `Bearer ${as}`, ...type, ...headers },
      });
    },
    again: (between?: () => void) => at.again(between),
    stop: async () => {
      stop();
      await at.stop();
    },
  };
}
