// A slow phone, and the largest paint of a first visit with it.

export const PHONE = { width: 390, height: 844, cpu: 4, kbitPerSecond: 1600, latencyMs: 150 };

/** The page settles within this. */
const SETTLED_MS = 4000;

/** A page with the phone's screen and processor, and with its line if that is asked for. */
export async function phonePage(browser, { slowLine }) {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  if (slowLine) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latencyMs,
      downloadThroughput: (PHONE.kbitPerSecond * 1000) / 8,
      uploadThroughput: (PHONE.kbitPerSecond * 1000) / 16,
    });
  }
  return { page, close: () => context.close() };
}

export async function largestPaint(browser, url) {
  const { page, close } = await phonePage(browser, { slowLine: true });
  await page.addInitScript(() => {
    globalThis.largest = { ms: 0, what: '' };
    new PerformanceObserver((list) => {
      for (const { startTime, element } of list.getEntries())
        globalThis.largest = { ms: startTime, what: element?.tagName.toLowerCase() ?? '' };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const largest = await page.evaluate(() => globalThis.largest);
  await close();
  return largest;
}
