import { defineConfig } from 'vitest/config';
import { SecondTries } from './tests/secondtries.ts';

const UNIT = {
  setupFiles: ['tests/unit/seed.ts'],
  testTimeout: 60_000,
  // Building the program takes a second, and far longer on a busy machine.
  hookTimeout: 60_000,
  maxWorkers: 2,
  // A fresh process for each file would cost more than the tests in it.
  isolate: false,
};

export default defineConfig({
  test: {
    reporters: ['default', new SecondTries()],
    tags: [{ name: 'smoke', description: 'Browser tests that fail first when something is wrong' }],
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/{cli,server}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          // Modules of Node itself: those of Vite look up every import again at every use, a fifth of the time.
          experimental: { viteModuleRunner: false },
          execArgv: ['--import', 'tsx'],
        },
      },
      {
        // Modules that import styles, or find files by `import.meta.glob`, need Vite.
        test: { ...UNIT, name: 'app', include: ['apps/web/**/*.test.ts'] },
      },
      {
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.ts'],
          globalSetup: ['tests/web/browser/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // As long as other waiting for a page.
          expect: { poll: { timeout: 15_000 } },
          // One more than cores: a test waits for its page for a part of the time.
          maxWorkers: 3,
          // A page that was starved on a busy machine gets another try; a real fault fails twice.
          retry: 1,
          // The files share the pages of their worker.
          isolate: false,
        },
      },
      {
        // What needs PostgreSQL, and the tests of accounts once more on it.
        test: {
          ...UNIT,
          name: 'services',
          include: ['apps/server/**/*.services.ts', 'apps/server/http/accounts.test.ts'],
          env: { TEST_SERVICES: '1' },
          experimental: { viteModuleRunner: false },
          execArgv: ['--import', 'tsx'],
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['tests/web/firefox.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'pictures',
          include: ['tests/pictures/pictures.ts'],
          globalSetup: ['tests/web/browser/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'readme',
          include: ['tests/pictures/readme.ts'],
          globalSetup: ['tests/web/browser/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
