import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The package's own defaults disable the same-origin policy; these run Chromium anywhere, as root and without a screen. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
];

/** The browser that QURI_CHROMIUM names, or the one in the npm package, unpacked with its libraries. */
export async function chromiumPath() {
  const named = process.env.QURI_CHROMIUM;
  if (named === undefined) return unpackedChromium();
  if (!existsSync(named)) throw new Error(`QURI_CHROMIUM is ${named}, which does not exist.`);
  return named;
}

async function unpackedChromium() {
  // The package decides by these variables whether to unpack the libraries too.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { version } = createRequire(import.meta.url)('./node_modules/@sparticuz/chromium/package.json');
  const folder = join(tmpdir(), `quri-chromium-${version}`);
  process.env.FONTCONFIG_PATH ??= join(folder, 'fonts');
  process.env.LD_LIBRARY_PATH = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  if (!existsSync(folder)) await unpackInto(folder);
  return join(folder, 'chromium');
}

/** Unpacks beside the folder and moves it there whole: another run may be doing the same. */
async function unpackInto(folder) {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = partial;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
