import type { View } from '../view/shapes.ts';
import { CARDS, type Card, COPIES } from '../vocabulary.ts';

/** The cards a viewer cannot see now, and where they are. What it has stacked and may not look at again is among them. */
interface UnseenCards {
  readonly counts: Readonly<Record<Card, number>>;
  readonly total: number;
  readonly inHands: number;
  readonly inStacks: number;
  /** GR-1: not dealt this round. */
  readonly aside: number;
}

type Known = Pick<View, 'viewer' | 'peek' | 'discards' | 'raiders' | 'hand' | 'hands'>;

/** GR-C1: all cards but those in sight. */
export function unseenCards(view: Known): UnseenCards {
  const counts: Record<Card, number> = { ...COPIES };
  let total = CARDS.reduce((sum, card) => sum + COPIES[card], 0);
  const see = (card: Card | null): void => {
    if (card === null) return;
    counts[card]--;
    total--;
  };
  for (const hand of view.hands ?? [view.hand]) hand.forEach(see);
  view.discards.forEach(see);
  let inStacks = 0;
  for (const faces of stackFaces(view)) {
    faces.forEach(see);
    inStacks += unseenIn(faces);
  }
  const inHands =
    view.hands === undefined
      ? view.raiders.reduce((sum, { handSize }, seat) => sum + (seat === view.viewer ? 0 : handSize), 0)
      : 0;
  return { counts, total, inHands, inStacks, aside: total - inHands - inStacks };
}

type Faces = readonly (Card | null)[];

const unseenIn = (faces: Faces): number => faces.filter((face) => face === null).length;

/** What a viewer sees of every stack on the table, bottom card first; null for a card it does not see. */
const stackFaces = ({ raiders, peek }: Known): readonly Faces[] =>
  raiders.flatMap(({ stacks }, owner) =>
    stacks.map((stack, place): Faces => {
      if (stack.kind === 'open') return stack.reading.counted.map(({ card }) => card);
      if (peek?.faces && peek.owner === owner && peek.place === place) return peek.faces;
      return stack.known ?? Array.from({ length: stack.size }, () => null);
    }),
  );

/** How many unseen cards lie in a closed stack, each number once, from the smallest. */
export const unseenSizes = (view: Known): readonly number[] =>
  [...new Set(stackFaces(view).map(unseenIn))].filter((size) => size > 0).sort((a, b) => a - b);

/** GR-11: the chance that so many of the unseen cards, taken at random, hold Bandits. */
export function banditsChance({ counts, total }: Pick<UnseenCards, 'counts' | 'total'>, cards: number): number {
  let none = 1;
  for (let i = 0; i < cards; i++) none *= Math.max(0, total - counts.bandits - i) / (total - i);
  return 1 - none;
}
