/** Tests run the TypeScript sources as they are; the browser journeys have their own runner in web/e2e, those that need a real engine theirs in infra. */
export default {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // tests run in realms of their own, to each of which a given time has to be given
  setupFiles: ['<rootDir>/infra/clock/preload.ts'],
  testMatch: ['<rootDir>/{services,gateway,tools,web/packages,web/apps,load-tests,infra}/**/*.spec.{ts,tsx}'],
  // a small machine has no processor to spare for watching
  maxWorkers: '100%',
  // a loaded machine is slow, not wrong
  testTimeout: 300_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.engine\\.spec\\.ts$'],
  modulePathIgnorePatterns: ['/dist/', '/data/'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          experimental: { keepImportAttributes: true },
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
