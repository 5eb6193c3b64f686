import { at } from '@quri/kernel';
import { BASE_CAMP } from '../answers/map.ts';
import { strengthOf } from '../answers/strength.ts';
import { evolve } from '../rules/evolve.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../view/shapes.ts';
import { CAMPS, HEXES, type Intent } from '../vocabulary.ts';
import { distancesOn, UNREACHABLE } from './distances.ts';
import { type Go, intentsOf, type TurnMove } from './turn-moves.ts';

/** A turn somewhere between its beginning and its end. */
export interface TurnPosition {
  readonly view: View;
  /** Treasures that were hunted in the search: nobody knows their kind yet. */
  readonly hunted: number;
}

/** The position after a move, which must be one of `turnMoves`. */
export function played({ view, hunted }: TurnPosition, move: TurnMove): TurnPosition {
  const state = copyOf(view);
  const { seat } = view.turn;
  switch (move.type) {
    case 'go':
      go(state, move);
      break;
    case 'excavate':
      evolve(state, { ...move, type: 'templeExcavated', seat, level: (view.hexes[move.hex]?.value ?? 0) + 1 });
      break;
    case 'huntTreasure':
      hunt(state, move);
      return { view: state, hunted: hunted + 1 };
    case 'exchangeTreasure':
      evolve(state, { ...move, type: 'treasureExchanged', seat });
      break;
    case 'pitchCamp':
      evolve(state, { type: 'campPitched', seat, hex: move.hex });
      break;
    case 'placeGuard':
      evolve(state, guardPlaced(view, move.hex));
  }
  return { view: state, hunted };
}

/** Copies what the moves of a turn write to, and shares the rest. */
const copyOf = (view: View): State => ({
  ...(view as State),
  hexes: view.hexes.slice(),
  expeditions: view.expeditions.slice(),
  levels: view.levels.slice(),
});

/** The whole way at once; step by step only where it makes a difference. */
function go(state: State, move: Go): void {
  const { seat } = state.turn;
  const { figure, from, to, cost } = move;
  if (meetsWorker(state, move)) {
    for (const step of intentsOf(state, seat, move)) takeStep(state, step);
    return;
  }
  const walk = { type: 'figureWalked', seat, figure, to } as const;
  if (from !== 'supply') return evolve(state, { ...walk, from, cost });
  evolve(state, { type: 'figureBrought', seat, figure, to: BASE_CAMP });
  if (to !== BASE_CAMP) evolve(state, { ...walk, from: BASE_CAMP, cost: cost - 1 });
}

/** TK-13: where explorers meet of which one has worked this turn, the rules say which of them goes on. */
function meetsWorker({ turn, hexes, expeditions }: View, { figure, from, to, cost }: Go): boolean {
  if (figure === 'leader' || turn.workers.length === 0) return false;
  const distances = distancesOn(hexes);
  const byCamps = at(expeditions, turn.seat).camps < CAMPS;
  return turn.workers.some(({ figure: other, at: hex }) => {
    if (other === 'leader' || hex === null || hex === to) return false;
    if (hex === from || hex === BASE_CAMP || byCamps) return true;
    const first = from === 'supply' ? 0 : (distances[from * HEXES + hex] ?? UNREACHABLE);
    return Math.min(first, cost) + (distances[hex * HEXES + to] ?? UNREACHABLE) <= cost;
  });
}

function takeStep(state: State, step: Intent): void {
  const { seat } = state.turn;
  if (step.type === 'bringFigure') evolve(state, { ...step, type: 'figureBrought', seat });
  else if (step.type === 'changeCamp') evolve(state, { ...step, type: 'campChanged', seat });
  else if (step.type === 'walk')
    evolve(state, {
      ...step,
      type: 'figureWalked',
      seat,
      cost: distancesOn(state.hexes)[step.from * HEXES + step.to] ?? 0,
    });
}

/** The treasure is taken away from its hex and given to nobody. */
function hunt(state: State, { figure, hex }: Extract<TurnMove, { type: 'huntTreasure' }>): void {
  evolve(state, { type: 'treasureHunted', seat: state.turn.seat, figure, hex });
  const explored = state.hexes[hex];
  if (explored) state.hexes[hex] = { ...explored, treasures: explored.treasures - 1 };
  state.phase = 'acting';
}

function guardPlaced(view: View, hex: number) {
  const { seat } = view.turn;
  const value = view.hexes[hex]?.value ?? 0;
  return { type: 'guardPlaced', seat, hex, value, explorers: strengthOf(view, hex, seat), leader: false } as const;
}

/** Where own figures are, what stands and what was done: all in which positions of one turn can differ. */
export function keyOf({ view, hunted }: TurnPosition): number {
  const { turn, hexes, expeditions } = view;
  const own = at(expeditions, turn.seat);
  let low = turn.actionPoints * 8 + hunted;
  let high = typeof own.leader === 'number' ? own.leader : 50 + own.leader.length;
  const add = (code: number): void => {
    low = Math.imul(low ^ code, 0x85ebca6b) ^ (low >>> 15);
    high = Math.imul(high ^ code, 0xc2b2ae35) ^ (high >>> 13);
  };
  for (let hex = 0; hex < HEXES; hex++) {
    const explored = hexes[hex];
    if (!explored) continue;
    const { explorers, value, treasures, camp, guard } = explored;
    add(((((explorers[turn.seat] ?? 0) * 12 + value) * 6 + treasures) * 6 + (camp ?? 5)) * 6 + (guard ?? 5));
  }
  for (const count of own.treasures) add(count);
  // The order of the workers says nothing.
  let workers = 0;
  for (const { figure, at: where, worked } of turn.workers) {
    let code = (where ?? 60) + (figure === 'leader' ? 64 : 0);
    for (const hex of worked) code = Math.imul(code, 31) + hex + 1;
    workers = (workers + Math.imul(code, 0x27d4eb2f)) | 0;
  }
  add(workers);
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}
