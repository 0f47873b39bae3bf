/// <reference types="node" />

import { defineConfig } from '@playwright/test';

const port = 4187;

/** The address of a page that is served already, to try tests out quickly; otherwise it is built and served for them. */
const served = process.env['COALBROOK_URL'];

/** Set by `npm test`: a file for the result, and a reporter that tells how far the tests are. */
const { COALBROOK_REPORT: report, COALBROOK_PROGRESS: progress } = process.env;

export default defineConfig({
  testDir: 'tests',
  workers: 2,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'proof', testIgnore: '**/figures.spec.ts', fullyParallel: true },
    // Measured alone, by `npm run figures`.
    { name: 'figures', testMatch: '**/figures.spec.ts' },
  ],
  outputDir: 'test-results/artifacts',
  reporter: [
    ['list'],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
    ...(progress === undefined ? [] : [[progress] as const]),
  ],
  use: {
    baseURL: served ?? `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // It would fetch everything anew for every test; those about the network allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(served === undefined
    ? {
        webServer: {
          command: `node ../../scripts/start.mjs --no-open --port ${port}`,
          url: `http://127.0.0.1:${port}`,
          reuseExistingServer: false,
          timeout: 120_000,
        },
      }
    : {}),
});
