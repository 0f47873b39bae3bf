import { defineConfig } from 'vitest/config';

const slow = '**/*.slow.test.ts';
const unlisted = ['**/node_modules/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [slow, ...unlisted],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'slow', include: [slow], exclude: unlisted, testTimeout: 300_000 } },
    ],
  },
});
