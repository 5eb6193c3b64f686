import { isVolcano, terrainOf } from '../../answers/terrain.ts';
import { nextAmong } from '../../answers/turn-order.ts';
import type { Auction, Expedition, Explored, Seen, SeenOf, View } from '../../view/shapes.ts';
import {
  ACTION_POINTS,
  COSTS,
  type Figure,
  type Hex,
  LOWEST_LEVEL,
  TREASURES,
  type Treasure,
} from '../../vocabulary.ts';
import type { Shown } from '../shown.ts';

type Seat = View['turn']['seat'];
export type Change = Partial<Shown>;

/** What an event changes in the picture, however it is staged. */
export function changed(now: Shown, seen: Seen): Change {
  switch (seen.type) {
    case 'tileDrawn':
      return { ...tileTaken(seen), tiles: now.tiles.filter((one) => one !== seen.tile) };
    case 'tilesDisplayed':
      return { tiles: now.tiles.filter((one) => !seen.tiles.includes(one)), display: seen.tiles, moved: [] };
    case 'auctionOpened':
      return { auction: { bidder: seen.seat, bid: 0, holder: null, passed: [] }, phase: 'bidding' };
    case 'bidMade':
      return bidding(now, (auction) => ({ ...auction, bid: seen.points, holder: seen.seat }));
    case 'bidPassed':
      return bidding(now, (auction) => ({ ...auction, passed: [...auction.passed, seen.seat] }));
    case 'auctionWon':
      return {
        auction: null,
        expeditions: expeditionWith(now, seen.seat, ({ points }) => ({ points: points - seen.paid })),
        turn: turnOf(seen.seat, 'normal'),
        phase: 'choosing',
      };
    case 'tileChosen':
      return {
        ...tileTaken(seen),
        display: now.display.filter((one) => one !== seen.tile),
        moved: [...now.moved, seen.seat],
      };
    case 'tilePlaced':
      return { hexes: now.hexes.map((one, hex) => (hex === seen.hex ? placed(now, seen) : one)), ...TILE_DONE };
    case 'tileSetAside':
      return TILE_DONE;
    case 'figureBrought':
      return { ...taken(now, seen.seat, seen.figure), ...spent(now, COSTS.bringFigure) };
    case 'campChanged':
      return spent(now, COSTS.changeCamp);
    case 'figureWalked':
      return spent(now, seen.cost);
    case 'templeExcavated':
      return {
        hexes: hexWith(now, seen.hex, () => ({ value: seen.level })),
        levels: now.levels.map((left, i) => (i === seen.level - LOWEST_LEVEL ? left - 1 : left)),
        ...spent(now, COSTS.excavate),
      };
    case 'treasureHunted':
      return { ...spent(now, COSTS.huntTreasure), phase: 'unearthing' };
    case 'treasureFound':
      return {
        hexes: hexWith(now, seen.hex, ({ treasures }) => ({ treasures: treasures - 1 })),
        expeditions: expeditionWith(now, seen.seat, treasureMore(seen.treasure, 1)),
        phase: 'acting',
      };
    case 'treasureExchanged':
      return { ...exchanged(now, seen), ...spent(now, COSTS.exchangeTreasure) };
    case 'campPitched':
      return {
        hexes: hexWith(now, seen.hex, () => ({ camp: seen.seat })),
        expeditions: expeditionWith(now, seen.seat, ({ camps }) => ({ camps: camps - 1 })),
        ...spent(now, COSTS.pitchCamp),
      };
    case 'guardPlaced':
      return { ...guarded(now, seen), ...spent(now, COSTS.placeGuard) };
    case 'turnEnded':
      return { phase: 'turnOver' };
    case 'scoringBegun':
      return { scoring: { cause: seen.cause, order: seen.order, scored: [] }, phase: 'turnOver' };
    case 'bonusTurnBegun':
      return { turn: turnOf(seen.seat, 'bonus'), phase: 'acting' };
    case 'scored': {
      const { seat, count, points } = seen;
      return {
        expeditions: expeditionWith(now, seat, () => ({ points })),
        scoring: now.scoring && { ...now.scoring, scored: [...now.scoring.scored, { seat, count }] },
      };
    }
    case 'scoringEnded':
      return seen.cause === 'final'
        ? { scoring: null }
        : { scoring: null, turn: turnOf(now.scoring?.order[0] ?? now.turn.seat, 'normal'), phase: 'placing' };
    case 'gameEnded':
      return { final: { winners: seen.winners, scores: seen.scores, reason: seen.reason }, phase: 'over' };
    default:
      return seen satisfies never;
  }
}

