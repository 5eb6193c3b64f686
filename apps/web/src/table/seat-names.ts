import type { SeatLook } from '@quri/board-kit';
import type { RoomView, SeatView } from '@quri/protocol';
import type { GameText, Who } from '@quri/words';
import type { ShellText } from '../words/shell-text.ts';

/** A name for every seat; equal names are numbered. */
export function seatNames(
  seats: readonly SeatView[],
  text: GameText,
  { freeSeat, guest }: Pick<ShellText, 'freeSeat' | 'guest'>,
): readonly string[] {
  const bots = text.bots as Readonly<Record<string, { readonly name: string } | undefined>>;
  const names = seats.map((seat) => {
    if (seat.kind === 'empty') return freeSeat;
    return seat.kind === 'bot' ? (bots[seat.level]?.name ?? seat.level) : (seat.name ?? guest);
  });
  const named: string[] = [];
  for (const [i, name] of names.entries()) named.push(seats[i]?.kind === 'empty' ? name : numbered(name, named));
  return named;
}

function numbered(name: string, others: readonly string[]): string {
  if (!others.includes(name)) return name;
  let n = 2;
  while (others.includes(`${name} ${n}`)) n++;
  return `${name} ${n}`;
}

export function seatLooks(
  { seats, you }: Pick<RoomView, 'seats' | 'you'>,
  names: readonly string[],
): readonly SeatLook[] {
  return seats.map((one, seat) => ({
    name: names[seat] ?? '',
    seat,
    kind: seat === you ? 'you' : one.kind === 'bot' ? 'bot' : 'person',
    present: one.kind !== 'person' || one.present,
  }));
}

export const whoFrom =
  (names: readonly string[]): Who =>
  (seat) =>
    names[seat] ?? String(seat + 1);
