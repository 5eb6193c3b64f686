import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BoardSubject, boardConformance } from '@quri/conformance/board';
import type { Shape } from '@quri/kernel';
import { expect, test } from 'vitest';

const games = fileURLToPath(new URL('../../../games', import.meta.url));
const drawn = readdirSync(games).filter((game) => existsSync(`${games}/${game}/src/board`));

interface GameModules {
  readonly scenes: { readonly SUBJECT: BoardSubject<Shape, never> };
  readonly plan: Pick<BoardSubject<Shape, never>, 'planOf'>;
  readonly shown: Pick<BoardSubject<Shape, never>, 'shownOf' | 'publicPart'>;
}

/** Every game has them under the same names. */
async function subjectOf(game: string) {
  const scenes: GameModules['scenes'] = await import(`${games}/${game}/gallery/scenes.ts`);
  const { planOf }: GameModules['plan'] = await import(`${games}/${game}/src/board/plan/plan.ts`);
  const { shownOf, publicPart }: GameModules['shown'] = await import(`${games}/${game}/src/board/shown.ts`);
  return { ...scenes.SUBJECT, planOf, shownOf, ...(publicPart && { publicPart }) };
}

test('there are boards to test', () => {
  expect(drawn).not.toEqual([]);
});

for (const game of drawn) boardConformance(await subjectOf(game));
