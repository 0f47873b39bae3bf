import { defineConfig } from 'vitest/config';

const slow = '**/*.slow.test.ts';
const unlisted = ['**/node_modules/**'];

// Nothing here keeps state between tests, and a compiled table is dear: files share their modules.
const isolate = false;

/** Only ends what hangs: on a busy machine anything may take ten times as long. */
const testTimeout = 600_000;
const poll = { timeout: testTimeout / 2 };

/**
 * Node loads the packages itself: they run as fast as for everybody else, and nothing transforms them again.
 * Not while watching, because Vitest does not see changes of such modules.
 */
const isWatching = !process.argv.includes('run');
const native = {
  execArgv: ['--import', new URL('apps/cli/bin/modules.mjs', import.meta.url).href],
  server: { deps: { external: [/\/(packages\/[^/]+|apps\/(cli|referee|server))\/src\/.*(?<!\.test)\.ts$/] } },
};
const loading = isWatching ? {} : native;

export default defineConfig({
  test: {
    // Tests are all there is to do: no core is kept free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [slow, ...unlisted],
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll },
          isolate,
          ...loading,
        },
      },
      {
        test: {
          name: 'slow',
          include: [slow],
          exclude: unlisted,
          testTimeout: 3 * testTimeout,
          hookTimeout: testTimeout,
          expect: { poll },
          isolate,
          ...loading,
        },
      },
    ],
  },
});
