// Run from the root by bench/mutation/run.mjs, which names the game.
const game = process.env.MUTATED_GAME;

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
  mutate: [`games/${game}/src/{rules,answers}/**/*.ts`],
  // Nothing to rewrite in a tsconfig: vitest strips the types by itself.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 8000,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: `reports/mutation-${game}.json` },
  tempDirName: 'reports/stryker',
  ignorePatterns: ['apps', 'bench/peers', 'dist', 'reports', 'data', 'tools', 'games/*/gallery'],
  clearTextReporter: { allowColor: false, logTests: false },
};
