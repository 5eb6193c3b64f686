import { at, type Frozen, ok, type Result, refused, type Seat, seats } from '@quri/kernel';
import type { Refusal, TileId } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

type Decided = Result<readonly Event[], Refusal>;

/** TK-A1, TK-A2 */
export function bid({ auction, expeditions }: Frozen<State>, seat: Seat, points: number): Decided {
  const atLeast = (auction?.bid ?? 0) + 1;
  const own = at(expeditions, seat).points;
  if (points > own || atLeast > own) return refused({ code: 'bidTooHigh', rule: 'TK-A2', points: own });
  return points < atLeast
    ? refused({ code: 'bidTooLow', rule: 'TK-A1', atLeast })
    : ok([{ type: 'bidMade', seat, points }]);
}

export const passBid = (seat: Seat): Decided => ok([{ type: 'bidPassed', seat }]);

export const chooseTile = ({ display }: Frozen<State>, seat: Seat, tile: TileId): Decided =>
  display.includes(tile)
    ? ok([{ type: 'tileChosen', seat, tile, free: false }])
    : refused({ code: 'notOnDisplay', rule: 'TK-A1', tile });

/** TK-A1: those who can still bid. */
const biddersIn = ({ auction, moved, expeditions }: Frozen<State>): readonly Seat[] =>
  seats(expeditions.length).filter((seat) => !moved.includes(seat) && !auction?.passed.includes(seat));

/** TK-A1: the auction is over once all others have passed after a bid, or everybody has without one. */
export function auctionResult(s: Frozen<State>): readonly Event[] {
  const { auction } = s;
  if (auction === null) return [];
  const left = biddersIn(s);
  const [firstToPass] = auction.passed;
  if (left.length === 0 && firstToPass !== undefined) return [{ type: 'auctionWon', seat: firstToPass, paid: 0 }];
  return left.length === 1 && auction.holder !== null
    ? [{ type: 'auctionWon', seat: auction.holder, paid: auction.bid }]
    : [];
}
