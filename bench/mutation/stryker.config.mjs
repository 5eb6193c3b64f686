// Run from the root: node bench/mutation/run.mjs
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
  mutate: ['games/incan-gold/src/{rules,answers}/**/*.ts'],
  // Nothing to rewrite in a tsconfig: vitest strips the types by itself.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20000,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: 'reports/stryker',
  ignorePatterns: ['apps', 'bench/peers', 'dist', 'reports', 'data', 'tools', 'games/incan-gold/gallery'],
  clearTextReporter: { allowColor: false, logTests: false },
};
