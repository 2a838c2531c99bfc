import { afterEach } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { graphqlProblem } from './graphql.ts';
import { type DeclaredAnswers, type Document } from './declared.ts';

/** Documents of the services that a spec serves, by origin: the test kit of the chassis notes them. */
const served = (): ReadonlyMap<string, () => object> | undefined =>
  Reflect.get(globalThis, Symbol.for('kadro.served')) as ReadonlyMap<string, () => object> | undefined;

const meant = Symbol.for('kadro.meansFaults');
const checks = new Map<string, Promise<DeclaredAnswers | null>>();
const problems: string[] = [];
const ownFetch = globalThis.fetch as typeof fetch | undefined;

function declaredFor({ origin, pathname }: URL): Promise<DeclaredAnswers | null> | null {
  const own = served()?.get(origin);
  const service = /^\/([a-z-]+)\/api\//.exec(pathname)?.[1];
  const name = own ? origin : service;
  if (!name) return null;
  if (!checks.has(name)) checks.set(name, make(own ?? (() => documentOf(service!))));
  return checks.get(name)!;
}

async function make(document: () => object | null): Promise<DeclaredAnswers | null> {
  const found = document() as Document | null;
  if (!found) return null;
  const { DeclaredAnswers: Declared } = await import('./declared.ts');
  return new Declared(found);
}

const contractOf = (service: string): URL => new URL(`../../services/${service}/openapi.json`, import.meta.url);

/** The kept contract of a service, null where there is no such service. */
function documentOf(service: string): object | null {
  try {
    return JSON.parse(readFileSync(contractOf(service), 'utf8')) as object;
  } catch {
    return null;
  }
}

/** Of the gateway, or of one of our services. */
function isGraphqlOf(path: string): boolean {
  const service = /^\/([a-z-]+)\/graphql$/.exec(path)?.[1];
  return path === '/graphql' || (service !== undefined && existsSync(contractOf(service)));
}

/** Reads the text only of what is compared: an answer that is not need not end. */
async function compare(
  address: URL,
  method: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: () => Promise<string> | string,
): Promise<void> {
  const isGraphql = method === 'POST' && isGraphqlOf(address.pathname);
  const declared = isGraphql ? null : await declaredFor(address);
  if (!isGraphql && !declared) return;
  const type = headers.get('content-type') ?? '';
  const isShort = type === '' || type.startsWith('application/json');
  const body = isShort ? await text() : '';
  const answer = { method: method.toLowerCase(), path: address.pathname, status, type, body };
  const problem = declared
    ? declared.problem(answer)
    : graphqlProblem(answer, { meansFaults: Reflect.has(globalThis, meant) });
  if (problem) problems.push(`${method} ${address.pathname} ${status}: ${problem}\n${body.slice(0, 400)}`);
}

// the test kit of the chassis asks without `fetch`
Reflect.set(globalThis, Symbol.for('kadro.compareAnswer'), compare);

if (ownFetch)
  globalThis.fetch = async (input, init) => {
    const response = await ownFetch(input, init);
    const request = input instanceof Request ? input : null;
    const address = URL.parse(request?.url ?? String(input as string | URL));
    const method = init?.method ?? request?.method ?? 'GET';
    if (address) await compare(address, method, response, () => response.clone().text());
    return response;
  };

afterEach(() => {
  Reflect.deleteProperty(globalThis, meant);
  const found = problems.splice(0);
  if (found.length > 0) throw new Error(`An answer is not as it is declared.\n${found.join('\n')}`);
});
