import { defineConfig } from '@playwright/test';
import { chromiumPath, flags } from './chromium.mjs';
import { installedBrowser } from './installed.mjs';

const firefox = installedBrowser('firefox');
const chromium = installedBrowser('chromium');
/** Whole games are played in them by `npm run test:browsers` alone. */
const smoke = { testDir: './smoke', ...(process.env.QURI_CHROMIUM === undefined && { grepInvert: /@whole/ }) };
const isTested = chromium === undefined || chromium.path === process.env.QURI_CHROMIUM;

/** The tests in the packaged browser; in the browsers of this machine only the smoke test. */
const projects = [
  {
    name: 'tests',
    testDir: './test',
    use: { launchOptions: { executablePath: await chromiumPath(), args: flags } },
  },
];
if (chromium !== undefined && !isTested) {
  projects.push({
    name: `Chromium ${chromium.version}`,
    ...smoke,
    use: { launchOptions: { executablePath: chromium.path, args: flags } },
  });
}
if (firefox !== undefined) {
  projects.push({
    name: `Firefox ${firefox.version}`,
    ...smoke,
    use: {
      browserName: 'firefox',
      // Over WebDriver BiDi, which the browser itself speaks; Playwright's own protocol needs a patched Firefox.
      channel: 'moz-firefox',
      // Firefox reports the style that a screenshot adds as a violation of our policy.
      screenshot: 'off',
      launchOptions: { executablePath: firefox.path, firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
    },
  });
}

export default defineConfig({
  projects,
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
    screenshot: 'only-on-failure',
  },
});
