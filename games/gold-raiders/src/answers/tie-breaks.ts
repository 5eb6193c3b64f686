import type { RaiderView } from '../view/shapes.ts';
import { type Card, PRINTED_MILES } from '../vocabulary.ts';

/** The miles printed on some cards, whatever these were good for. */
export function printedMiles(cards: readonly Card[]): number {
  let miles = 0;
  for (const card of cards) miles += PRINTED_MILES[card];
  return miles;
}

/** GR-18: the miles a raider has revealed this Day. */
export const revealedMiles = ({ stacks }: Pick<RaiderView, 'stacks'>): number =>
  printedMiles(stacks.flatMap((stack) => (stack.kind === 'open' ? stack.reading.counted.map(({ card }) => card) : [])));

/** GR-18: how many stacks a raider has not revealed. */
export const closedStacks = ({
  stacks,
}: {
  readonly stacks: readonly Pick<RaiderView['stacks'][number], 'kind'>[];
}): number => stacks.filter(({ kind }) => kind === 'closed').length;
