import { isYou, labelEn, namedEn, type Who } from '@quri/words';
import type { RaiderView, StackView, View } from '../view/shapes.ts';
import type { Card } from '../vocabulary.ts';
import { CARD_EN, cardsEn, facesEn, handEn, spacesEn, whereEn } from './names.en.ts';
import { knownOf, numberOf } from './view-facts.ts';

/** Line by line, what has nothing to say left out. */
export function positionEn(view: View, who: Who): readonly string[] {
  return [
    heading(view, who),
    ...view.raiders.flatMap((raider, seat) => raiderLines(view, raider, seat, who)),
    ...(view.discards.length === 0 ? [] : [`Discarded this round: ${handEn(view.discards)}.`]),
    ...(view.hand.length === 0 ? [] : [`Your hand: ${handEn(view.hand)}.`]),
  ];
}

export const headlineEn = ({ phase, round }: View): string =>
  phase === 'over' ? `Finished after round ${round}.` : `Round ${round}, ${phase}.`;

function heading(view: View, who: Who): string {
  const { phase, firstPlayer, options } = view;
  const idol = phase === 'over' ? '' : ` The idol is with ${namedEn([firstPlayer], who)}.`;
  return `${headlineEn(view)}${idol} It is ${spacesEn(options.trail)} from Start to the temple.`;
}

function raiderLines(view: View, raider: RaiderView, seat: number, who: Who): readonly string[] {
  const { at, handSize, stacks } = raider;
  const parts = [
    whereEn(view, at),
    ...(handSize === 0 ? [] : [`${cardsEn(handSize)} in hand`]),
    ...(stacks.length === 0 ? ['no stacks'] : []),
  ];
  const name = (place: number): string =>
    isYou(who, seat) ? `Your stack ${numberOf(place)}` : `${who(seat)}, stack ${numberOf(place)}`;
  return [
    `${labelEn(seat, who)}: ${parts.join('; ')}.`,
    ...stacks.map((stack, place) => stackLine(stack, name(place))),
  ];
}

function stackLine(stack: StackView, name: string): string {
  if (stack.kind === 'open') {
    const { spaces, counted } = stack.reading;
    return `${name}, open: ${facesEn(counted.map(({ card }) => card))}; ${signed(spaces)}.`;
  }
  const known = knownOf(stack);
  const remembered = known === undefined ? '' : `; you know, bottom card first: ${known.map(face).join(', ')}`;
  return `${name}, closed: ${cardsEn(stack.size)}${remembered}.`;
}

const face = (card: Card | null): string => (card === null ? 'unknown' : CARD_EN[card]);

const signed = (spaces: number): string =>
  spaces < 0 ? `${spacesEn(-spaces)} back` : spaces === 0 ? 'no way forward' : `${spacesEn(spaces)} forward`;
