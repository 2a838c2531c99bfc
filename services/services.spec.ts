import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { prefixesOf, rootOf } from '@kadro/chassis';
import { apiRoot, type ServiceEntry } from './entry.ts';
import { services } from './services.ts';

const list: readonly ServiceEntry[] = services;
const at = (path: string): URL => new URL(path, import.meta.url);
const workerPorts = list.map(({ port }) => port + 10);

describe('the list of services', () => {
  it('has every service that has a folder', () => {
    const folders = readdirSync(at('.')).filter((name) => existsSync(at(`${name}/src/service.ts`)));
    expect(list.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });

  it.each(['name', 'port'] as const)('has each %s once', (field) =>
    expect(new Set(list.map((one) => one[field])).size).toBe(list.length),
  );

  it('gives each prefix to one, and no port to a worker and a service', () => {
    const prefixes = list.flatMap((one) => one.prefixes);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(list.filter(({ port }) => workerPorts.includes(port))).toEqual([]);
  });
});

describe.each(list.map((one) => [one.name, one] as const))('%s', (name, entry) => {
  const { realm, prefixes, load } = entry;
  it('loads the service that the list says, of the realm that it says', async () => {
    const service = await load();
    expect([service.declaration.name, service.realm]).toEqual([name, realm]);
  });
  it('opens each prefix that it serves, that of most of its routes first', async () => {
    const { declaration } = await load();
    const served = prefixesOf(declaration).map(({ path }) => path);
    expect([apiRoot(entry), served.filter((one) => !prefixes.some((open) => open === one))]).toEqual([
      rootOf(declaration),
      [],
    ]);
  });
  it('is signed in to by a service of the list that does it itself', () =>
    expect(list.find((one) => one.name === realm)?.realm).toBe(realm));
  it('has a process, a schema, and prefixes without a slash at their ends', () => {
    expect(['src/main.ts', 'schema.graphql'].filter((path) => !existsSync(at(`${name}/${path}`)))).toEqual([]);
    expect(prefixes.filter((prefix) => !/^[\w.-]+(\/[\w.-]+)+$/.test(prefix))).toEqual([]);
  });
});
