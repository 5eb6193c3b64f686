import { describe, expect, test } from 'vitest';
import type { Intent, TileId } from '../src/vocabulary.ts';
import { bid, endTurn, jungle, newGame, pass } from './jungle.ts';

const choose = (tile: TileId): Intent => ({ type: 'chooseTile', tile });
const auction = (players: number, ...draws: readonly string[]) => newGame(players, { auction: true }, ...draws);

/** Places the tile anywhere and ends the turn. */
function finish(game: ReturnType<typeof auction>): void {
  const [first] = game.offered('placeTile');
  if (first === undefined) throw new Error('there is no place');
  game.play(first, endTurn);
}

describe('bidding', () => {
  test('TK-A1 everybody has 20 points, and as many tiles as players are turned up', () => {
    const game = auction(3, 'A1', 'A4', 'A2');
    expect(game.scores()).toEqual([20, 20, 20]);
    expect(game.state).toMatchObject({ phase: 'bidding', display: ['A1', 'A4', 'A2'], auction: { bidder: 0, bid: 0 } });
    expect(game.offers()).toHaveLength(21);
  });

  test('TK-A1 each bid is higher than the last; whoever passed is out', () => {
    const game = auction(3, 'A1', 'A4', 'A2').play(bid(2));
    expect(game.awaited()).toBe(1);
    expect(game.refusal(bid(2))).toEqual({ code: 'bidTooLow', rule: 'TK-A1', atLeast: 3 });
    game.play(pass);
    expect(game.awaited()).toBe(2);
    game.play(bid(5));
    expect(game.awaited()).toBe(0);
    game.play(bid(6));
    // The second one has passed and is not asked again.
    expect(game.awaited()).toBe(2);
    expect(game.refusal(bid(7), 1)).toEqual({ code: 'notYourTurn', rule: 'TK-A1', turn: 2 });
  });

  test('TK-A1 the winner pays, picks any tile on display and takes a normal turn', () => {
    const game = auction(2, 'A1', 'A4').play(bid(3), pass);
    expect(game.scores()).toEqual([17, 20]);
    expect(game.state).toMatchObject({ phase: 'choosing', turn: { seat: 0 }, auction: null });
    expect(game.refusal(endTurn)).toEqual({ code: 'chooseTileFirst', rule: 'TK-A1' });
    expect(game.refusal(endTurn, 1)).toEqual({ code: 'notYourTurn', rule: 'TK-A1', turn: 0 });
    expect(game.refusal(choose('B1'))).toEqual({ code: 'notOnDisplay', rule: 'TK-A1', tile: 'B1' });
    game.play(choose('A4'));
    expect(game.state).toMatchObject({ phase: 'placing', tile: 'A4', display: ['A1'], moved: [0] });
  });

  test('TK-A1 the last player gets the last tile free', () => {
    const game = auction(2, 'A1', 'A4').play(bid(3), pass, choose('A4'));
    finish(game);
    expect(game.state).toMatchObject({ phase: 'placing', tile: 'A1', turn: { seat: 1 }, display: [] });
    expect(game.scores()).toEqual([17, 20]);
  });

  test('TK-A1 if all pass, the first to pass goes free', () => {
    const game = auction(3, 'A1', 'A4', 'A2').play(pass, pass);
    // The last one may still bid.
    expect(game.offers()).toContainEqual(bid(1));
    game.play(pass);
    expect(game.state).toMatchObject({ phase: 'choosing', turn: { seat: 0 } });
    expect(game.scores()).toEqual([20, 20, 20]);
  });

  test('TK-A1 nobody bids outside an auction or plays during one', () => {
    const game = auction(2, 'A1', 'A4');
    expect(game.refusal(endTurn)).toEqual({ code: 'auctionFirst', rule: 'TK-A1' });
    expect(game.refusal(choose('A1'))).toEqual({ code: 'auctionFirst', rule: 'TK-A1' });
    const other = jungle();
    expect(other.refusal(bid(1))).toEqual({ code: 'noAuction', rule: 'TK-A1' });
    expect(other.refusal(choose('A1'))).toEqual({ code: 'noAuction', rule: 'TK-A1' });
  });

  test('TK-A2 nobody bids more than they have', () => {
    const game = auction(2, 'A1', 'A4');
    expect(game.refusal(bid(21))).toEqual({ code: 'bidTooHigh', rule: 'TK-A2', points: 20 });
    expect(game.refusal(bid(20))).toBe(null);
    game.play(bid(20));
    expect(game.refusal(bid(1))).toEqual({ code: 'bidTooHigh', rule: 'TK-A2', points: 20 });
    expect(game.offers()).toEqual([pass]);
  });

  test('TK-A2 later auctions are opened clockwise from the last mover, by one who has not moved yet', () => {
    const game = auction(3, 'A1', 'A4', 'A2').play(pass, bid(1), pass, choose('A4'));
    expect(game.state.turn.seat).toBe(1);
    finish(game);
    expect(game.state).toMatchObject({ phase: 'bidding', auction: { bidder: 2 } });
    game.play(bid(1), pass, choose('A1'));
    finish(game.draws('A3', 'A5', 'A6'));
    // The last one, seat 0, has the last tile; a new round is opened to the left of it.
    expect(game.state).toMatchObject({ tile: 'A2', turn: { seat: 0 } });
    finish(game);
    expect(game.state).toMatchObject({ phase: 'bidding', auction: { bidder: 1 }, moved: [] });
  });
});

describe('scoring at an auction table', () => {
  test('TK-A3 a chosen volcano scores from the chooser', () => {
    const game = auction(2, 'A1', 'A4');
    Object.assign(game.state, { display: ['A1', 'B6'] });
    game.play(bid(1), pass, choose('B6'));
    expect(game.state).toMatchObject({ scoring: { order: [0, 1] }, turn: { seat: 0, kind: 'bonus' }, tile: 'B6' });
    game.play(endTurn, endTurn);
    expect(game.state).toMatchObject({ phase: 'placing', tile: 'B6', turn: { seat: 0, kind: 'normal' } });
  });

  test('TK-A3 the final round goes from the lowest score to the highest, ties clockwise from the last mover', () => {
    const game = jungle({
      players: 4,
      turn: 2,
      options: { auction: true, finalRound: 'next' },
      expeditions: [{ points: 7 }, { points: 9 }, { points: 7 }, { points: 1 }],
      state: { tiles: [], display: [] },
    }).play(endTurn);
    expect(game.state.scoring?.order).toEqual([3, 2, 0, 1]);
  });
});
