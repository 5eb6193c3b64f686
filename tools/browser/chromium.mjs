import { existsSync } from 'node:fs';

/** Its own defaults switch the same-origin policy off; these only make it run anywhere, as root and without a screen. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
];

/** Where a browser is: the one QURI_CHROMIUM names, or one that is unpacked from its package, libraries included. */
export async function chromiumPath() {
  const own = process.env.QURI_CHROMIUM;
  if (own !== undefined && existsSync(own)) return own;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
