import usual from './jest.config.js';

/** Tests that need a real engine, at the addresses of the environment: `npm run test:engines` starts those that are not there. */
export default {
  ...usual,
  testMatch: ['<rootDir>/{services,gateway,tools,load-tests,infra}/**/*.engine.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 600_000,
};
