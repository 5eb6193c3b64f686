import { at, type Dice, type Frozen, unreachable } from '@quri/kernel';
import { isOnPath } from '../../answers/hazards.ts';
import { countInside, remainderOf, shareOf } from '../../answers/shares.ts';
import { idOf } from '../../components.ts';
import { ROUNDS } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** One pile a round: the same card comes at the same place, however play went. */
const PILES: readonly string[] = Array.from({ length: ROUNDS + 1 }, (_, round) => `quest/${round}`);

/** IG-6 to IG-8: a card is turned for those inside. */
export function turn(s: Frozen<State>, dice: Dice): Event {
  const card = dice.draw(at(PILES, s.round), s.deck, idOf);
  switch (card.kind) {
    case 'treasure': {
      const inside = countInside(s.explorers);
      const share = shareOf(card.value, inside);
      return { type: 'treasureFound', card: card.id, share, left: remainderOf(card.value, inside) };
    }
    case 'artifact':
      return { type: 'artifactFound', card: card.id };
    case 'hazard':
      return { type: isOnPath(s.path, card.hazard) ? 'hazardStruck' : 'hazardMet', card: card.id };
    default:
      return unreachable(card);
  }
}
