import { at, type Dice, type Frozen, nextSeat, type Seat, seat, seats, unreachable } from '@quri/kernel';
import { boardOf } from '../components.ts';
import { STEPPING_TILES } from '../vocabulary.ts';
import type { Event } from './events.ts';
import { escapeOf, repetition, stall } from './outcome.ts';
import type { State } from './state.ts';

/** The next step that needs nobody's decision. */
export function proceed(s: Frozen<State>, dice: Dice): readonly Event[] {
  const players = s.counters.length;
  switch (s.phase) {
    case 'beginning':
      return [{ type: 'firstPlayerDrawn', seat: dice.draw('first', seats(players), String) }];
    case 'drawingTile':
      return [drawTile(s, dice)];
    case 'turnOver': {
      const over = stall(s);
      if (over.length > 0) return over;
      const next = nextSeat(s.turn.seat, players);
      return [{ type: 'turnBegun', seat: next, blocker: s.blockers[next] ?? null }];
    }
    case 'movingTiles':
      return repetition(s);
    case 'walking':
      return escapeOf(s);
    case 'pickingStart':
    case 'layingTile':
    case 'blocking':
    case 'over':
      return [];
    default:
      return unreachable(s.phase);
  }
}

function drawTile(s: Frozen<State>, dice: Dice): Event {
  const tile = dice.draw('tiles', s.undrawn, String);
  const { walls, snakes } = at(boardOf(s.options).faces, tile);
  return { type: 'tileDrawn', seat: nextToLay(s), tile, walls: walls.length, snakes: snakes.filter(Boolean).length };
}

/** IN-2: in turn, from the first player. */
const nextToLay = ({ first, undrawn, counters }: Frozen<State>): Seat =>
  seat(((first ?? 0) + STEPPING_TILES - undrawn.length) % counters.length);
