import { keepFilesInMemory } from './infra/quick-files.ts';

keepFilesInMemory();

/** Browser journeys run by `web/e2e`, specs that need a real engine by `infra/test-engines.ts`. */
export default {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testRunner: '<rootDir>/infra/native/runner.cjs',
  // each test file of the web has a realm of its own
  setupFiles: ['<rootDir>/infra/clock/preload.ts'],
  // whatever a spec asks by HTTP is answered as it is declared
  setupFilesAfterEnv: ['<rootDir>/infra/answers/setup.ts'],
  testMatch: [
    '<rootDir>/{services,gateway,tools,web/packages,web/apps,load-tests,infra,simulation}/**/*.spec.{ts,tsx}',
  ],
  // two cores: none is kept free
  maxWorkers: '100%',
  // generous, since a loaded machine is slow
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
