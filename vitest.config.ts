import { defineConfig } from 'vitest/config';

/** Only what hangs takes so long: a machine that is slow, or busy with something else, fails nothing. */
const timeout = 3 * 60_000;

const ofFolder = (name: string, folder: string) => ({
  test: {
    name,
    include: [`${folder}/test/**/*.test.{ts,mjs}`],
    environment: 'node' as const,
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

export default defineConfig({
  test: {
    projects: [
      ofFolder('packages', 'packages/*'),
      ofFolder('games', 'games/*'),
      ofFolder('cli', 'apps/cli'),
      ofFolder('web', 'apps/web'),
      { test: { ...ofFolder('server', 'apps/server').test, globalSetup: 'apps/server/test/support/global-setup.ts' } },
      ofFolder('tools', 'tools/checks'),
    ],
  },
});