const turnOf = (seat: Seat, kind: Shown['turn']['kind']): Shown['turn'] => ({
  seat,
  kind,
  actionPoints: ACTION_POINTS,
});

const TILE_DONE: Change = { tile: null, phase: 'acting' };

const tileTaken = ({ seat, tile }: SeenOf<'tileDrawn' | 'tileChosen'>): Change => ({
  turn: turnOf(seat, 'normal'),
  tile,
  phase: isVolcano(tile) ? 'volcano' : 'placing',
});

const spent = ({ turn }: Shown, cost: number): Change => ({
  turn: { ...turn, actionPoints: turn.actionPoints - cost },
});

function placed({ expeditions }: Shown, { tile, rotation }: SeenOf<'tilePlaced'>): Explored {
  const { value, treasures } = terrainOf(tile);
  return { terrain: tile, rotation, value, treasures, camp: null, guard: null, explorers: expeditions.map(() => 0) };
}

function bidding({ auction, moved, expeditions }: Shown, change: (now: Auction) => Auction): Change {
  if (auction === null) return {};
  const next = change(auction);
  const isIn = (seat: Seat): boolean => !moved.includes(seat) && !next.passed.includes(seat);
  return { auction: { ...next, bidder: nextAmong(next.bidder, expeditions.length, isIn) ?? next.bidder } };
}

const hexWith = ({ hexes }: Shown, hex: Hex, change: (one: Explored) => Partial<Explored>): Shown['hexes'] =>
  hexes.map((one, n) => (n === hex && one !== null ? { ...one, ...change(one) } : one));

const expeditionWith = (
  { expeditions }: Shown,
  seat: number,
  change: (one: Expedition) => Partial<Expedition>,
): Shown['expeditions'] => expeditions.map((one, n) => (n === seat ? { ...one, ...change(one) } : one));

const added = (counts: readonly number[], index: number, by: number): readonly number[] =>
  counts.map((count, i) => (i === index ? count + by : count));

const treasureMore =
  (treasure: Treasure, by: number) =>
  ({ treasures }: Expedition): Partial<Expedition> => ({
    treasures: added(treasures, TREASURES.indexOf(treasure), by),
  });

function exchanged(now: Shown, { seat, give, take, from }: SeenOf<'treasureExchanged'>): Change {
  const moved = (shown: Shown, treasure: Treasure, giver: number, taker: number): Shown => {
    const less = { ...shown, expeditions: expeditionWith(shown, giver, treasureMore(treasure, -1)) };
    return { ...less, expeditions: expeditionWith(less, taker, treasureMore(treasure, 1)) };
  };
  return { expeditions: moved(moved(now, give, seat, from), take, from, seat).expeditions };
}

function guarded(now: Shown, { seat, hex }: SeenOf<'guardPlaced'>): Change {
  return {
    hexes: hexWith(now, hex, ({ explorers }) => ({
      guard: seat,
      explorers: added(explorers, seat, -(explorers[seat] ?? 0)),
    })),
    expeditions: expeditionWith(now, seat, ({ guards, leader }) => ({
      guards: guards - 1,
      leader: leader === hex ? 'gone' : leader,
    })),
  };
}

/** A figure leaves the supply. A leader on its way is nowhere: it is put down where it arrives. */
const taken = (now: Shown, seat: number, figure: Figure): Change =>
  figure === 'leader'
    ? {}
    : { expeditions: expeditionWith(now, seat, ({ explorers }) => ({ explorers: explorers - 1 })) };

/** A figure that leaves a hex, and is on its way. */
export const lifted = (now: Shown, seat: number, figure: Figure, from: Hex): Change =>
  figure === 'leader'
    ? { expeditions: expeditionWith(now, seat, () => ({ leader: 'gone' })) }
    : { hexes: hexWith(now, from, ({ explorers }) => ({ explorers: added(explorers, seat, -1) })) };

/** A figure that arrives. */
export const putDown = (now: Shown, seat: number, figure: Figure, to: Hex): Change =>
  figure === 'leader'
    ? { expeditions: expeditionWith(now, seat, () => ({ leader: to })) }
    : { hexes: hexWith(now, to, ({ explorers }) => ({ explorers: added(explorers, seat, 1) })) };
