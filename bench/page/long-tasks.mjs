import { phonePage } from './phone.mjs';

/** Plays a replay and notes what blocks the page for longer than 50 ms: the browser tells of no shorter ones. */
export async function longTasks(browser, { url, replay, seconds }) {
  const { page, close } = await phonePage(browser, { slowLine: false });
  await page.addInitScript(() => {
    localStorage.setItem('quri/settings', JSON.stringify({ language: 'en', pace: 'calm', motion: 'full' }));
    globalThis.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Play with bots' }).first().waitFor();
  const file = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'replay.json', { type: 'application/json' }));
    return transfer;
  }, replay);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: file });
  await page.dispatchEvent('body', 'drop', { dataTransfer: file });
  const slider = page.getByRole('slider', { name: 'Place in the game' });
  await slider.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  const from = Number(await slider.inputValue());
  // Loading has some: without any the browser would not be telling.
  const whileLoading = await page.evaluate(() => globalThis.tasks.splice(0).length);
  if (whileLoading === 0) throw new Error('no long tasks are told of');
  await page.keyboard.press('Space');
  await page.waitForTimeout(seconds * 1000);
  const tasks = await page.evaluate(() => globalThis.tasks);
  const shown = Number(await slider.inputValue()) - from;
  await close();
  return { shown, count: tasks.length, longest: Math.max(0, ...tasks) };
}
