import { cellsOf } from '../../answers/laid-tiles.ts';
import type { Seen, SeenOf } from '../../view/shapes.ts';
import { ACTION_POINTS } from '../../vocabulary.ts';
import type { Shown } from '../shown.ts';

/** What an event changes in the picture, however it is staged. */
export function changed(now: Shown, seen: Seen): Partial<Shown> {
  switch (seen.type) {
    case 'firstPlayerDrawn':
      return { turn: freshTurn(seen.seat), phase: 'pickingStart' };
    case 'startPicked': {
      const counters = replaced(now.counters, seen.seat, seen.cell);
      return {
        starts: replaced(now.starts, seen.seat, seen.cell),
        counters,
        phase: counters.includes(null) ? 'pickingStart' : 'drawingTile',
        turn: freshTurn((seen.seat + 1) % counters.length),
      };
    }
    case 'tileDrawn':
      return {
        undrawn: now.undrawn.filter((tile) => tile !== seen.tile),
        tile: seen.tile,
        turn: freshTurn(seen.seat),
        phase: 'layingTile',
      };
    case 'tileLaid':
      return {
        poses: replaced(now.poses, seen.tile, seen.pose),
        tile: null,
        phase: now.undrawn.length > 0 ? 'drawingTile' : 'turnOver',
      };
    case 'turnBegun':
      return {
        blockers: replaced(now.blockers, seen.seat, null),
        turn: freshTurn(seen.seat),
        phase: 'movingTiles',
      };
    case 'tileMoved':
      return tileMoved(now, seen);
    case 'walkingStarted':
      return { phase: 'walking' };
    case 'counterWalked':
      return { counters: replaced(now.counters, seen.seat, seen.path.at(-1) ?? null), ...spent(now, seen.cost) };
    case 'statueTaken':
      return {
        statues: now.statues.map((left, seat) => (seat === seen.seat ? left.filter((one) => one !== seen.tile) : left)),
        ...spent(now, 1),
      };
    case 'passageTaken':
      return { counters: replaced(now.counters, seen.seat, seen.to), ...spent(now, 1) };
    case 'walkingStopped':
      return { phase: 'blocking' };
    case 'turnEnded':
      return { blockers: replaced(now.blockers, seen.seat, seen.blocker), phase: 'turnOver' };
    case 'gameEnded':
      return { final: { winners: seen.winners, scores: seen.scores, reason: seen.reason }, phase: 'over' };
    default:
      return seen satisfies never;
  }
}

const freshTurn = (seat: number): Shown['turn'] => ({ seat, actionPoints: ACTION_POINTS });

const spent = ({ turn }: Shown, cost: number): Pick<Shown, 'turn'> => ({
  turn: { ...turn, actionPoints: turn.actionPoints - cost },
});

const replaced = <T>(all: readonly T[], index: number, value: T): readonly T[] =>
  all.map((one, i) => (i === index ? value : one));

/** IN-7: counters ride along on their half. */
function tileMoved(now: Shown, { tile, from, to, riders }: SeenOf<'tileMoved'>): Partial<Shown> {
  const [before, after] = [cellsOf(from), cellsOf(to)];
  const counters = now.counters.map((cell, seat) => {
    if (!riders.some((rider) => rider === seat)) return cell;
    return cell === before[0] ? after[0] : after[1];
  });
  return { poses: replaced(now.poses, tile, to), counters, ...spent(now, 1) };
}
