import { at, type Dice, type Frozen, nextSeat, type Seat, seat, unreachable } from '@quri/kernel';
import { nextLetter } from '../answers/odds.ts';
import { canBePlaced } from '../answers/placement.ts';
import { letterOf } from '../answers/terrain.ts';
import { treasureOf } from '../answers/treasures.ts';
import { nextAmong, seatsFrom } from '../answers/turn-order.ts';
import type { TileId } from '../vocabulary.ts';
import type { Event } from './events.ts';
import { end } from './outcome.ts';
import { auctionResult } from './phases/auction.ts';
import type { State } from './state.ts';

/** The next step that needs nobody's decision. */
export function proceed(s: Frozen<State>, dice: Dice): readonly Event[] {
  switch (s.phase) {
    case 'turnOver':
      return s.scoring === null ? nextTurn(s, dice) : nextBonusTurn(s);
    case 'volcano':
      return [{ type: 'scoringBegun', cause: 'volcano', order: seatsFrom(s.turn.seat, s.expeditions.length) }];
    case 'placing':
      // TK-4: a tile that fits nowhere is set aside.
      return s.tile === null || canBePlaced(s, s.tile)
        ? []
        : [{ type: 'tileSetAside', seat: s.turn.seat, tile: s.tile }];
    case 'unearthing':
      return unearth(s, dice);
    case 'bidding':
      return auctionResult(s);
    case 'choosing':
    case 'acting':
    case 'over':
      return [];
    default:
      return unreachable(s.phase);
  }
}

/** TK-1, TK-16, TK-A1 */
function nextTurn(s: Frozen<State>, dice: Dice): readonly Event[] {
  const { tiles, display, options } = s;
  if (display.length === 0 && tiles.length === 0)
    return [{ type: 'scoringBegun', cause: 'final', order: finalOrder(s) }];
  if (!options.auction) return [{ type: 'tileDrawn', seat: seatAfter(s), tile: draw(tiles, dice) }];
  if (display.length === 0) return [{ type: 'tilesDisplayed', tiles: drawMany(tiles, s.expeditions.length, dice) }];
  const opener = nextToMove(s);
  return display.length > 1
    ? [{ type: 'auctionOpened', seat: opener }]
    : [{ type: 'tileChosen', seat: opener, tile: at(display, 0), free: true }];
}

const hasBegun = ({ turnsTaken }: Frozen<State>): boolean => turnsTaken > 0;

/** TK-18 */
const seatAfter = (s: Frozen<State>): Seat => (hasBegun(s) ? nextSeat(s.turn.seat, s.expeditions.length) : seat(0));

/** TK-A2: the next clockwise from the last mover who has not moved in this round. */
function nextToMove(s: Frozen<State>): Seat {
  if (!hasBegun(s)) return seat(0);
  return nextAmong(s.turn.seat, s.expeditions.length, (one) => !s.moved.includes(one)) ?? s.turn.seat;
}

/** TK-C5: within a letter by lot, the letters in order. */
const draw = (tiles: readonly TileId[], dice: Dice): TileId => {
  const letter = nextLetter({ tiles });
  return dice.draw(
    `tiles/${letter}`,
    tiles.filter((tile) => letterOf(tile) === letter),
    String,
  );
};

function drawMany(tiles: readonly TileId[], count: number, dice: Dice): readonly TileId[] {
  const drawn: TileId[] = [];
  while (drawn.length < count)
    drawn.push(
      draw(
        tiles.filter((tile) => !drawn.includes(tile)),
        dice,
      ),
    );
  return drawn;
}

/** TK-16, TK-A3 */
function finalOrder({ turn, options, expeditions }: Frozen<State>): readonly Seat[] {
  const players = expeditions.length;
  if (options.auction)
    return [...seatsFrom(turn.seat, players)].sort((a, b) => at(expeditions, a).points - at(expeditions, b).points);
  return seatsFrom(options.finalRound === 'placer' ? turn.seat : nextSeat(turn.seat, players), players);
}

/** TK-14, TK-16: after the last bonus turn the volcano is placed, or the game is over. */
function nextBonusTurn(s: Frozen<State>): readonly Event[] {
  if (s.scoring === null) return [];
  const { cause, order, scored } = s.scoring;
  const next = order[scored.length];
  if (next !== undefined) return [{ type: 'bonusTurnBegun', seat: next }];
  const ended: Event = { type: 'scoringEnded', cause };
  return cause === 'volcano' ? [ended] : [ended, end(s)];
}

/** TK-3, TK-9: which treasure it is, is only decided now. */
function unearth({ turn, treasures }: Frozen<State>, dice: Dice): readonly Event[] {
  const hex = turn.workers.at(-1)?.worked.at(-1);
  if (hex === undefined) return [];
  const number = dice.draw('treasures', treasures, String);
  return [{ type: 'treasureFound', seat: turn.seat, hex, treasure: treasureOf(number), number }];
}
