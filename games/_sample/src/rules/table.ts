import { type Audience, type Frozen, type Outcome, seat, seats } from '@quri/kernel';
import type { Options } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { Player, State } from './state.ts';

export const blank = (players: number, options: Options): State => ({
  options,
  stage: 'dealing',
  players: Array.from({ length: players }, () => ({ charms: [], worn: null, purse: 0 })),
  turn: seat(0),
  turnsTaken: 0,
  pot: 0,
  drawn: [],
});

export const fork = (s: Frozen<State>): State => ({
  ...s,
  players: s.players.map(({ charms, worn, purse }) => ({ charms: [...charms], worn, purse })),
  drawn: [...s.drawn],
});

/** A hand tells its owner something, the showdown everybody; a drawn token comes from a bag whose contents are known. */
export function reveals(event: Event): Audience {
  if (event.type === 'charmsDealt') return [event.seat];
  return event.type === 'charmsShown' ? 'all' : 'none';
}

/** SA-7 */
export function outcome(s: Frozen<State>): Outcome | undefined {
  if (s.stage !== 'over') return undefined;
  const scores = s.players.map((player) => player.purse + wornValue(player, s.options));
  const most = Math.max(...scores);
  const winners = seats(scores.length).filter((one) => scores[one] === most);
  return { winners, scores, reason: winners.length === 1 ? 'highest' : 'shared' };
}

const PROUD = 3;
const PROUD_VALUE = 5;

function wornValue({ worn }: Frozen<Player>, { proudCharms }: Options): number {
  const value = worn?.value ?? 0;
  return proudCharms && value === PROUD ? PROUD_VALUE : value;
}
