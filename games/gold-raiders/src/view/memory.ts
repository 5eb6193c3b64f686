import { at, invariantBroken, type Seat, unreachable, type Viewer } from '@quri/kernel';
import type { Card } from '../vocabulary.ts';
import type { Seen, SeenOf, View } from './shapes.ts';

/** How a card came to lie in a stack, which everybody saw. */
export interface Origin {
  readonly layer: Seat;
  /** Cards the layer still had in hand. */
  readonly left: number;
  /** It began a stack: what lies below it, if anything, was joined to it by a theft. */
  readonly isBase: boolean;
}

/** A stack as a listener remembers it, bottom card first. */
export interface KnownStack {
  /** The faces this viewer has seen: stacked by its own hand, peeked at, or revealed. */
  faces: (Card | null)[];
  /** For each card the seats that know it, as bits: who stacked and who peeked is public. */
  knownBy: number[];
  origins: Origin[];
}

/** What a perfect listener in one seat knows of this round beyond what the table shows. */
export interface Memory {
  readonly viewer: Viewer;
  /** The own hand at the last look: what is missing the next time is what was just stacked. */
  hand: Card[];
  /** Every player's stacks, from left to right. */
  rows: KnownStack[][];
}

export const emptyMemory = (players: number, _options: object, viewer: Viewer): Memory => ({
  viewer,
  hand: [],
  rows: Array.from({ length: players }, () => []),
});

export function remember(memory: Memory, seen: readonly Seen[], view: View): void {
  for (const one of seen) note(memory, one, view);
  memory.hand = view.hand.slice();
}

function note(memory: Memory, seen: Seen, view: View): void {
  switch (seen.type) {
    case 'roundBegun':
      memory.rows = memory.rows.map(() => []);
      return;
    case 'cardStacked':
      return cardStacked(memory, seen, view);
    case 'peekOpened':
      return peekOpened(memory, seen, view);
    case 'stackStolen':
      return stackStolen(memory, seen);
    case 'stackRevealed':
      return stackRevealed(memory, seen);
    case 'lookedAway':
    case 'dayBegun':
    case 'dayTurnEnded':
    case 'gameEnded':
      return;
    default:
      return unreachable(seen);
  }
}

const rowOf = (memory: Memory, owner: number): KnownStack[] => at(memory.rows, owner);

const stackAt = (memory: Memory, owner: number, place: number): KnownStack => at(rowOf(memory, owner), place);

function cardStacked(memory: Memory, { seat, onto, place }: SeenOf<'cardStacked'>, view: View): void {
  if (onto === 'new') rowOf(memory, seat).push({ faces: [], knownBy: [], origins: [] });
  const stack = stackAt(memory, seat, place);
  stack.faces.push(seat === memory.viewer ? missing(memory.hand, view.hand) : null);
  stack.knownBy.push(1 << seat);
  stack.origins.push({ layer: seat, left: at(view.raiders, seat).handSize, isBase: onto === 'new' });
}

/** The one card that is no longer in a hand; both lie in the order of the faces. */
const missing = (before: readonly Card[], after: readonly Card[]): Card =>
  before.find((card, i) => card !== after[i]) ?? invariantBroken('no card is missing from the hand');

function peekOpened(memory: Memory, { seat, owner, place }: SeenOf<'peekOpened'>, { peek }: View): void {
  const stack = stackAt(memory, owner, place);
  stack.knownBy = stack.knownBy.map((known) => known | (1 << seat));
  if (peek?.faces) stack.faces = peek.faces.slice();
}

function stackStolen(memory: Memory, { seat, owner, from, onto, place }: SeenOf<'stackStolen'>): void {
  const stolen = at(rowOf(memory, owner).splice(from, 1), 0);
  if (onto === 'new') {
    rowOf(memory, seat).push(stolen);
    return;
  }
  const below = stackAt(memory, seat, place);
  below.faces.push(...stolen.faces);
  below.knownBy.push(...stolen.knownBy);
  below.origins.push(...stolen.origins);
}

function stackRevealed(memory: Memory, { seat, place, reading }: SeenOf<'stackRevealed'>): void {
  stackAt(memory, seat, place).faces = reading.counted.map(({ card }) => card);
}
