import { describe, expect, it } from '@jest/globals';
import {
  auditLog,
  type Authenticator,
  defineService,
  type HostedService,
  type HostOptions,
  type Ports,
} from '@kadro/chassis';
import { auditors, domain } from '@kadro/kernel';
import { type ServiceEntry } from '../../services/entry.ts';
import { startServices } from './hosted-services.ts';

const logger = { debug() {}, info() {}, warn() {}, error() {} };
const authenticators = new Map<string, Authenticator>();
const authenticatorOf = (name: string): Authenticator => {
  const made = authenticators.get(name) ?? { principal: () => Promise.reject(new Error(name)) };
  authenticators.set(name, made);
  return made;
};

/** A service that starts nothing, and whose callers come to one prefix of a realm. */
function entry(name: string, realm: string, prefixRealm: string | undefined, started: unknown[][]): ServiceEntry {
  const declaration = defineService({
    name,
    domain,
    prefix: { path: `${name}/api`, realm: prefixRealm },
    parts: [auditLog(auditors)],
  });
  const start = (_ports: Ports, _log: unknown, signIn?: Authenticator, options?: HostOptions) => {
    started.push([name, signIn, options?.realms]);
    return Promise.resolve({
      runtime: { ownRealm: authenticatorOf(name) },
      close: () => Promise.resolve(),
    } as HostedService);
  };
  return { name, port: 1, prefixes: [], realm, load: () => Promise.resolve({ declaration, realm, start }) };
}
const startAll = (...list: ServiceEntry[]) => startServices(() => ({}) as Ports, logger, {}, list);

describe('starting services', () => {
  it('begins with those that sign callers in, also only those of a prefix, and hands each what it asks with', async () => {
    const started: unknown[][] = [];
    const [people, hiring] = [authenticatorOf('people'), authenticatorOf('hiring')];
    await startAll(
      entry('desk', 'people', 'hiring', started),
      entry('hiring', 'hiring', 'people', started),
      entry('people', 'people', undefined, started),
    );
    expect(started).toEqual([
      ['people', undefined, {}],
      ['hiring', undefined, { people }],
      ['desk', people, { people, hiring }],
    ]);
  });

  it.each([
    ['the service itself', ['people', undefined]],
    ['a prefix of it', ['desk', 'people']],
  ] as const)('says whom nobody signs in: callers of %s', async (_of, [realm, ofPrefix]) => {
    await expect(startAll(entry('desk', realm, ofPrefix, []))).rejects.toThrow(
      'Nobody signs in the callers of desk: people does not run.',
    );
  });
});
