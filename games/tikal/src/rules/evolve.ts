import { at, nextSeat, type Seat, unreachable } from '@quri/kernel';
import { walkingWorker, workingWorker } from '../answers/figures.ts';
import { exploredAs } from '../answers/terrain.ts';
import { nextAmong } from '../answers/turn-order.ts';
import { isVolcano, terrainOf } from '../components.ts';
import type { Expedition, Explored, Worker } from '../view/shapes.ts';
import { COSTS, type Figure, type Hex, LOWEST_LEVEL, type TileId, TREASURES, type Treasure } from '../vocabulary.ts';
import type { Event, EventOf } from './events.ts';
import type { State } from './state.ts';
import { spent, turnOf } from './turn.ts';

export function evolve(s: State, event: Event): void {
  switch (event.type) {
    case 'tileDrawn':
      remove(s.tiles, event.tile);
      return takeTile(s, event.seat, event.tile);
    case 'tilesDisplayed':
      for (const tile of event.tiles) remove(s.tiles, tile);
      s.display = [...event.tiles];
      s.moved = [];
      return;
    case 'auctionOpened':
      s.auction = { bidder: event.seat, bid: 0, holder: null, passed: [] };
      s.phase = 'bidding';
      return;
    case 'bidMade':
      return bidMade(s, event);
    case 'bidPassed':
      return bidPassed(s, event);
    case 'auctionWon':
      s.auction = null;
      change(s, event.seat, ({ points }) => ({ points: points - event.paid }));
      s.turn = turnOf(event.seat, 'normal', null);
      s.phase = 'choosing';
      return;
    case 'tileChosen':
      remove(s.display, event.tile);
      s.moved.push(event.seat);
      return takeTile(s, event.seat, event.tile);
    case 'tilePlaced':
      s.hexes[event.hex] = exploredAs(terrainOf(event.tile), s.expeditions.length, event.rotation);
      return tileDone(s, event.hex);
    case 'tileSetAside':
      return tileDone(s, null);
    case 'figureBrought':
      return figureBrought(s, event);
    case 'campChanged':
      return moveFigure(s, event, COSTS.changeCamp);
    case 'figureWalked':
      return moveFigure(s, event, event.cost);
    case 'templeExcavated':
      return templeExcavated(s, event);
    case 'treasureHunted':
      work(s, event);
      s.turn = spent(s.turn, COSTS.huntTreasure, {});
      s.phase = 'unearthing';
      return;
    case 'treasureFound':
      return treasureFound(s, event);
    case 'treasureExchanged':
      return treasureExchanged(s, event);
    case 'campPitched':
      changeHex(s, event.hex, () => ({ camp: event.seat }));
      change(s, event.seat, ({ camps }) => ({ camps: camps - 1 }));
      s.turn = spent(s.turn, COSTS.pitchCamp, { camps: [...s.turn.summary.camps, event.hex] });
      return;
    case 'guardPlaced':
      return guardPlaced(s, event);
    case 'turnEnded':
      s.turnsTaken++;
      s.recent = [...s.recent, event.summary].slice(-2 * (s.expeditions.length - 1));
      s.phase = 'turnOver';
      return;
    case 'scoringBegun':
      s.scoring = { cause: event.cause, order: event.order, scored: [] };
      s.phase = 'turnOver';
      return;
    case 'bonusTurnBegun':
      s.turn = turnOf(event.seat, 'bonus', null);
      s.phase = 'acting';
      return;
    case 'scored':
      return scored(s, event);
    case 'scoringEnded':
      return scoringEnded(s, event);
    case 'gameEnded':
      s.final = { winners: event.winners, scores: event.scores, reason: event.reason };
      s.phase = 'over';
      return;
    default:
      return unreachable(event);
  }
}

function remove<T>(list: T[], item: T): void {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
}

function changeHex(s: State, hex: Hex, to: (now: Explored) => Partial<Explored>): void {
  const now = s.hexes[hex];
  if (now) s.hexes[hex] = { ...now, ...to(now) };
}

function change(s: State, seat: Seat, to: (now: Expedition) => Partial<Expedition>): void {
  const now = at(s.expeditions, seat);
  s.expeditions[seat] = { ...now, ...to(now) };
}

const added = (counts: readonly number[], index: number, by: number): readonly number[] =>
  counts.map((count, i) => (i === index ? count + by : count));

const addExplorers = (s: State, seat: Seat, hex: Hex, by: number): void =>
  changeHex(s, hex, ({ explorers }) => ({ explorers: added(explorers, seat, by) }));

/** TK-1, TK-14: the tile is to be placed, a volcano after everybody has scored. */
function takeTile(s: State, seat: Seat, tile: TileId): void {
  s.turn = turnOf(seat, 'normal', tile);
  s.tile = tile;
  s.phase = isVolcano(tile) ? 'volcano' : 'placing';
}

function tileDone(s: State, hex: Hex | null): void {
  if (s.tile !== null) s.turn = spent(s.turn, 0, { tile: { id: s.tile, hex } });
  s.tile = null;
  s.phase = 'acting';
}

function bidMade(s: State, { seat, points }: EventOf<'bidMade'>): void {
  if (s.auction === null) return;
  s.auction = { ...s.auction, bid: points, holder: seat };
  passOnBidding(s);
}

