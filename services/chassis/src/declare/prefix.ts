/** Where routes begin in place of `/<service>/api/v1`, and whose callers they have. */
export interface Prefix {
  /** With its version, without slashes at its ends, such as `hiring-manager/v1.0/api`. */
  path: string;
  /** Name of the service that signs its callers in; absent = the realm of the service. No other token opens its routes. */
  realm?: string;
}

interface Named {
  name: string;
}
interface Rooted {
  prefix?: Prefix;
}
interface Routed extends Rooted {
  commands: readonly Rooted[];
  endpoints: readonly Rooted[];
}

/** Where the routes of a prefix begin, by default those of the service: `/leave/api/v1`. */
export const rootOf = ({ name, prefix }: Named & Rooted, own: Prefix | undefined = prefix): string =>
  own ? `/${own.path}` : `/${name}/api/v1`;

/** The whole path of a route, parameters in braces. */
export const addressOf = ({ name }: Named, { prefix, path }: Rooted & { path: string }): string =>
  `${rootOf({ name }, prefix)}/${path}`;

/** What tells a route from the others where a caller's key is kept: no caller means another prefix by it. */
export const routeKey = ({ prefix, path }: Rooted & { path: string }): string =>
  prefix ? `${prefix.path}/${path}` : path;

/** The prefixes that a service serves besides the usual one, each once. @throws Error for two of one path */
export function prefixesOf({ prefix, commands, endpoints }: Routed) {
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
export const realmsAsked = (service: Routed & { realms: object }): string[] => [
  ...new Set(prefixesOf(service).flatMap(({ realm }) => (realm && !(realm in service.realms) ? [realm] : []))),
];
