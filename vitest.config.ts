import { defineConfig } from 'vitest/config';

const minute = 60_000;

const ofFolder = (name: string, folder: string, timeout = minute) => ({
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
      // A conformance test plays many whole games.
      ofFolder('packages', 'packages/*', 3 * minute),
      ofFolder('games', 'games/*', 3 * minute),
      ofFolder('cli', 'apps/cli'),
      ofFolder('web', 'apps/web'),
      { test: { ...ofFolder('server', 'apps/server').test, globalSetup: 'apps/server/test/support/global-setup.ts' } },
      ofFolder('tools', 'tools/checks'),
    ],
  },
});
