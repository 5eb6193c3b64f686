// npm run test:browsers: the browser tests in the Chromium of this machine, and the smoke test in its Firefox.
import { build, buildWeb } from './build.mjs';
import { setup } from './setup.mjs';
import { runBrowser } from './test-runs.mjs';

setup('test');
const { installedBrowser } = await import('../tools/browser/installed.mjs');
const browsers = ['chromium', 'firefox'].map((kind) => ({ kind, browser: installedBrowser(kind) }));
for (const { kind, browser } of browsers) {
  process.stdout.write(`${kind}: ${browser === undefined ? 'not installed' : `${browser.version}, ${browser.path}`}\n`);
}
const [chromium, firefox] = browsers.map(({ browser }) => browser);
if (chromium === undefined || firefox === undefined) {
  process.stderr.write('Both are needed; Debian has them as `chromium` and `firefox-esr`.\n');
  process.exit(1);
}
process.env.QURI_CHROMIUM = chromium.path;
await buildWeb();
await build('server');
const { passed, failed } = await runBrowser();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
