import { defineConfig } from '@playwright/test';
import { browserPath } from './src/setup/browser.ts';

const phone = { width: 390, height: 844 };

/** Journeys through the built apps against one embedded server, which the global setup starts. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results/runs',
  globalSetup: './src/setup/global.ts',
  fullyParallel: true,
  // two processors: a page waits for its server and for itself, meanwhile another one is drawn
  workers: 3,
  retries: 0,
  reporter: 'list',
  // a loaded machine is slow, not wrong
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
        // letters as wide as in a window
        '--font-render-hinting=none',
        // no page lives so long that its code is worth the highest gear
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /phone/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', testMatch: /phone/, use: { viewport: phone, hasTouch: true, isMobile: true } },
  ],
});
