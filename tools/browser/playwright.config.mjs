import { defineConfig } from '@playwright/test';
import { chromiumPath, flags } from './chromium.mjs';

export default defineConfig({
  testDir: './test',
  outputDir: '../../reports/browser',
  // Only what hangs takes so long: a machine that is slow, or busy with something else, fails nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // More than a machine of two cores has: a test waits for about as long as it computes.
  workers: 3,
  // A test that passes only the second time is named as a warning.
  retries: 1,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../../reports/browser.json' }]],
  use: {
    locale: 'en-GB',
    colorScheme: 'dark',
    // A test plays whole games: nothing is gained by watching the cards turn.
    reducedMotion: 'reduce',
    launchOptions: { executablePath: await chromiumPath(), args: flags },
    screenshot: 'only-on-failure',
  },
});
