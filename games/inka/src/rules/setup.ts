import { seat, seats } from '@quri/kernel';
import { STEPPING, TARGETS } from '../answers/map.ts';
import { boardOf, targetsFor } from '../components.ts';
import type { Options } from '../vocabulary.ts';
import type { State } from './state.ts';
import { turnOf } from './turn.ts';

/** IN-C1, IN-C2 */
export const blank = (players: number, options: Options): State => ({
  options,
  phase: 'beginning',
  turn: turnOf(seat(0)),
  first: null,
  turnsTaken: 0,
  turnsWithoutStatue: 0,
  tile: null,
  undrawn: [...STEPPING],
  poses: [...STEPPING.map(() => null), ...targetsFor(boardOf(options), players)],
  starts: seats(players).map(() => null),
  counters: seats(players).map(() => null),
  blockers: seats(players).map(() => null),
  statues: seats(players).map(() => TARGETS),
  positions: [],
  recent: [],
  final: null,
});
