import { type Descriptions, mainEndpoint } from '../descriptions.ts';

/** The service of a path, and the prefix that opens it; without a prefix the path is closed to callers. */
export interface Owned {
  name: string;
  prefix?: string;
}

/** Never pages of the portal below a service's name. */
const closed = new Set(['api', 'graphql', 'internal']);

/** Finds the service of a path by its longest prefix, else by its first part; undefined for the web and the gateway. */
export function ownerOf(list: Descriptions): (path: string) => Owned | undefined {
  const prefixes = list
    .flatMap(({ name, prefixes: own }) => own.map((prefix) => ({ name, prefix })))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const begins = prefixes.map((owned) => ({ begin: `/${owned.prefix}/`, owned }));
  const roots = new Map(prefixes.map(({ name, prefix }) => [prefix.split('/', 1)[0]!, name]));
  for (const { name } of list) roots.set(name, name);
  const withPages = new Set(list.filter(({ hasPortalPages }) => hasPortalPages).map(({ name }) => name));
  const endpoints = new Set(list.map(({ endpoint = mainEndpoint }) => endpoint));
  return (path) => {
    const found = begins.find(({ begin }) => path.startsWith(begin));
    if (found && isPlain(path)) return found.owned;
    const [, root = '', next = ''] = path.split('/', 3);
    const name = roots.get(root);
    const isPage = withPages.has(root) && !closed.has(next);
    return name === undefined || isPage || endpoints.has(path) ? undefined : { name };
  };
}

/** Dot segments, plain or encoded, could leave the open prefix. */
const dots = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:$|[/\\]|%2f|%5c)/i;
const isPlain = (path: string): boolean => !dots.test(path);
