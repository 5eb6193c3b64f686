import type { GallerySubject, Policy, Scenes } from '@quri/board-kit/gallery';
import { type IncanGold, incanGold } from '../src/game.ts';
import * as board from '../src/screen.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import type { ExplorerView, View } from '../src/view/shapes.ts';

/** Leaves by chance, as likely as the path makes it. */
export const leaving =
  (likely: (view: View) => number): Policy<IncanGold> =>
  (_, view, rng) => ({ type: 'choose', choice: rng.fraction() < likely(view) ? 'camp' : 'torch' });

const sensible = leaving(({ path }) => Math.min(0.6, path.length * 0.07));

export const SUBJECT: GallerySubject<IncanGold> = {
  game: incanGold,
  board,
  words: { en, pl },
  policy: sensible,
};

const bold = leaving(() => 0.03);
const count = ({ explorers }: View, fits: (one: ExplorerView) => boolean): number => explorers.filter(fits).length;
const hasChosen = ({ chosen }: ExplorerView): boolean => chosen;
const isInside = ({ inside }: ExplorerView): boolean => inside;

export const SCENES: Scenes<IncanGold> = {
  first: { players: 4, fits: ({ view: { round, path } }) => round === 1 && path[0]?.card.kind === 'treasure' },
  choosing: {
    players: 5,
    fits: ({ view, offers }) =>
      view.round === 3 &&
      view.path.length >= 5 &&
      offers.length > 0 &&
      view.choice === null &&
      view.removed.length > 0 &&
      count(view, hasChosen) === 2 &&
      count(view, ({ inside, artifacts }) => !inside && artifacts.length > 0) > 0,
  },
  chosen: { players: 3, fits: ({ view }) => view.round === 2 && view.path.length === 4 && view.choice !== null },
  long: {
    players: 8,
    policy: bold,
    fits: ({ view, offers }) =>
      view.round >= 3 &&
      view.path.length >= 12 &&
      offers.length > 0 &&
      count(view, isInside) >= 5 &&
      count(view, hasChosen) === 3,
  },
  modern: {
    players: 4,
    options: { edition: 'modern', openTents: true },
    policy: bold,
    fits: ({ view, offers }) =>
      offers.length > 0 && view.path.length >= 8 && view.path.some(({ card }) => card.kind === 'artifact'),
  },
  bust: {
    players: 6,
    policy: bold,
    fits: ({ seen }, before) =>
      seen.some(({ type }) => type === 'hazardStruck') && (before?.view.path.length ?? 0) >= 6,
    beats: ['reveal', 'suspense', 'strike', 'dark'],
  },
  leave: {
    players: 5,
    fits: ({ seen }) =>
      seen.some((one) => one.type === 'leaversSettled' && one.artifacts.length > 0 && one.share > 0) &&
      seen.some((one) => one.type === 'treasureFound' && one.share > 1 && one.inside.length > 1),
    beats: ['leave', 'share'],
  },
  end: { players: 8, fits: ({ view }) => view.final !== null },
  end4: { players: 4, fits: ({ view }) => view.final !== null },
};
