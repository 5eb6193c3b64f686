import type { Locator } from '@playwright/test';

/**
 * Can a person bring all of it into view? Only what scrolls for people is scrolled: what is merely cut off stays so,
 * though a script could move it.
 */
export const withinReach = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const frames: Element[] = [];
    for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        frames.push(outer);
        if (/auto|scroll/.test(overflowY)) {
          const { top, height } = element.getBoundingClientRect();
          const by = top - outer.getBoundingClientRect().top - (outer.clientHeight - height) / 2;
          outer.scrollBy({ top: by, behavior: 'instant' });
        }
      }
      if (position === 'fixed') break;
    }
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return [screen, ...frames.map((frame) => frame.getBoundingClientRect())].every(
      (frame) =>
        left >= frame.left - 1 && top >= frame.top - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1,
    );
  });
