import { defineConfig } from 'vitest/config';

const slow = '**/*.slow.test.ts';
const unlisted = ['**/node_modules/**'];

// Nothing here keeps state between tests, and a compiled table is dear: files share their modules.
const isolate = false;

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
          // Only ends what hangs: on a busy machine anything may take long.
          testTimeout: 120_000,
          isolate,
        },
      },
      { test: { name: 'slow', include: [slow], exclude: unlisted, testTimeout: 300_000, isolate } },
    ],
  },
});
