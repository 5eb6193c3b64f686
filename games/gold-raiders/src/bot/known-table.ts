import { at, type BotQuestion, type Frozen, type Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { Stack, State } from '../rules/state.ts';
import { CARDS, type Card } from '../vocabulary.ts';
import { digitOf, type Faces, packFaces, UNKNOWN, withCardOnTop } from './faces.ts';

/** The table as one seat knows it: all that an evaluation looks at. */
export interface KnownTable {
  readonly seat: Seat;
  /** How many of each face, by digit. */
  readonly hand: number[];
  /** Everybody's closed stacks. */
  readonly rows: readonly Faces[][];
  /** Cards that the others have in hand. */
  readonly toCome: number;
}

/** As seen and remembered. */
export function knownTableOf({ seat, view, memory }: BotQuestion<GoldRaiders>): KnownTable {
  let toCome = 0;
  view.raiders.forEach(({ handSize }, n) => {
    if (n !== seat) toCome += handSize;
  });
  const rows = memory.rows.map((row, owner) => {
    const closed = row.filter((_, place) => view.raiders[owner]?.stacks[place]?.kind === 'closed');
    return closed.map(({ faces }) => packFaces(faces));
  });
  return { seat, hand: countByDigit(view.hand), rows, toCome };
}

/** As this seat would know it in a world that was imagined. */
export function knownTableIn({ raiders }: Frozen<State>, seat: Seat): KnownTable {
  const rows: Faces[][] = [];
  let toCome = 0;
  for (const { hand, stacks } of raiders) {
    toCome += hand.length;
    const row: Faces[] = [];
    for (const stack of stacks) if (!stack.open) row.push(facesKnownBy(stack, seat));
    rows.push(row);
  }
  const { hand } = at(raiders, seat);
  return { seat, hand: countByDigit(hand), rows, toCome: toCome - hand.length };
}

/** A stack of an imagined world as far as this seat knows it. */
export function facesKnownBy({ cards, knownBy }: Frozen<Stack>, seat: Seat): Faces {
  let faces = 0;
  let place = 0;
  for (const card of cards) {
    const isKnown = ((knownBy[place++] ?? 0) & (1 << seat)) !== 0;
    faces = withCardOnTop(faces, isKnown ? digitOf(card) : UNKNOWN);
  }
  return faces;
}

function countByDigit(hand: readonly Card[]): number[] {
  const counts = new Array<number>(CARDS.length + 1).fill(0);
  for (const card of hand) counts[digitOf(card)] = (counts[digitOf(card)] ?? 0) + 1;
  return counts;
}
