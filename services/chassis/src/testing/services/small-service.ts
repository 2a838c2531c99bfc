import { heldBy } from '../../declare/streams/reservations.ts';
import { type Domain } from '../../declare/domain.ts';
import { z } from 'zod';
import { type Principal } from '../../declare/principal.ts';
import { command } from '../../declare/command.ts';
import { runCommand } from '../../write/command-runner.ts';
import { decider, event } from '../../declare/streams/decider.ts';
import { defineService } from '../../declare/service.ts';
import { changedFields, personal } from '../../declare/streams/personal.ts';
import { type Ports } from '../../ports/index.ts';
import { readModel } from '../../declare/models/read-model.ts';
import { Refused } from '../../declare/refusal.ts';
import { ServiceRuntime } from '../../runtime/service-runtime.ts';
import { silentLog } from '../observe/silent-log.ts';
import { startInFolder } from './in-folder.ts';

const text = z.string().nullish();

/** A thing with a name (personal), a mail (personal) and a code that is unique. */
export const thing = decider({
  name: 'thing',
  initial: { name: null as string | null | undefined, code: '', steps: 0 },
  events: {
    ThingMade: event(
      1,
      z.object({ name: personal('identity', text), mail: personal('contact', text), code: z.string() }),
    ),
    ThingChanged: event(1, z.object({ name: personal('identity', text), code: z.string().optional() })),
    ThingStepped: event(1, z.object({ by: z.int() })),
  },
  evolve: {
    ThingMade: (_state, { name, code }) => ({ name, code, steps: 0 }),
    ThingChanged: (state, data) => ({ ...state, ...data }),
    ThingStepped: (state, { by }) => ({ ...state, steps: state.steps + by }),
  },
});

export const things = readModel(thing).rows<{ id: string; name: string | null; code: string; steps: number }>({
  name: 'things',
  row: 'Thing',
  version: 1,
  schema: z.object({ id: z.string(), name: z.string().nullable(), code: z.string(), steps: z.int() }),
  indexes: { code: { path: 'code' } },
  reach: {},
  access: ['all'],
  project: {
    ThingMade: (_row, { data }) => ({ name: data.name ?? null, code: data.code, steps: 0 }),
    ThingChanged: (row, { data }) => row && { ...row, ...data },
    ThingStepped: (row, { data }) => row && { ...row, steps: row.steps + data.by },
  },
});

const everybody = { who: 'member' } as const;

const commands = [
  command(thing, {
    name: 'MakeThing',
    method: 'POST',
    path: 'things',
    summary: 'Makes one',
    access: everybody,
    target: { creates: true },
    input: z.strictObject({
      id: z.string().optional(),
      name: z.string(),
      mail: text,
      code: z.string(),
      alias: z.string().optional(),
    }),
    example: { name: 'A', code: '1' },
    reserves: ({ code, alias }) => [
      { kind: 'code', value: code, field: 'code' },
      ...(alias ? [{ kind: 'alias', value: alias, field: 'alias' }] : []),
    ],
    decide: (_state, { id: _id, alias: _alias, ...data }) =>
      data.name === 'refused' ? refuse() : [{ type: 'ThingMade', data }],
  }),
  command(thing, {
    name: 'ChangeThing',
    method: 'PUT',
    path: 'things/{id}',
    summary: 'Changes one',
    access: { who: 'reach', reach: ['all'] },
    target: { on: things },
    input: z.strictObject({ name: z.string().optional(), code: z.string().optional() }),
    example: { name: 'B' },
    reserves: ({ code }, scope) =>
      code ? [{ kind: 'code', value: code, field: 'code', replaces: String(scope.found!.code) }] : [],
    decide: (state, input) => {
      const data = changedFields(state, input);
      return Object.keys(data).length > 0 ? [{ type: 'ThingChanged', data }] : [];
    },
  }),
];

function refuse(): never {
  throw new Refused('refused');
}

const domain: Domain = {
  policy: {
    hasRole: () => true,
    isOff: () => false,
    clauses: () => undefined,
    kindsOf: () => new Set(['all']),
    mayRead: () => true,
    readsEverywhere: () => true,
  },
  errors: {
    with() {
      return this;
    },
    has: () => true,
    status: () => 422,
    body: ({ name, params = {} }) => {
      const values = Object.values(params).map((value) => JSON.stringify(value));
      return { code: name, name, message: [name, ...values].join(' ') };
    },
    fieldsOf: () => ({}),
  },
  languages: ['en'],
  defaultLanguage: 'en',
  fallbackLanguage: 'en',
  negotiateLanguage: () => 'en',
  words: (words) => words.split(' '),
};

/** The service around things: the code is unique in an organization, the alias over all of them. */
export const smallService = defineService({
  name: 'small',
  domain,
  deciders: [thing],
  commands,
  readModels: [things],
  reservations: {
    code: { heldBy: heldBy(things, ({ code }) => code) },
    alias: { everywhere: true, heldBy: heldBy(things, () => null) },
  },
  authenticator: () => ({ principal: () => Promise.reject(new Refused('unauthorised')) }),
});

export const somebody = (account = 'a1', organization = 'o1'): Principal => ({
  organization,
  account,
  session: 's',
  language: 'en',
  zone: 'UTC',
  datePattern: 'DD.MM.YYYY',
  searchLetters: 2,
  mustChangePassword: false,
});

export async function startSmall(dress: (ports: Ports) => Ports = (ports) => ports, service = smallService) {
  const at = await startInFolder('small', async (ports) => {
    const runtime = new ServiceRuntime(service, dress(ports), silentLog);
    await runtime.start();
    return runtime;
  });
  return {
    folder: at.folder,
    clock: at.clock,
    get runtime() {
      return at.running;
    },
    get ports() {
      return at.ports;
    },
    run: (name: string, body: object, { id = '', key = crypto.randomUUID() as string, as = somebody() } = {}) =>
      runCommand(
        at.running,
        smallService.commands.find((one) => one.name === name)!,
        { params: id ? { id } : {}, body, principal: as, language: 'en', key, correlation: 'c' },
      ),
    again: at.again,
    stop: at.stop,
  };
}

export type Small = Awaited<ReturnType<typeof startSmall>>;
