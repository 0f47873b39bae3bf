/// <reference types="node" />

import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import '../cli/bin/bundledPackages.mjs';

/** One port for each run, so that no test meets the server of another; workers inherit it. */
const port = (process.env['COALBROOK_TEST_PORT'] ??= String(10_000 + (process.pid % 20_000)));

/** The shell that starts the server makes way for it, so that the server ends when this process does. */
const inPlace = process.platform === 'win32' ? '' : 'exec ';

/** URL of a page that is already being served, for quick runs; otherwise the page is built and served first. */
const served = process.env['COALBROOK_URL'];

/** Set by `npm test` without arguments: tests tagged `@long` are left out. */
const isShort = process.env['COALBROOK_SHORT'] !== undefined;

/** Set by `npm test`: where to write the result, and the progress reporter to use. */
const { COALBROOK_REPORT: report, COALBROOK_PROGRESS: progress } = process.env;

/**
 * Chromium keeps two renderers ready for the pop-up of each window's address bar, at more than a second of CPU time per
 * test. The flag replaces Playwright's own list, so what matters of that is repeated.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests',
  // A page and its browser keep a core busy; the other tests run at the same time.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // In CI a test that fails is tried once more, and named all the same: it has found a fault, in the page or in itself.
  retries: process.env['CI'] ? 1 : 0,
  // Only end what hangs: on a busy machine anything may take ten times as long.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  projects: [
    {
      name: 'proof',
      testIgnore: ['**/figures.spec.ts', '**/pictures.spec.ts', '**/browsers.spec.ts'],
      fullyParallel: true,
      ...(isShort ? { grepInvert: /@long/ } : {}),
    },
    // Measured alone, by `npm run figures`.
    { name: 'figures', testMatch: '**/figures.spec.ts' },
    // Taken by `npm run pictures`.
    { name: 'pictures', testMatch: '**/pictures.spec.ts' },
    // Played by `npm run browsers`, in browsers of the same name.
    { name: 'firefox', testMatch: '**/browsers.spec.ts' },
    { name: 'webkit', testMatch: '**/browsers.spec.ts' },
  ],
  outputDir: 'test-results/artifacts',
  reporter: [
    ['list'],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
    ...(progress === undefined ? [] : [[progress] as const]),
  ],
  use: {
    // What waits for ever is named, not only ended.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    baseURL: served ?? `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // It would download everything again for every test; offline tests opt in.
    serviceWorkers: 'block',
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
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  ...(served === undefined
    ? {
        webServer: {
          command: `${inPlace}node ../../scripts/start.mjs --no-open --port ${port} --data test-results/data`,
          url: `http://127.0.0.1:${port}`,
          reuseExistingServer: false,
          // Shown if a test fails.
          stdout: 'pipe',
          timeout: 900_000,
        },
      }
    : {}),
});
