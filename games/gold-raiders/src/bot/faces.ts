import { at } from '@quri/kernel';
import { spacesOf } from '../answers/stack-count.ts';
import { CARDS, type Card } from '../vocabulary.ts';

/**
 * The faces of a stack as far as somebody knows them, in one number: an octal digit a card, the top card last. A search
 * looks at millions of stacks, and a number is the cheapest thing to look something up by.
 */
export type Faces = number;

/** The digit of a face: its place among the six, counted from 1. */
export const digitOf = (card: Card): number => CARDS.indexOf(card) + 1;
export const UNKNOWN = 7;

/** A number holds so many digits exactly; what lies higher up is not looked at. */
const MOST_DIGITS = 17;
const FULL = 8 ** (MOST_DIGITS - 1);

export const withCardOnTop = (faces: Faces, digit: number): Faces => (faces >= FULL ? faces : faces * 8 + digit);

/** A whole stack laid on another. */
export function withStackOnTop(below: Faces, stolen: Faces): Faces {
  let faces = below;
  for (const digit of digitsOf(stolen)) faces = withCardOnTop(faces, digit);
  return faces;
}

/** Bottom card first. */
export function digitsOf(faces: Faces): number[] {
  const digits: number[] = [];
  for (let left = faces; left > 0; left = Math.floor(left / 8)) digits.push(left % 8);
  return digits.reverse();
}

export const packFaces = (cards: readonly (Card | null)[]): Faces =>
  cards.reduce((faces: Faces, card) => withCardOnTop(faces, card === null ? UNKNOWN : digitOf(card)), 0);

export interface Known {
  /** Spaces by the cards that are known, read as if they lay directly on each other. */
  readonly spaces: number;
  readonly unknown: number;
}

export function knownOf(faces: Faces): Known {
  const digits = digitsOf(faces);
  const known = digits.filter((digit) => digit !== UNKNOWN);
  return { spaces: spacesOf(known.map((digit) => at(CARDS, digit - 1))), unknown: digits.length - known.length };
}
