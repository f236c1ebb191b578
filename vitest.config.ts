import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { memoryFolder } from './scripts/testing/memory-folder.ts';

// For all that tests make: databases, folders, the profiles of browsers.
process.env['TMPDIR'] = memoryFolder() ?? tmpdir();

const databaseSetup = ['apps/server/src/testing/global-setup.ts'];

const inBrowser = {
  globalSetup: ['e2e/global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // The files that a worker runs share its browser, which has what the product is made of by then.
  isolate: false,
  // A machine that is busy with other things may stall a page once; a fault stalls it again.
  retry: 1,
  // What a page comes to show is waited for as long as its locators wait.
  expect: { poll: { timeout: 30_000, interval: 50 } },
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Small machines have two cores, and by default one of them would idle; one more than there are only takes turns.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            '{e2e,apps/server}/**/*.unit.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.long.test.ts'],
          // Some start whole programs.
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.long.test.ts', '**/*.unit.test.ts'],
          globalSetup: databaseSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // To read the whole server anew for each file would take more than most of the files do.
          isolate: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.long.test.ts', '**/*.unit.test.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'browser-long',
          include: ['e2e/**/*.long.test.ts'],
          exclude: ['**/node_modules/**'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'long',
          include: ['**/*.long.test.ts'],
          exclude: ['**/node_modules/**', 'e2e/**'],
          globalSetup: databaseSetup,
          // A machine that does other work beside takes three times as long, and what it finds is the same.
          testTimeout: 2_700_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
