import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const globals = new URL('globals.ts', import.meta.url).href;

/** Its own file, and the test kits with what they keep: each spec has them for itself. */
const ofOneSpec = /\/testing[/.]|\.spec\.ts$/;
const mark = '?spec=';
const markOf = (url = ''): string => (url.includes(mark) ? url.slice(url.indexOf(mark)) : '');

registerHooks({
  resolve: (specifier, context, next) => {
    const spec = markOf(context.parentURL);
    if (specifier === '@jest/globals') {
      if (!spec) throw new Error(`${context.parentURL} uses jest: it belongs to a folder \`testing\``);
      return { url: globals + spec, shortCircuit: true };
    }
    const found = next(specifier, context);
    return spec && ofOneSpec.test(found.url) ? { ...found, url: found.url + spec } : found;
  },
});

/** What is needed here of the environment that jest prepares for a spec. */
interface Environment {
  global: { console: Console };
  moduleMocker: { fn: () => unknown; spyOn: (object: object, name: never) => unknown };
}

let specs = 0;

/**
 * Runs a spec over Node's own modules: what it imports is loaded once in a process and not for each spec anew. `run`
 * takes the runtime that jest's runner loads files by.
 */
export async function natively<T>({ global, moduleMocker }: Environment, run: (runtime: object) => Promise<T>) {
  specs += 1;
  const spec = `${mark}${specs}`;
  const before = { fetch: globalThis.fetch, console: globalThis.console };
  globalThis.console = global.console;
  const jest = { fn: moduleMocker.fn.bind(moduleMocker), spyOn: moduleMocker.spyOn.bind(moduleMocker) };
  try {
    return await run({
      requireInternalModule: requireAnew,
      requireModule: require,
      unstable_shouldLoadAsEsm: () => true,
      unstable_importModule: (path: string) => import(pathToFileURL(path).href + spec),
      setGlobalsForRuntime: (given: object) => Reflect.set(globalThis, Symbol.for('kadro.jest'), { ...given, jest }),
      enterTestCode: () => undefined,
      leaveTestCode: () => undefined,
    });
  } finally {
    Object.assign(globalThis, before);
  }
}

/** Jest's framework keeps the tests of a spec in its modules. */
function requireAnew(path: string): unknown {
  Reflect.deleteProperty(require.cache, path);
  return require(path);
}
