import type { Frozen, Seat } from '@quri/kernel';
import type { Charm, Options, Token } from '../vocabulary.ts';

/** What the table does next; it waits for people while `wearing` and `dipping`. */
export type Stage = 'dealing' | 'wearing' | 'dipping' | 'drawing' | 'showing' | 'over';

export interface Player {
  /** Private (SA-1). */
  charms: Charm[];
  /** Secret until the end (SA-2). */
  worn: Charm | null;
  purse: number;
}

export interface State {
  readonly options: Options;
  stage: Stage;
  players: Player[];
  turn: Seat;
  turnsTaken: number;
  pot: number;
  /** Tokens drawn this turn. */
  drawn: Token[];
}

export const fork = (s: Frozen<State>): State => ({
  ...s,
  players: s.players.map(({ charms, worn, purse }) => ({ charms: [...charms], worn, purse })),
  drawn: [...s.drawn],
});
