import { seat } from '@quri/kernel';
import type { Options } from '../vocabulary.ts';
import type { State } from './state.ts';

export const blank = (players: number, options: Options): State => ({
  options,
  stage: 'dealing',
  players: Array.from({ length: players }, () => ({ charms: [], worn: null, purse: 0 })),
  turn: seat(0),
  turnsTaken: 0,
  pot: 0,
  drawn: [],
});
