// A checkout with the scripts of this one and apps of a few lines, so that building them takes a second.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { linkPackages } from '../../../scripts/link-packages.mjs';
import { root } from '../../../scripts/setup.mjs';

/** Prints what the process has loaded that is not Node's, instead of serving. */
const server = `
import { readFileSync } from 'node:fs';
export async function main() {
  const { sharedObjects } = process.report.getReport();
  const bundlers = sharedObjects.filter((name) => /rolldown|lightningcss/.test(name));
  process.stdout.write(JSON.stringify({ bundlers, program: import.meta.url }));
}
`;

const files = {
  'apps/server/package.json': '{"type":"module"}',
  'apps/server/src/main.ts': server,
  'apps/server/src/bots/bot-worker.ts': 'export {};',
  'apps/server/src/store-worker/store-worker.ts': 'export {};',
  'apps/server/src/store/checkpoint-worker.ts': 'export {};',
  'apps/web/package.json': '{"type":"module"}',
  'apps/web/index.html': '<!doctype html><title>small</title><script type="module" src="/src/main.ts"></script>',
  'apps/web/vite.config.mjs': 'export default {};',
  'apps/web/src/main.ts': 'document.title = "small";',
};

/** Made anew for a test and gone with it. */
export function smallCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'quri-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  linkPackages(folder);
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  return {
    folder,
    write,
    run: (...words) => spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }),
  };
}
