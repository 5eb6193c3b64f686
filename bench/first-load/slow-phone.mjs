// A first visit on a slow phone: nothing cached, a slow processor, a slow line.

export const PHONE = { width: 390, height: 844, cpu: 4, kbitPerSecond: 400, latencyMs: 400 };

const bytesPerSecond = (PHONE.kbitPerSecond * 1000) / 8;

/** Milliseconds since the visit began, and bytes that came over the line to this page (not to its worker). */
export async function visit(browser, url) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const cdp = await page.createCDPSession();
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  await page.setViewport({
    width: PHONE.width,
    height: PHONE.height,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  await page.evaluateOnNewDocument(noteFirstButton);
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 120_000 });
  await page.waitForFunction(() => globalThis.firstButton !== undefined, { timeout: 120_000 });
  const untilButton = bytes;
  await page.waitForNetworkIdle({ idleTime: 2000, timeout: 120_000 });
  const times = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime,
    firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    firstButton: globalThis.firstButton,
  }));
  await context.close();
  return { ...times, bytesUntilButton: untilButton, bytesInAll: bytes };
}

/** Runs in the page: when was there a button in sight, and the processor free to answer a tap? */
function noteFirstButton() {
  const look = () => {
    const box = document.querySelector('article button[data-look="torch"]')?.getBoundingClientRect();
    if (box === undefined || box.bottom > innerHeight) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.firstButton = performance.now();
      }),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}
