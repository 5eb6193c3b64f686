import type { Frozen } from '@quri/kernel';
import type { KnownStack } from '../view/memory.ts';
import { CARDS, type Card } from '../vocabulary.ts';
import { BELIEFS } from './belief-weights.ts';

/** Buckets of how many cards the layer still had in hand. */
const LEFT_BUCKETS = [0, 1, 2, 2, 3, 3, 4, 4];
const MOST_ABOVE = 3;
const MOST_BELOW = 2;

/** Where each circumstance begins in the table of weights: onto what, cards above and below, how late, stolen, merged. */
const ON_UNSEEN = 1;
const ON_FACE = 2;
const ABOVE = ON_FACE + CARDS.length;
const LEFT = ABOVE + 2 * (MOST_BELOW + 1) * (MOST_ABOVE + 1);
const STOLEN = LEFT + 2 * 5;
const COVERED = STOLEN + 2 * 3;
const COVERING = COVERED + 2;

/**
 * What everybody saw of how a hidden card was laid, as rows of the table of weights. Cards of a stack that a theft merged
 * into another say nothing of each other: a seam is where the next one begins.
 */
export function circumstancesOf(
  { knownBy, origins }: Frozen<KnownStack>,
  below: readonly Card[],
  owner: number,
): readonly number[] {
  const place = below.length;
  const origin = origins[place];
  if (origin === undefined) return [];
  let begin = place;
  while (begin > 0 && origins[begin]?.isBase === false) begin--;
  let end = place + 1;
  while (end < origins.length && origins[end]?.isBase === false) end++;
  const { layer, left } = origin;
  const isKnown = (card: number, seat: number): boolean => ((knownBy[card] ?? 0) & (1 << seat)) !== 0;
  const height = place - begin;
  const upper = height === 0 ? 0 : 1;
  const lower = below[place - 1];
  const onto =
    upper === 0 || lower === undefined ? 0 : isKnown(place - 1, layer) ? ON_FACE + CARDS.indexOf(lower) : ON_UNSEEN;
  const stolen = layer === owner ? 0 : isKnown(place, owner) ? 1 : 2;
  const shape = (stolen > 0 ? MOST_BELOW + 1 : 0) + Math.min(MOST_BELOW, height);
  const rows = [
    onto,
    ABOVE + shape * (MOST_ABOVE + 1) + Math.min(MOST_ABOVE, end - place - 1),
    LEFT + upper * 5 + (LEFT_BUCKETS[left] ?? 4),
    STOLEN + upper * 3 + stolen,
  ];
  if (end < origins.length) rows.push(COVERED + upper);
  if (begin > 0) rows.push(COVERING + upper);
  return rows;
}

/** How often each face lies there, in the order of the faces, given how many of each are `left` to lie anywhere. */
export function faceWeights(
  stack: Frozen<KnownStack>,
  below: readonly Card[],
  owner: number,
  left: readonly number[],
): readonly number[] {
  const rows = circumstancesOf(stack, below, owner);
  return left.map((count, face) => count * Math.exp(rows.reduce((sum, row) => sum + (BELIEFS[row]?.[face] ?? 0), 0)));
}
