import { type Frozen, type Seat, seatsIn } from '@quri/kernel';
import { artifactsForOne } from '../../answers/leaving.ts';
import { gemsOnPath, remainderOf, shareOf } from '../../answers/shares.ts';
import type { CardId } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

const NOTHING: readonly Event[] = [];

/** IG-5: once the last choice is in, all are shown together, and whoever leaves settles before a card is turned. */
export function reveal(s: Frozen<State>): readonly Event[] {
  if (s.undecided > 0) return NOTHING;
  // Seats as bits: whoever is outside has made no choice and is in neither set.
  let staying = 0;
  let leaving = 0;
  let bit = 1;
  for (const { choice } of s.explorers) {
    if (choice === 'torch') staying |= bit;
    else if (choice === 'camp') leaving |= bit;
    bit <<= 1;
  }
  const leavers = seatsIn(leaving);
  const shown: Event = { type: 'choicesRevealed', stayers: seatsIn(staying), leavers };
  return leaving === 0 ? [shown] : [shown, settle(s, leavers)];
}

/** IG-9: what lies on the path is divided once among those who leave; IG-11: a lone leaver takes the artifacts. */
function settle(s: Frozen<State>, leavers: readonly Seat[]): Event {
  const pool = gemsOnPath(s.path);
  const artifacts: { readonly card: CardId; readonly value: number }[] = [];
  if (leavers.length === 1) for (const { card, value } of artifactsForOne(s)) artifacts.push({ card: card.id, value });
  return {
    type: 'leaversSettled',
    leavers,
    share: shareOf(pool, leavers.length),
    left: remainderOf(pool, leavers.length),
    artifacts,
  };
}
