import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of rules and the golden playthroughs of one game: fast enough to run once for every mutant. */
const game = process.env.MUTATED_GAME ?? '';
const root = join(import.meta.dirname, '..', '..');

export default defineConfig({
  test: {
    include: [`games/${game}/test/*.test.ts`, 'packages/conformance/test/every-game/game.golden.test.ts'],
    // What is about screens, words and bots, and what plays thousands of games to compare frequencies or worlds.
    exclude: [`games/${game}/test/{board,text,bots,teaching}*.test.ts`, `games/${game}/test/{busts,worlds}.test.ts`],
    provide: { gameFolder: join(root, 'games', game) },
    // It compares so many stacks that no mutant has to wait for it: all it compares is compared on shorter ones too.
    testNamePattern: /^(?!.*100,000)/,
  },
});
