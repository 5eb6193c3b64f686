import { defineConfig } from 'vitest/config';

/** The rule tests alone: fast enough to run once for every mutant. */
export default defineConfig({
  test: {
    include: ['games/incan-gold/test/{answers,rounds,turns,leaving,ending,editions,incan-gold.golden}.test.ts'],
  },
});
