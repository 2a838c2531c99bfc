import { type Descriptions, mainEndpoint } from '../descriptions.ts';

/** Whose a path is, and by which prefix it is open; a path of a service without a prefix does not exist from outside. */
export interface Owned {
  name: string;
  prefix?: string;
}

/** Below a service's name these are never pages of the portal. */
const closed = new Set(['api', 'graphql', 'internal']);

/**
 * Finds out whose a path is: by the longest prefix that it begins with, else by its first part; undefined for paths of
 * the web and of the gateway itself.
 */
export function ownerOf(list: Descriptions): (path: string) => Owned | undefined {
  const prefixes = list
    .flatMap(({ name, prefixes: own }) => own.map((prefix) => ({ name, prefix })))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const roots = new Map(prefixes.map(({ name, prefix }) => [prefix.split('/', 1)[0]!, name]));
  for (const { name } of list) roots.set(name, name);
  const withPages = new Set(list.filter(({ hasPortalPages }) => hasPortalPages).map(({ name }) => name));
  const endpoints = new Set(list.map(({ endpoint = mainEndpoint }) => endpoint));
  return (path) => {
    const found = prefixes.find(({ prefix }) => path.startsWith(`/${prefix}/`));
    if (found && isPlain(path)) return found;
    const [, root = '', next = ''] = path.split('/', 3);
    const name = roots.get(root);
    const isPage = withPages.has(root) && !closed.has(next);
    return name === undefined || isPage || endpoints.has(path) ? undefined : { name };
  };
}

/** A client that resolves dot segments, plain or encoded, would leave the open part. */
const isPlain = (path: string): boolean => !path.split(/\/|%2f|\\|%5c/i).some((part) => /^(\.|%2e){1,2}$/i.test(part));
