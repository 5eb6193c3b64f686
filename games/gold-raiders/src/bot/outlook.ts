import type { Asked, Frozen, Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { Stack, State } from '../rules/state.ts';
import { CARDS, type Card } from '../vocabulary.ts';
import { digitOf, type Faces, packed, topped, UNKNOWN } from './faces.ts';

/** The table as one seat knows it: all that an evaluation looks at. */
export interface Outlook {
  readonly seat: Seat;
  /** How many of each face, by digit. */
  readonly hand: number[];
  /** Everybody's closed stacks. */
  readonly rows: readonly Faces[][];
  /** Cards that the others have in hand. */
  readonly toCome: number;
}

/** As seen and remembered. */
export function outlookOf({ seat, view, memory }: Asked<GoldRaiders>): Outlook {
  let toCome = 0;
  view.raiders.forEach(({ handSize }, n) => {
    if (n !== seat) toCome += handSize;
  });
  const rows = memory.rows.map((row, owner) => {
    const closed = row.filter((_, place) => view.raiders[owner]?.stacks[place]?.kind === 'closed');
    return closed.map(({ faces }) => packed(faces));
  });
  return { seat, hand: counted(view.hand), rows, toCome };
}

/** As this seat would know it in a world that was imagined. */
export function outlookIn({ raiders }: Frozen<State>, seat: Seat): Outlook {
  const rows: Faces[][] = [];
  let toCome = 0;
  for (let owner = 0; owner < raiders.length; owner++) {
    const { hand, stacks } = raiders[owner] as Frozen<State['raiders'][number]>;
    if (owner !== seat) toCome += hand.length;
    const row: Faces[] = [];
    for (let place = 0; place < stacks.length; place++) {
      const stack = stacks[place] as Frozen<Stack>;
      if (!stack.open) row.push(seenBy(stack, seat));
    }
    rows.push(row);
  }
  return { seat, hand: counted(raiders[seat]?.hand ?? []), rows, toCome };
}

export function seenBy({ cards, knownBy }: Frozen<Stack>, seat: Seat): Faces {
  let faces = 0;
  for (let i = 0; i < cards.length; i++)
    faces = topped(faces, ((knownBy[i] as number) & (1 << seat)) === 0 ? UNKNOWN : digitOf(cards[i] as Card));
  return faces;
}

function counted(hand: readonly Card[]): number[] {
  const counts = new Array<number>(CARDS.length + 1).fill(0);
  for (let i = 0; i < hand.length; i++) {
    const digit = digitOf(hand[i] as Card);
    counts[digit] = (counts[digit] as number) + 1;
  }
  return counts;
}
