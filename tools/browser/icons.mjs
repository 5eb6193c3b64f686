// Draws the icons of the installed page from the mark in index.html: node tools/browser/icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath, flags } from './chromium.mjs';

const web = new URL('../../apps/web/', import.meta.url);
const [mark] = /<svg[\s\S]*?<\/svg>/.exec(readFileSync(new URL('index.html', web), 'utf8')) ?? [];

/** How much of the side the mark takes: a mask may cut off all but the middle four fifths. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.82, radius: 0.2 },
  { file: 'icon-512.png', size: 512, share: 0.82, radius: 0.2 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.6, radius: 0 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.74, radius: 0 },
];

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: flags });
const page = await browser.newPage();
for (const { file, size, share, radius } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; background: none }
    div { display: grid; place-items: center; width: ${size}px; height: ${size}px; border-radius: ${radius * size}px; background: #0e1513 }
    svg { width: ${share * size}px; height: ${share * size}px }
  </style><div>${mark}</div>`);
  await page.screenshot({ path: fileURLToPath(new URL(`public/${file}`, web)), omitBackground: true });
}
await browser.close();
