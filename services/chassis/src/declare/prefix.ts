/** Where routes begin in place of `/<service>/api/v1`, and whose callers they have. */
export interface Prefix {
  /** With its version, without slashes at its ends, such as `hiring-manager/v1.0/api`. */
  path: string;
  /** Name of the service that signs its callers in; absent = the realm of the service. No other token opens its routes. */
  realm?: string;
}

interface PrefixedRoute {
  path: string;
  prefix?: Prefix;
}

interface PrefixedService {
  prefix?: Prefix;
  commands: readonly PrefixedRoute[];
  endpoints: readonly PrefixedRoute[];
}

interface NamedService {
  name: string;
  prefix?: Prefix;
}

/** Where the routes of a prefix begin, by default those of the service: `/leave/api/v1`. */
export const rootOf = ({ name, prefix }: NamedService, own: Prefix | undefined = prefix): string =>
  own ? `/${own.path}` : `/${name}/api/v1`;

/** The whole path of a route, parameters in braces. */
export const addressOf = ({ name }: NamedService, { prefix, path }: PrefixedRoute): string =>
  `${rootOf({ name }, prefix)}/${path}`;

/** Part of a caller's key: equal paths under two prefixes are different routes. */
export const routeKey = ({ prefix, path }: PrefixedRoute): string => (prefix ? `${prefix.path}/${path}` : path);

/** The prefixes that a service serves besides the usual one, each once. @throws Error for two of one path */
export function prefixesOf({ prefix, commands, endpoints }: PrefixedService) {
  const used = [...commands, ...endpoints].map((route) => route.prefix);
  const prefixes = [...new Set([prefix, ...used])].filter((one) => one !== undefined);
  for (const { path, realm } of prefixes) {
    if (!/^\w[\w.-]*(\/\w[\w.-]*)+$/.test(path))
      throw new Error(`${path} is no prefix such as hiring-manager/v1.0/api`);
    if (prefixes.some((other) => other.path === path && other.realm !== realm))
      throw new Error(`the prefix ${path} has two realms`);
  }
  return prefixes;
}

/** Names of the services that sign callers of the prefixes in, where this one does not do it itself. */
export const realmsAsked = (service: PrefixedService & { realms: object }): string[] => [
  ...new Set(prefixesOf(service).flatMap(({ realm }) => (realm && !(realm in service.realms) ? [realm] : []))),
];
