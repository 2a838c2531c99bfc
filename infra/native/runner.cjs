const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { default: circus } = require('jest-circus/runner');

enableCompileCache(join(__dirname, '../../node_modules/.cache/compiled'));

/**
 * Runs one spec: those of the web in a realm of their own, whose globals are a browser's, all others natively. Not in
 * TypeScript: jest takes runners in before it knows how files are transformed.
 */
module.exports = async (globalConfig, config, environment, runtime, path, send) => {
  const inRuntime = (given) => circus(globalConfig, config, environment, given, path, send);
  if (path.startsWith(join(config.rootDir, 'web'))) return inRuntime(runtime);
  const { natively } = await import('./natively.ts');
  return natively(environment, inRuntime);
};
