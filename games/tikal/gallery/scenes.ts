import { chosenSteps } from '@quri/board-kit';
import type { GallerySubject, Message, Policy, Scenes } from '@quri/board-kit/gallery';
import { placements } from '../src/answers/placement.ts';
import type { Step } from '../src/board/choosing/moves.ts';
import { type Tikal, tikal } from '../src/game.ts';
import * as board from '../src/screen.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import type { Seen, View } from '../src/view/shapes.ts';
import type { Hex, Intent } from '../src/vocabulary.ts';

/** How much somebody wants to do something: most points are spent, on what is worth it. */
function weightOf(intent: Intent, view: View): number {
  switch (intent.type) {
    case 'excavate':
      return 9;
    case 'huntTreasure':
      return 9;
    case 'bringFigure':
      return intent.figure === 'leader' ? 6 : 2;
    case 'walk':
      return worthOf(view, intent.to) > worthOf(view, intent.from) ? 4 : 0.3;
    case 'changeCamp':
      return 0.1;
    case 'pitchCamp':
      return 1.5;
    case 'placeGuard':
      return (view.hexes[intent.hex]?.value ?? 0) > 4 ? 1 : 0.1;
    case 'exchangeTreasure':
      return 0.3;
    case 'endTurn':
      return view.turn.actionPoints < 2 ? 2 : 0.02;
    case 'bid':
      return intent.points < 5 ? 1 : 0.01;
    case 'passBid':
      return 2;
    case 'chooseTile':
    case 'placeTile':
      return 1;
    default:
      return intent satisfies never;
  }
}

/** A place with work to do; one without leads on to others. */
const worthOf = ({ hexes }: View, hex: Hex): number => {
  const explored = hexes[hex];
  return explored ? Math.max(explored.guard === null ? explored.value : 0, explored.treasures, 1) : 0;
};

const sensible: Policy<Tikal> = (offers, view, rng) => {
  const weights = offers.map((offer) => weightOf(offer, view));
  let left = rng.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = offers.find((_, i) => {
    left -= weights[i] ?? 0;
    return left <= 0;
  });
  const last = chosen ?? offers.at(-1);
  if (last === undefined) throw new Error('somebody is asked who can do nothing');
  return last;
};

export const SUBJECT: GallerySubject<Tikal> = { game: tikal, board, words: { en, pl }, policy: sensible };

type Sent = Message<Tikal>;

const explored = ({ hexes }: View): number => hexes.filter((one) => one !== null).length;
const offered = ({ offers }: Sent, type: Intent['type']): boolean => offers.some((one) => one.type === type);
const saw = ({ seen }: Sent, fits: (one: Seen) => boolean): boolean => seen.some(fits);
const placing = (m: Sent): boolean => offered(m, 'placeTile');
const acting = (m: Sent): boolean => offered(m, 'endTurn');

/** Where the tile can lie in more than one way. */
const HERE: Hex = 2;
const laidHere = chosenSteps<Step>({ ask: 'place', hex: HERE }, { ask: 'turn', rotation: 1 });
const fitsHere = ({ tile, ...view }: View): boolean =>
  tile !== null && placements(view, tile).some(({ hex, rotation }) => hex === HERE && rotation === 1);

const fromBase = chosenSteps<Step>({ ask: 'figure', figure: 'explorer', from: 'supply' });
const leaderWalks = chosenSteps<Step>({ ask: 'figure', figure: 'leader', from: 8 });

export const SCENES: Scenes<Tikal> = {
  start: { players: 4, fits: (m) => placing(m) && explored(m.view) === 4 },
  placing: { players: 3, fits: (m) => placing(m) && explored(m.view) > 8 && fitsHere(m.view), draft: laidHere },
  acting: { players: 2, fits: (m) => acting(m) && explored(m.view) > 12 && m.view.turn.actionPoints === 7 },
  supply: {
    players: 4,
    fits: (m) => acting(m) && explored(m.view) > 14 && m.view.turn.actionPoints > 6,
    draft: fromBase,
  },
  middle: {
    players: 3,
    fits: (m) =>
      acting(m) && explored(m.view) > 16 && m.view.expeditions[0]?.leader === 8 && m.view.turn.actionPoints > 5,
    draft: leaderWalks,
  },
  exchange: {
    players: 3,
    fits: (m) => offered(m, 'exchangeTreasure'),
    draft: chosenSteps<Step>({ ask: 'exchange' }),
  },
  late: { players: 4, fits: (m) => acting(m) && explored(m.view) > 36 && m.view.turn.actionPoints > 4 },
  waiting: { players: 4, viewer: 2, fits: ({ view, offers }) => offers.length === 0 && explored(view) > 24 },
  lookOn: { players: 2, viewer: 'spectator', fits: ({ view }) => explored(view) > 24 },
  bidding: {
    players: 4,
    options: { auction: true },
    fits: (m) => offered(m, 'bid') && explored(m.view) > 14 && (m.view.auction?.passed.length ?? 0) > 0,
  },
  choosing: {
    players: 3,
    options: { auction: true },
    fits: (m) => offered(m, 'chooseTile') && explored(m.view) > 10 && m.view.display.length > 2,
  },
  volcano: { players: 4, fits: (m) => saw(m, ({ type }) => type === 'scoringBegun'), beats: ['eruption'] },
  score: {
    players: 4,
    fits: (m) => explored(m.view) > 24 && saw(m, (one) => one.type === 'scored' && one.count.temples.length > 3),
    beats: ['tally', 'score'],
  },
  walk: {
    players: 4,
    fits: (m) => explored(m.view) > 20 && saw(m, ({ type }) => type === 'figureWalked'),
    beats: ['walk'],
  },
  end: { players: 4, fits: ({ view }) => view.final !== null },
};
