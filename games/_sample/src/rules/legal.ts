import { type Frozen, type Seat, seats, seatsIn } from '@quri/kernel';
import type { Intent } from '../vocabulary.ts';
import type { State } from './state.ts';

export function awaited(s: Frozen<State>): readonly Seat[] {
  if (s.stage === 'dipping') return seatsIn(1 << s.turn);
  if (s.stage !== 'wearing') return [];
  return seats(s.players.length).filter((seat) => s.players[seat]?.worn === null);
}

/** SA-2, SA-3, SA-4 */
export function legal(s: Frozen<State>, by: Seat): readonly Intent[] {
  if (s.stage === 'wearing') return (s.players[by]?.charms ?? []).map(({ id }) => ({ type: 'wear', charm: id }));
  if (s.stage !== 'dipping' || s.turn !== by) return [];
  return s.pot > 0 ? [{ type: 'dip' }, { type: 'stop' }] : [{ type: 'dip' }];
}
