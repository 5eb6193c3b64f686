import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Only what hangs takes so long: a machine that is slow, or busy with something else, fails nothing. */
const timeout = 3 * 60_000;

/** What every game is tested by, besides the tests of its own. */
const ofEveryGame = 'packages/conformance/test/every-game/*.test.ts';

const ofFolder = (name: string, folder: string) => ({
  test: {
    name,
    include: [`${folder}/test/**/*.test.{ts,mjs}`],
    environment: 'node' as const,
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

/** `npx vitest run --project games/incan-gold` runs all tests of one game; `conformance` behind it, only those. */
const ofGame = (name: string) => {
  const { test } = ofFolder(`games/${name}`, `games/${name}`);
  const provide = { gameFolder: join(import.meta.dirname, 'games', name) };
  return { test: { ...test, include: [...test.include, ofEveryGame], provide } };
};

const folders = (inside: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, inside), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

export default defineConfig({
  test: {
    projects: [
      { test: { ...ofFolder('packages', 'packages/*').test, exclude: [ofEveryGame] } },
      ...folders('games').map(ofGame),
      ofFolder('cli', 'apps/cli'),
      ofFolder('web', 'apps/web'),
      { test: { ...ofFolder('server', 'apps/server').test, globalSetup: 'apps/server/test/support/global-setup.ts' } },
      ofFolder('tools', 'tools/checks'),
    ],
  },
});
