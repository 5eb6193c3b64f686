import type { Exhibit, Playing } from '@quri/board-kit/gallery';
import { IncanGoldCover as Cover } from '../src/board/cover.tsx';
import { type IncanGold, incanGold } from '../src/game.ts';
import * as board from '../src/screen.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import type { View } from '../src/view/shapes.ts';

/** Leaves by chance, as likely as the path makes it. */
export const leaving =
  (likely: (view: View) => number): Playing<IncanGold> =>
  (_, view, luck) => ({ type: 'choose', choice: luck.fraction() < likely(view) ? 'camp' : 'torch' });

const sensible = leaving(({ path }) => Math.min(0.6, path.length * 0.07));

export const exhibit: Exhibit<IncanGold> = { game: incanGold, board, Cover, words: { en, pl }, playing: sensible };
