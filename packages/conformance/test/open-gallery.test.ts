import { type GallerySubject, playThrough } from '@quri/board-kit/gallery';
import { expect, test } from 'vitest';
import { type Race, race } from './race.ts';

test('a gallery shows every moment of an open game as it was then', () => {
  const messages = playThrough({ game: race } as unknown as GallerySubject<Race>, { players: 2, seed: 'open' });
  const turns = messages.map(({ view }) => view.turnsTaken);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  expect([turns[0], messages[0]?.view.stage, messages.at(-1)?.view.stage]).toEqual([0, 'rolling', 'over']);
  expect(new Set(turns).size).toBeGreaterThan(3);
});