function bidPassed(s: State, { seat }: EventOf<'bidPassed'>): void {
  if (s.auction === null) return;
  s.auction = { ...s.auction, passed: [...s.auction.passed, seat] };
  passOnBidding(s);
}

function passOnBidding(s: State): void {
  const { auction, moved } = s;
  if (auction === null) return;
  const isIn = (seat: Seat): boolean => !moved.includes(seat) && !auction.passed.includes(seat);
  s.auction = { ...auction, bidder: nextAmong(auction.bidder, s.expeditions.length, isIn) ?? auction.bidder };
}

function figureBrought(s: State, { seat, figure, to }: EventOf<'figureBrought'>): void {
  const { summary } = s.turn;
  if (figure === 'leader') {
    change(s, seat, () => ({ leader: to }));
    s.turn = spent(s.turn, COSTS.bringFigure, { leader: true });
  } else {
    change(s, seat, ({ explorers }) => ({ explorers: explorers - 1 }));
    addExplorers(s, seat, to, 1);
    s.turn = spent(s.turn, COSTS.bringFigure, { brought: summary.brought + 1 });
  }
}

function moveFigure(s: State, { seat, figure, from, to }: EventOf<'campChanged' | 'figureWalked'>, cost: number): void {
  const { workers, summary } = s.turn;
  const count = figure === 'leader' ? 1 : (s.hexes[from]?.explorers[seat] ?? 0);
  const walking = walkingWorker(workers, figure, from, count);
  if (figure === 'leader') change(s, seat, () => ({ leader: to }));
  else {
    addExplorers(s, seat, from, -1);
    addExplorers(s, seat, to, 1);
  }
  s.turn = {
    ...spent(s.turn, cost, { steps: summary.steps + 1 }),
    workers: walking < 0 ? workers : workers.map((one, i) => (i === walking ? { ...one, at: to } : one)),
  };
}

/** TK-8, TK-9, TK-13: whoever works is moved to the end of the list. */
function work(s: State, { figure, hex }: { readonly figure: Figure; readonly hex: Hex }): void {
  const { workers } = s.turn;
  const working = workingWorker(workers, figure, hex);
  const before: Worker = workers[working] ?? { figure, at: hex, worked: [] };
  const others = workers.filter((_, i) => i !== working);
  s.turn = { ...s.turn, workers: [...others, { ...before, worked: [...before.worked, hex] }] };
}

function templeExcavated(s: State, event: EventOf<'templeExcavated'>): void {
  const { hex, level } = event;
  work(s, event);
  changeHex(s, hex, () => ({ value: level }));
  s.levels[level - LOWEST_LEVEL] = at(s.levels, level - LOWEST_LEVEL) - 1;
  s.turn = spent(s.turn, COSTS.excavate, { dug: [...s.turn.summary.dug, { hex, level }] });
}

function treasureFound(s: State, { seat, hex, treasure, number }: EventOf<'treasureFound'>): void {
  remove(s.treasures, number);
  changeHex(s, hex, ({ treasures }) => ({ treasures: treasures - 1 }));
  addTreasure(s, seat, treasure, 1);
  s.turn = spent(s.turn, 0, { found: [...s.turn.summary.found, { hex, treasure }] });
  s.phase = 'acting';
}

const addTreasure = (s: State, seat: Seat, treasure: Treasure, by: number): void =>
  change(s, seat, ({ treasures }) => ({ treasures: added(treasures, TREASURES.indexOf(treasure), by) }));

function treasureExchanged(s: State, { seat, give, take, from }: EventOf<'treasureExchanged'>): void {
  addTreasure(s, seat, give, -1);
  addTreasure(s, from, give, 1);
  addTreasure(s, from, take, -1);
  addTreasure(s, seat, take, 1);
  const { exchanged } = s.turn.summary;
  s.turn = spent(s.turn, COSTS.exchangeTreasure, { exchanged: [...exchanged, { give, take, from }] });
}

/** TK-12: whoever stood there leaves the game, but what they have done this turn still counts. */
function guardPlaced(s: State, { seat, hex, value }: EventOf<'guardPlaced'>): void {
  changeHex(s, hex, ({ explorers }) => ({ guard: seat, explorers: explorers.map((n, i) => (i === seat ? 0 : n)) }));
  change(s, seat, ({ guards, leader }) => ({ guards: guards - 1, leader: leader === hex ? 'gone' : leader }));
  const { workers, summary } = s.turn;
  s.turn = {
    ...spent(s.turn, COSTS.placeGuard, { guards: [...summary.guards, { hex, value }] }),
    workers: workers.map((one) => (one.at === hex ? { ...one, at: null } : one)),
  };
}

function scored(s: State, { seat, count, points }: EventOf<'scored'>): void {
  change(s, seat, () => ({ points }));
  if (s.scoring !== null) s.scoring = { ...s.scoring, scored: [...s.scoring.scored, { seat, count }] };
}

/** TK-14: whoever drew the volcano places it and takes a normal turn. */
function scoringEnded(s: State, { cause }: EventOf<'scoringEnded'>): void {
  const drawer = s.scoring?.order[0] ?? nextSeat(s.turn.seat, s.expeditions.length);
  s.scoring = null;
  if (cause === 'final') return;
  s.turn = turnOf(drawer, 'normal', s.tile);
  s.phase = 'placing';
}
