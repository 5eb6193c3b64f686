import { type Frozen, type Luck, shuffled } from '@quri/kernel';
import type { Deck } from '../components.ts';
import { sorted } from '../rules/rounds.ts';
import type { Raider, Stack, State } from '../rules/state.ts';
import type { Card } from '../vocabulary.ts';
import type { KnownStack, Memory } from './memory.ts';
import type { View } from './shapes.ts';

/**
 * A full state behind a view. Every card the viewer has not seen may lie anywhere they have not looked: in a hand, in a
 * stack or aside, for any card can be stacked at any time (GR-4). So the unseen ones are shuffled and dealt out.
 */
export function imagine(deck: Deck, view: View, memory: Frozen<Memory>, luck: Luck): State {
  const unseen = shuffled(luck, unseenCards(deck, view, memory));
  const next = (): Card => unseen.pop() as Card;
  return {
    options: view.options,
    stage: view.phase,
    round: view.round,
    firstPlayer: view.firstPlayer,
    turn: view.turn,
    peek: view.peek === null ? null : { owner: view.peek.owner, place: view.peek.place },
    discards: view.discards.slice(),
    raiders: view.raiders.map(({ at, handSize, stacks }, seat): Raider => {
      const hand = seat === view.viewer ? view.hand.slice() : sorted(Array.from({ length: handSize }, next));
      const row = memory.rows[seat] ?? [];
      return { at, hand, stacks: row.map((known, place) => filled(known, stacks[place]?.kind === 'open', next)) };
    }),
    final: view.final,
  };
}

const filled = ({ faces, knownBy }: Frozen<KnownStack>, open: boolean, next: () => Card): Stack => ({
  cards: faces.map((face) => face ?? next()),
  knownBy: knownBy.slice(),
  open,
});

/** The deck less the own hand, the discards, and whatever has been seen of stacks. */
function unseenCards(deck: Deck, view: View, memory: Frozen<Memory>): readonly Card[] {
  const unseen = deck.cards.map(({ card }) => card);
  const take = (card: Card | null): void => {
    if (card !== null) unseen.splice(unseen.indexOf(card), 1);
  };
  view.hand.forEach(take);
  view.discards.forEach(take);
  for (const row of memory.rows) for (const { faces } of row) faces.forEach(take);
  return unseen;
}
