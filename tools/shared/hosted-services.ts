import { type HostedService, type HostOptions, type Log, type Ports, realmsAsked, type Service } from '@kadro/chassis';
import { type ServiceEntry } from '../../services/entry.ts';
import { type ServiceName, services } from '../../services/services.ts';

export type HostedServices = Record<ServiceName, HostedService>;

export const serviceNames = (): string[] => services.map(({ name }) => name);

/** Declarations of the services, for tools that start none. */
export const declarations = (list: readonly ServiceEntry[] = services): Promise<Service[]> =>
  Promise.all(list.map(async ({ load }) => (await load()).declaration));

/** Starts services in this process, each on its ports, first those that sign callers in, whose authenticator the others get. */
export async function startServices(
  portsOf: (service: string) => Ports,
  logger: Log,
  options?: HostOptions,
  list: readonly ServiceEntry[] = services,
): Promise<HostedServices> {
  const started = new Map<string, HostedService>();
  try {
    for (const { name, asked, service } of await inOrderOfRealms(list)) {
      const realms = Object.fromEntries(asked.map((realm) => [realm, started.get(realm)!.runtime.ownRealm]));
      started.set(name, await service.start(portsOf(name), logger, realms[service.realm], { ...options, realms }));
    }
  } catch (failed) {
    for (const service of started.values()) await service.close();
    throw failed;
  }
  const inOrder = list.map(({ name }) => [name, started.get(name)!] as const);
  return Object.fromEntries(inOrder) as HostedServices;
}

/** Each behind those that sign its callers in. @throws Error where one of these is not in the list */
async function inOrderOfRealms(list: readonly ServiceEntry[]) {
  const loaded = await Promise.all(
    list.map(async ({ name, load }) => {
      const service = await load();
      return {
        name,
        service,
        asked: [service.realm, ...realmsAsked(service.declaration)].filter((one) => one !== name),
      };
    }),
  );
  const ordered = new Set<(typeof loaded)[number]>();
  const isThere = (realm: string): boolean => [...ordered].some(({ name }) => name === realm);
  while (ordered.size < loaded.length) {
    const waiting = loaded.filter((one) => !ordered.has(one));
    const next = waiting.find(({ asked }) => asked.every(isThere));
    if (!next) {
      const [{ name, asked }] = waiting as [(typeof loaded)[number]];
      throw new Error(`Nobody signs in the callers of ${name}: ${asked.find((one) => !isThere(one))} does not run.`);
    }
    ordered.add(next);
  }
  return ordered;
}
