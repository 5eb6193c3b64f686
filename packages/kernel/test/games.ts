import type { Sample } from '@quri/sample/game';
import { type MoveEntry, type Replay, replayOf } from '../src/index.ts';
import { dealtWithCoins, dip, everybodyWears, finish, stop, wear, whim, withdraw } from './sample-table.ts';

/**
 * A whole game of two with every seat's bytes and no take-back: 0 the deal, 1 and 2 the charms, 3 and 4 two dips of
 * the first seat that bring coins, 5 its stop, then on to the end.
 */
export function plainGame(): Replay<Sample> {
  const { table, secret } = dealtWithCoins(2, { bringing: [0, 1], options: { turns: 2, proudCharms: false } });
  everybodyWears(table);
  dip(table);
  dip(table);
  stop(table);
  finish(table, whim('plain'));
  return replayOf(table, secret, ['Ada', 'Bo']);
}

/**
 * A whole game of three, where the last seat is a bot without bytes. 1 is taken back by 2; 6 is a dip taken back by 7
 * with everybody's consent, so that what follows is dealt in another epoch.
 */
export function windingGame(): Replay<Sample> {
  const { table, secret } = dealtWithCoins(1, { players: 3, bringing: [0, 1] });
  wear(table, 1);
  withdraw(table, 1, 1);
  everybodyWears(table);
  dip(table);
  withdraw(table, 2, 6, [0, 1, 2]);
  finish(table, whim('winding'));
  return replayOf(table, secret, ['Ada', 'Bo', '']);
}

export const moveIn = (replay: Replay<Sample>, at: number): MoveEntry<Sample> =>
  replay.entries[at] as MoveEntry<Sample>;
