import { at, nextSeat, type Seat, unreachable } from '@quri/kernel';
import { halvesOf } from '@quri/triangle-lattice';
import { HEXAGON } from '../components.ts';
import type { Event, EventOf } from './events.ts';
import { positionKey } from './position-key.ts';
import type { State } from './state.ts';
import { spent, turnOf } from './turn.ts';

export function evolve(s: State, event: Event): void {
  switch (event.type) {
    case 'firstPlayerDrawn':
      s.first = event.seat;
      return giveTurn(s, event.seat, 'pickingStart');
    case 'startPicked':
      return startPicked(s, event);
    case 'tileDrawn':
      s.undrawn = s.undrawn.filter((tile) => tile !== event.tile);
      s.tile = event.tile;
      return giveTurn(s, event.seat, 'layingTile');
    case 'tileLaid':
      s.poses[event.tile] = event.pose;
      s.tile = null;
      s.phase = s.undrawn.length > 0 ? 'drawingTile' : 'turnOver';
      return;
    case 'turnBegun':
      s.blockers[event.seat] = null;
      giveTurn(s, event.seat, 'movingTiles');
      s.positions.push(positionKey(s));
      return;
    case 'tileMoved':
      return tileMoved(s, event);
    case 'walkingStarted':
      s.phase = 'walking';
      return;
    case 'counterWalked':
      return counterWalked(s, event);
    case 'statueTaken':
      return statueTaken(s, event);
    case 'passageTaken':
      s.counters[event.seat] = event.to;
      s.turn = spent(s.turn, 1, { walkedTo: event.to, passages: s.turn.summary.passages + 1 });
      return;
    case 'walkingStopped':
      s.phase = 'blocking';
      return;
    case 'turnEnded':
      return turnEnded(s, event);
    case 'gameEnded':
      s.final = { winners: event.winners, scores: event.scores, reason: event.reason };
      s.phase = 'over';
      return;
    default:
      return unreachable(event);
  }
}

function giveTurn(s: State, seat: Seat, phase: State['phase']): void {
  s.turn = turnOf(seat);
  s.phase = phase;
}

/** IN-1: the turn goes round until everybody stands on a start; then the first player draws (IN-2). */
function startPicked(s: State, { seat, cell }: EventOf<'startPicked'>): void {
  s.starts[seat] = cell;
  s.counters[seat] = cell;
  s.phase = s.counters.includes(null) ? 'pickingStart' : 'drawingTile';
  s.turn = turnOf(nextSeat(seat, s.counters.length));
}

/** IN-7: counters ride along on their half. */
function tileMoved(s: State, { tile, from, to, riders }: EventOf<'tileMoved'>): void {
  const [before, after] = [halvesOf(HEXAGON, from), halvesOf(HEXAGON, to)];
  for (const seat of riders) s.counters[seat] = s.counters[seat] === before[0] ? after[0] : after[1];
  s.poses[tile] = to;
  s.turn = spent(s.turn, 1, { moved: [...s.turn.summary.moved, { tile, from, to }] });
}

function counterWalked(s: State, { seat, path, cost }: EventOf<'counterWalked'>): void {
  const to = path.at(-1) ?? null;
  s.counters[seat] = to;
  s.turn = { ...spent(s.turn, cost, { walkedTo: to, snakes: s.turn.summary.snakes + cost }), walked: true };
}

function statueTaken(s: State, { seat, tile }: EventOf<'statueTaken'>): void {
  s.statues[seat] = at(s.statues, seat).filter((one) => one !== tile);
  s.turn = spent(s.turn, 1, { statues: [...s.turn.summary.statues, tile] });
}

/** IN-19: a statue that was taken makes all positions before it unreachable. */
function turnEnded(s: State, { seat, blocker, summary }: EventOf<'turnEnded'>): void {
  s.blockers[seat] = blocker;
  s.turnsTaken++;
  s.turnsWithoutStatue = summary.statues.length > 0 ? 0 : s.turnsWithoutStatue + 1;
  if (summary.statues.length > 0) s.positions = [];
  s.recent = [...s.recent, summary].slice(-2 * (s.counters.length - 1));
  s.phase = 'turnOver';
}
