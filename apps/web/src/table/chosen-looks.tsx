import { SEAT_SHAPES, SeatLooks } from '@quri/board-kit';
import type { SeatView } from '@quri/protocol';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';

type Seated = { readonly kind: SeatView['kind']; readonly colour?: number };

/**
 * Which look each seat has, the same for everybody at the table: the one its person prefers, unless somebody on an earlier
 * seat prefers it too; all others have that of their number, or the first that is left.
 */
export function chosenLooks(seats: readonly Seated[]): readonly number[] {
  const preferred = seats.map(({ colour }, seat) =>
    colour === undefined || seats.findIndex((one) => one.colour === colour) < seat ? null : colour,
  );
  const taken = new Set(preferred);
  return preferred.map((look, seat) => {
    if (look !== null) return look;
    const left = [seat, ...SEAT_SHAPES.keys()].find((one) => !taken.has(one)) ?? seat;
    taken.add(left);
    return left;
  });
}

/** Alone on this device one has the look one has chosen; where several share it, each has that of their seat. */
export function seatsHere(seats: readonly SeatView[], colour: number | null): readonly Seated[] {
  const people = seats.filter(({ kind }) => kind === 'person');
  if (colour === null || people.length !== 1) return seats;
  return seats.map((one) => (one.kind === 'person' ? { kind: one.kind, colour } : one));
}

/** Everything below has the signs and colours of the people at this table. */
export function ChosenLooks({
  seats,
  children,
}: {
  readonly seats: readonly Seated[];
  readonly children: ReactNode;
}): ReactNode {
  const key = chosenLooks(seats).join(' ');
  const looks = useMemo(() => key.split(' ').map(Number), [key]);
  // On the root element, for dialogs are drawn outside of the table.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    looks.forEach((look, seat) => {
      style.setProperty(`--seat-${seat}`, `var(--look-${look})`);
    });
    return () => looks.forEach((_, seat) => void style.removeProperty(`--seat-${seat}`));
  }, [looks]);
  return <SeatLooks value={looks}>{children}</SeatLooks>;
}
