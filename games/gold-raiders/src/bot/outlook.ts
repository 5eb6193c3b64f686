import type { Asked, Frozen, Seat } from '@quri/kernel';
import type { GoldRaiders } from '../shape.ts';
import type { KnownStack } from '../view/memory.ts';
import type { Card, Intent, Onto } from '../vocabulary.ts';

/** The faces of a stack as far as they are known, bottom card first. */
export type Faces = readonly (Card | null)[];

/** The table as one seat knows it: all that an evaluation looks at. */
export interface Outlook {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** Everybody's closed stacks. */
  readonly rows: readonly (readonly Faces[])[];
}

export function outlookOf({ seat, view, memory }: Asked<GoldRaiders>): Outlook {
  const closed = (owner: number) => (_: Frozen<KnownStack>, place: number) =>
    view.raiders[owner]?.stacks[place]?.kind === 'closed';
  const rows = memory.rows.map((row, owner) => row.filter(closed(owner)).map(({ faces }) => faces));
  return { seat, hand: view.hand, rows };
}

/** The table after playing a card for its place or for its theft; everything else leaves it as it is. */
export function after(outlook: Outlook, intent: Intent): Outlook {
  const { seat, hand, rows } = outlook;
  const own = rows[seat] ?? [];
  if (intent.type === 'stackCard') {
    const { card, onto } = intent;
    return { seat, hand: without(hand, card), rows: rows.with(seat, laid(own, [card], onto)) };
  }
  if (intent.type === 'steal') {
    const { owner, place, onto } = intent;
    const theirs = rows[owner] ?? [];
    const robbed = rows.with(owner, theirs.toSpliced(place, 1));
    return { seat, hand: without(hand, 'steal'), rows: robbed.with(seat, laid(own, theirs[place] ?? [], onto)) };
  }
  return intent.type === 'peek' ? { seat, hand: without(hand, 'recon'), rows } : outlook;
}

const without = (hand: readonly Card[], card: Card): readonly Card[] => hand.toSpliced(hand.indexOf(card), 1);

const laid = (row: readonly Faces[], faces: Faces, onto: Onto): readonly Faces[] =>
  onto === 'new' ? [...row, faces] : row.with(onto, [...(row[onto] ?? []), ...faces]);
