import { type Dice, type Frozen, invariantBroken, unreachable } from '@quri/kernel';
import { idOf } from '../components.ts';
import { type Hazard, ROUNDS } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** One pile a round: the same card comes at the same place, however play went. */
const PILES: readonly string[] = Array.from({ length: ROUNDS + 1 }, (_, round) => `quest/${round}`);

/** IG-6 to IG-8: a card is turned for those inside. */
export function turn(s: Frozen<State>, dice: Dice): Event {
  const card = dice.draw(PILES[s.round] ?? invariantBroken('a card out of any round'), s.deck, idOf);
  switch (card.kind) {
    case 'treasure': {
      const inside = insideOf(s);
      const share = Math.floor(card.value / inside);
      return { type: 'treasureFound', card: card.id, share, left: card.value - share * inside };
    }
    case 'artifact':
      return { type: 'artifactFound', card: card.id };
    case 'hazard':
      return { type: isOnPath(s, card.hazard) ? 'hazardStruck' : 'hazardMet', card: card.id };
    default:
      return unreachable(card);
  }
}

function insideOf(s: Frozen<State>): number {
  let inside = 0;
  for (const explorer of s.explorers) if (explorer.inside) inside++;
  return inside;
}

function isOnPath(s: Frozen<State>, hazard: Hazard): boolean {
  for (const { card } of s.path) if (card.kind === 'hazard' && card.hazard === hazard) return true;
  return false;
}
