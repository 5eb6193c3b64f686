import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The only rules whose outcome a theme can change: it has other colours and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** No violation of the accessibility rules on the page, once what moves or fades for a moment has come to rest. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNoViolation(page, where);
}

/** The same in both themes and in each of these sizes; the page stays as the last of them is. */
export async function expectAccessibleIn(sizes: readonly Size[], page: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const [colorScheme, rules] of [['light', OF_COLOUR], ['dark']] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolation(page, `${where}: ${colorScheme}, ${size.width} wide`, rules);
    }
  }
}

async function expectNoViolation(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
  // There are no frames: the rules run in the page alone, and only what is wrong is described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(said, where).toEqual([]);
}
