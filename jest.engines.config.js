import usual from './jest.config.js';

/** Specs that need real engines: `npm run test:engines` starts those without an address in the environment. */
export default {
  ...usual,
  testMatch: ['<rootDir>/{services,gateway,tools,load-tests,infra}/**/*.engine.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 600_000,
};
