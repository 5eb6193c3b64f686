import { seat, seats } from '@quri/kernel';
import type { Options } from '../vocabulary.ts';
import type { State } from './state.ts';

/** GR-1: everybody on Start, nothing dealt yet. */
export const blank = (players: number, options: Options): State => ({
  options,
  stage: 'dealing',
  round: 0,
  firstPlayer: seat(0),
  turn: seat(0),
  peek: null,
  discards: [],
  raiders: seats(players).map(() => ({ at: 0, hand: [], stacks: [] })),
  final: null,
});
