import { type HostedService, type HostOptions, type Log, type Ports, type Service } from '@kadro/chassis';
import { type ServiceEntry } from '../../services/entry.ts';
import { type ServiceName, services } from '../../services/services.ts';

export type HostedServices = Record<ServiceName, HostedService>;

export const serviceNames = (): string[] => services.map(({ name }) => name);

/** Declarations of the services, for tools that start none. */
export const declarations = (list: readonly ServiceEntry[] = services): Promise<Service[]> =>
  Promise.all(list.map(async ({ load }) => (await load()).declaration));

/** Starts services in this process, first those that sign callers in, whose authenticator the others get. */
export async function startServices(
  ports: Ports,
  logger: Log,
  options?: HostOptions,
  list: readonly ServiceEntry[] = services,
): Promise<HostedServices> {
  const started = new Map<string, HostedService>();
  try {
    for (const { name, realm, load } of list.toSorted((a, b) => Number(isOwnRealm(b)) - Number(isOwnRealm(a)))) {
      const service = await load();
      const signIn = started.get(realm);
      if (!signIn && realm !== name) throw new Error(`Nobody signs in the callers of ${name}: ${realm} does not run.`);
      started.set(name, await service.start(ports, logger, signIn?.runtime.authenticator, options));
    }
  } catch (failed) {
    for (const service of started.values()) await service.close();
    throw failed;
  }
  const inOrder = list.map(({ name }) => [name, started.get(name)!] as const);
  return Object.fromEntries(inOrder) as HostedServices;
}

const isOwnRealm = ({ name, realm }: ServiceEntry): boolean => name === realm;
