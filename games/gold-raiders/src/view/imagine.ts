import { type Frozen, invariantBroken, type Rng, shuffled } from '@quri/kernel';
import type { Deck } from '../components.ts';
import { sorted } from '../rules/phases/rounds.ts';
import type { Raider, Stack, State } from '../rules/state.ts';
import type { Card } from '../vocabulary.ts';
import type { KnownStack, Memory } from './memory.ts';
import type { View } from './shapes.ts';

/** Where the cards come from that a viewer has to make up. */
export interface Source {
  /** One for a stack, given the cards below it; `owner` is the seat that has the stack now. */
  inStack(stack: Frozen<KnownStack>, below: readonly Card[], owner: number): Card;
  inHand(): Card;
}

/**
 * A full state behind a view. Every card the viewer has not seen may lie anywhere they have not looked: in a hand, in a
 * stack or aside, for any card can be stacked at any time (GR-4). So the unseen ones are shuffled and dealt out.
 */
export function imagine(deck: Deck, view: View, memory: Frozen<Memory>, rng: Rng): State {
  const unseen = shuffled(rng, unseenCards(deck, view, memory));
  const next = (): Card => unseen.pop() ?? invariantBroken('more cards are hidden than are unseen');
  return filledIn(view, memory, { inStack: next, inHand: next });
}

/** The state behind a view with everything that is hidden taken from some source, the stacks first. */
export function filledIn(view: View, memory: Frozen<Memory>, { inStack, inHand }: Source): State {
  const rows = view.raiders.map(({ stacks }, seat) =>
    (memory.rows[seat] ?? []).map((known, place) =>
      filled(known, stacks[place]?.kind === 'open', (below) => inStack(known, below, seat)),
    ),
  );
  return {
    options: view.options,
    stage: view.phase,
    round: view.round,
    firstPlayer: view.firstPlayer,
    turn: view.turn,
    peek: view.peek === null ? null : { owner: view.peek.owner, place: view.peek.place },
    discards: view.discards.slice(),
    raiders: view.raiders.map(({ at, handSize }, seat): Raider => {
      const hand = seat === view.viewer ? view.hand.slice() : sorted(Array.from({ length: handSize }, inHand));
      return { at, hand, stacks: rows[seat] ?? [] };
    }),
    final: view.final,
  };
}

function filled(
  { faces, knownBy }: Frozen<KnownStack>,
  open: boolean,
  cardOn: (below: readonly Card[]) => Card,
): Stack {
  const cards: Card[] = [];
  for (const face of faces) cards.push(face ?? cardOn(cards));
  return { cards, knownBy: knownBy.slice(), open };
}

/** The deck less the own hand, the discards, and whatever has been seen of stacks. */
export function unseenCards(deck: Deck, view: View, memory: Frozen<Memory>): readonly Card[] {
  const unseen = deck.cards.map(({ card }) => card);
  const take = (card: Card | null): void => {
    if (card !== null) unseen.splice(unseen.indexOf(card), 1);
  };
  view.hand.forEach(take);
  view.discards.forEach(take);
  for (const row of memory.rows) for (const { faces } of row) faces.forEach(take);
  return unseen;
}
