import { CARDS, type Card } from '../vocabulary.ts';
import type { Seen, StackView, View } from './shapes.ts';

const LONGEST = Math.max(...CARDS.map(({ length }) => length));

const ofCard = (card: Card): number => LONGEST - card.length;

const ofCards = (cards: readonly (Card | null)[] | null | undefined): number =>
  (cards ?? []).reduce((sum, card) => sum + (card === null ? 0 : ofCard(card)), 0);

/** How many cards there are, and who knows which of them, is public; which faces they have is not (GR-6, GR-7). */
const ofStack = (stack: StackView): number => (stack.kind === 'closed' ? ofCards(stack.known) : 0);

/** Every card takes the same room. */
export const shortfall = {
  seen: (seen: Seen): number => {
    switch (seen.type) {
      case 'roundBegun':
        return ofCards(seen.hand);
      case 'cardStacked':
        return seen.card === undefined ? 0 : ofCard(seen.card);
      case 'peekOpened':
        return ofCards(seen.faces);
      default:
        return 0;
    }
  },
  view: ({ hand, peek, raiders }: View): number =>
    ofCards(hand) +
    ofCards(peek?.faces) +
    raiders.reduce((sum, { stacks }) => sum + stacks.reduce((all, stack) => all + ofStack(stack), 0), 0),
};
