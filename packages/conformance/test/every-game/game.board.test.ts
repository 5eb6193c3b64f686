import { existsSync, readFileSync } from 'node:fs';
import { coverFaults } from '@quri/conformance';
import { type BoardSubject, boardConformance } from '@quri/conformance/board';
import type { Shape } from '@quri/kernel';
import { expect, test } from 'vitest';
import { gameEntry, inGame } from './game-folder.ts';

type AnyBoard = BoardSubject<Shape, never>;

/** Every game has them under the same names. */
async function boardOf(): Promise<AnyBoard> {
  const { SUBJECT }: { readonly SUBJECT: AnyBoard } = await import(inGame('gallery', 'scenes.ts'));
  const { publicPart }: Pick<AnyBoard, 'publicPart'> = await import(inGame('src', 'board', 'shown.ts'));
  return { ...SUBJECT, ...(publicPart && { publicPart }) };
}

const hasBoard = existsSync(inGame('src', 'board'));

test('it has a board if it has a screen', () => {
  expect(gameEntry.screen !== undefined).toBe(hasBoard);
});

test.runIf(hasBoard)('it has a cover', () => {
  expect(coverFaults(readFileSync(new URL(gameEntry.cover ?? ''), 'utf8'))).toEqual([]);
});

if (hasBoard) boardConformance(await boardOf());
