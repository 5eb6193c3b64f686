import { type Dice, type Frozen, type Seat, seats, unreachable } from '@quri/kernel';
import { tokensLeft } from '../answers/bag.ts';
import { CHARMS, CHARMS_EACH } from '../components.ts';
import type { Charm } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function proceed(s: Frozen<State>, dice: Dice): readonly Event[] {
  switch (s.stage) {
    case 'dealing':
      return deal(s, dice);
    case 'wearing':
      return s.players.every(({ worn }) => worn !== null) ? [{ type: 'dippingBegun' }] : [];
    case 'drawing':
      return [draw(s, dice)];
    case 'showing':
      return [{ type: 'charmsShown', worn: s.players.flatMap(({ worn }) => (worn === null ? [] : [worn.id])) }];
    case 'dipping':
    case 'over':
      return [];
    default:
      return unreachable(s.stage);
  }
}

/** SA-1 */
function deal(s: Frozen<State>, dice: Dice): readonly Event[] {
  let box: readonly Charm[] = CHARMS;
  const hand = (seat: Seat): Event => {
    const charms = Array.from({ length: CHARMS_EACH }, () => {
      const dealt = dice.draw('charms', box, ({ id }) => id);
      box = box.filter((one) => one !== dealt);
      return dealt.id;
    });
    return { type: 'charmsDealt', seat, charms };
  };
  return [...seats(s.players.length).map(hand), { type: 'wearingBegun' }];
}

/** SA-3. A pile for every turn: its tokens come in one order, however far somebody dips. */
function draw(s: Frozen<State>, dice: Dice): Event {
  const { id, coin } = dice.draw(`bag/${s.turnsTaken}`, tokensLeft(s.drawn), (one) => one.id);
  return { type: coin === null ? 'ratDrawn' : 'coinDrawn', seat: s.turn, token: id };
}
