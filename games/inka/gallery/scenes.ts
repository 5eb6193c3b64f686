import { chosenSteps } from '@quri/board-kit';
import type { GallerySubject, Message, Policy, Scenes } from '@quri/board-kit/gallery';
import { SIDES } from '@quri/triangle-lattice';
import { floorOf } from '../src/answers/floor.ts';
import { cellsOf } from '../src/answers/laid-tiles.ts';
import { HEXAGON, TARGETS } from '../src/answers/map.ts';
import { walksOf } from '../src/answers/reach.ts';
import { grabOf } from '../src/board/choosing/grab.ts';
import type { Step } from '../src/board/choosing/moves.ts';
import { cellCentre, distance, lyingAt, MAP_CENTRE } from '../src/board/layout/cells.ts';
import { type Inka, inka } from '../src/game.ts';
import * as board from '../src/screen.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import type { Seen, View } from '../src/view/shapes.ts';
import type { Cell, Intent, Pose } from '../src/vocabulary.ts';

/** Where somebody wants to be: at a statue of theirs, then at an exit. */
function goalsOf({ poses, statues, turn }: View): readonly (Cell | null)[] {
  const left = statues[turn.seat] ?? [];
  return TARGETS.filter((tile) => left.includes(tile)).map((tile) => Math.floor((poses[tile] ?? 0) / 3));
}

/** How far it is from a cell to what its owner wants, as the crow flies. */
function farFrom(view: View, cell: Cell): number {
  const goals = goalsOf(view).flatMap((goal) => (goal === null ? [] : [cellCentre(goal)]));
  const at = cellCentre(cell);
  // Outwards once all statues are taken.
  return goals.length === 0 ? 600 - distance(at, MAP_CENTRE) : Math.min(...goals.map((goal) => distance(at, goal)));
}

/** Where somebody can walk just now, and the nearest they get; asked for every tile that can be moved. */
const reached = new WeakMap<View, { readonly cells: readonly Cell[]; readonly far: number }>();

function reachOf(view: View) {
  const known = reached.get(view);
  if (known !== undefined) return known;
  const { seat } = view.turn;
  const cells = [view.counters[seat] ?? 0, ...walksOf(view, floorOf(view), seat, 1).map(({ to }) => to)];
  const reach = { cells, far: Math.min(...cells.map((cell) => farFrom(view, cell))) };
  reached.set(view, reach);
  return reach;
}

/** How much nearer a tile brings whoever walks onto it. */
function gainOf(view: View, pose: Pose): number {
  const { cells, far } = reachOf(view);
  const halves = cellsOf(pose);
  const touches = halves.some((half) =>
    SIDES.some((side) => cells.includes(HEXAGON.neighbours[half * 3 + side] ?? -1)),
  );
  return touches ? Math.max(0, far - Math.min(...halves.map((half) => farFrom(view, half)))) : 0;
}

/** How much somebody wants to do something: most go for their statues and then for the way out. */
function weightOf(intent: Intent, view: View): number {
  const { seat } = view.turn;
  const here = view.counters[seat] ?? 0;
  switch (intent.type) {
    case 'takeStatue':
      return 500;
    case 'walk':
      return Math.exp((farFrom(view, here) - farFrom(view, intent.to)) / 40);
    case 'takePassage':
      return 0.4 * Math.exp((farFrom(view, here) - farFrom(view, intent.to)) / 90);
    case 'moveTile':
      return 0.02 + gainOf(view, intent.to) ** 2 / 500;
    case 'startWalking':
      return view.turn.actionPoints < 2 ? 30 : 0.4;
    case 'stopWalking':
      return view.turn.walked ? 4 : 0.5;
    case 'endTurn':
      return intent.blocker === null ? 25 : 1;
    case 'layTile':
      return Math.exp(-distance(lyingAt(intent.pose), MAP_CENTRE) / 260);
    case 'pickStart':
      return 1;
    default:
      return intent satisfies never;
  }
}

