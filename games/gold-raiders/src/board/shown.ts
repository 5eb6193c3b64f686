import type { PeekView, RaiderView, StackView, View } from '../view/shapes.ts';
import type { Card, CountedCard, Onto } from '../vocabulary.ts';

/** `going`: a closed one is on its way to somebody else, and its place is still kept. */
export type ShownStack =
  | (Extract<StackView, { kind: 'closed' }> & { readonly going: boolean })
  | Extract<StackView, { kind: 'open' }>;

export interface ShownRaider extends Omit<RaiderView, 'stacks'> {
  readonly stacks: readonly ShownStack[];
}

/** A stack that is being read out, as far as it has come: what is still face down is not here. */
export interface StackOpening {
  readonly seat: number;
  readonly place: number;
  readonly size: number;
  readonly counted: readonly CountedCard[];
  /** How many of them the total has: a card is seen before it is counted. */
  readonly totalled: number;
  /** What it came to, once every card was read. */
  readonly spaces: number | null;
}

export type Place =
  | { readonly at: 'hand'; readonly seat: number }
  | { readonly at: 'stack'; readonly seat: number; readonly place: Onto }
  | { readonly at: 'row'; readonly seat: number }
  | { readonly at: 'raider'; readonly seat: number }
  | { readonly at: 'discards' | 'trail' | 'temple' };

/** Something that travels during one beat. */
export interface Flight {
  readonly what:
    | { readonly kind: 'cards'; readonly count: number }
    | { readonly kind: 'face'; readonly card: Card }
    | { readonly kind: 'idol' };
  readonly from: Place;
  readonly to: Place;
}

/** Everything the board draws at one moment but what is for one seat only: hand and peek are in the view alone. */
export interface Shown extends Pick<View, 'round' | 'phase' | 'firstPlayer' | 'discards' | 'final'> {
  readonly turn: number;
  readonly peek: Omit<PeekView, 'faces'> | null;
  readonly raiders: readonly ShownRaider[];
  readonly opening: StackOpening | null;
  /** Who runs from Bandits. */
  readonly chased: number | null;
  /** Where the torch-light falls. */
  readonly focus: Place;
  readonly flights: readonly Flight[];
}

/** A view at rest. */
export const shownOf = (view: View): Shown => ({
  round: view.round,
  phase: view.phase,
  firstPlayer: view.firstPlayer,
  turn: view.turn,
  peek: view.peek === null ? null : { owner: view.peek.owner, place: view.peek.place },
  discards: view.discards,
  raiders: view.raiders.map((raider) => ({
    ...raider,
    stacks: raider.stacks.map((stack) => (stack.kind === 'closed' ? { ...stack, going: false } : stack)),
  })),
  final: view.final,
  opening: null,
  chased: null,
  focus: focusOf(view),
  flights: [],
});

/** The light falls on whoever is asked; at the end, on the temple. */
function focusOf({ final, peek, turn }: View): Place {
  if (final !== null) return { at: 'raider', seat: final.winners[0] ?? 0 };
  if (peek !== null) return { at: 'stack', seat: peek.owner, place: peek.place };
  return { at: 'row', seat: turn };
}

/** The same for other eyes: what only the former viewer knew is left out. */
export const publicPart = (shown: Shown): Shown => ({
  ...shown,
  raiders: shown.raiders.map((raider) => ({
    ...raider,
    stacks: raider.stacks.map((stack) => (stack.kind === 'closed' ? { ...stack, known: null } : stack)),
  })),
});
