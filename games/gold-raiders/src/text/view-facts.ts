import type { StackView, View } from '../view/shapes.ts';
import type { Card, StackCount } from '../vocabulary.ts';

/** What both languages read off a view before they put it into words. */

/** People count stacks from 1. */
export const numberOf = (place: number): number => place + 1;

export const isOwn = ({ viewer }: View, seat: number): boolean => viewer === seat;

/** Equal cards that lie side by side in a hand, with how many there are. */
export function grouped(hand: readonly Card[]): readonly { readonly card: Card; readonly count: number }[] {
  const groups: { card: Card; count: number }[] = [];
  for (const card of hand) {
    const last = groups.at(-1);
    if (last?.card === card) last.count++;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

/** Does the memory aid show anything of this stack? */
export const knownOf = (stack: StackView): readonly (Card | null)[] | undefined =>
  stack.kind === 'closed' && stack.known?.some((card) => card !== null) ? stack.known : undefined;

/** How many triplets a stack has. */
export const tripletsIn = ({ counted }: StackCount): number => counted.filter(({ as }) => as === 'triplet').length / 3;

/** Is this raider as far along as the winner, so that something else had to decide? */
export const isLevel = ({ final }: View, seat: number): boolean =>
  final !== null && final.scores[seat] === final.scores[final.winners[0] ?? 0];

/** Was it decided at the temple, or by who was ahead when the rounds ran out (GR-19)? */
export const isAtTemple = ({ final, options }: View): boolean =>
  final?.scores.some((at) => at === options.trail) === true;