const sensible: Policy<Inka> = (offers, view, rng) => {
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

export const SUBJECT: GallerySubject<Inka> = { game: inka, board, words: { en, pl }, policy: sensible };

type Sent = Message<Inka>;

const offered = ({ offers }: Sent, type: Intent['type']): boolean => offers.some((one) => one.type === type);
const saw = ({ seen }: Sent, fits: (one: Seen) => boolean): boolean => seen.some(fits);
const statuesGone = ({ statues }: View): number => statues.reduce((sum, left) => sum + TARGETS.length - left.length, 0);
const moves = (m: Sent, points: number): boolean =>
  m.view.phase === 'movingTiles' && m.offers.length > 0 && m.view.turn.actionPoints === points;

/** A tile that can slide, can swing, and is stopped somewhere. */
const GRABBED = 9;
function isWorthGrabbing(view: View): boolean {
  const grab = grabOf(view, GRABBED);
  if (grab === null) return false;
  const slides = grab.ends.filter(({ motion }) => motion.kind === 'slide').length;
  return slides > 1 && slides < 6 && grab.ends.length - slides > 3 && grab.blocked.length > 1;
}

const chosen = (...steps: readonly Step[]) => chosenSteps<Step>(...steps);

/** Somewhere in the middle, over holes. */
const LAID = 27 * 3;
const BLOCKED: Cell = 44;

export const SCENES: Scenes<Inka> = {
  starts: {
    players: 4,
    viewer: 0,
    fits: (m) => offered(m, 'pickStart') && m.view.counters.some((one) => one !== null),
  },
  laying: {
    players: 3,
    fits: (m) => m.offers.some((one) => one.type === 'layTile' && one.pose === LAID) && m.view.undrawn.length < 7,
    draft: chosen({ ask: 'lay', pose: LAID }),
  },
  tiles: { players: 2, fits: (m) => moves(m, 3) && m.view.turnsTaken > 4 },
  grabbed: {
    players: 3,
    fits: (m) => moves(m, 3) && m.view.turnsTaken > 3 && isWorthGrabbing(m.view),
    draft: chosen({ ask: 'tile', tile: GRABBED }),
  },
  walking: {
    players: 3,
    fits: (m) =>
      m.view.phase === 'walking' &&
      !m.view.turn.walked &&
      m.offers.filter(({ type }) => type === 'walk').length > 12 &&
      statuesGone(m.view) > 2,
  },
  statue: { players: 2, fits: (m) => offered(m, 'takeStatue') },
  diamond: { players: 3, fits: (m) => m.view.phase === 'walking' && offered(m, 'moveTile') },
  blocking: {
    players: 4,
    fits: (m) =>
      m.offers.some((one) => one.type === 'endTurn' && one.blocker === BLOCKED) &&
      m.view.blockers.some((one) => one !== null),
    draft: chosen({ ask: 'block', cell: BLOCKED }),
  },
  late: { players: 4, fits: (m) => moves(m, 2) && statuesGone(m.view) > 7 },
  waiting: { players: 4, viewer: 2, fits: ({ view, offers }) => offers.length === 0 && statuesGone(view) > 4 },
  lookOn: { players: 2, viewer: 'spectator', fits: ({ view }) => statuesGone(view) > 2 },
  swing: {
    players: 3,
    fits: (m) =>
      saw(m, (one) => one.type === 'tileMoved' && one.motion.kind === 'turn' && one.riders.length > 0) &&
      m.view.turnsTaken > 3,
    beats: ['swing'],
  },
  walk: {
    players: 3,
    fits: (m) => saw(m, (one) => one.type === 'counterWalked' && one.path.length > 4),
    beats: ['walk'],
  },
  raise: { players: 3, fits: (m) => saw(m, ({ type }) => type === 'statueTaken'), beats: ['raise', 'raised'] },
  end: { players: 4, fits: ({ view }) => view.final?.reason === 'escaped' },
};
