import type { SeatLook } from '@quri/board-kit';
import type { RoomView } from '@quri/protocol';
import type { GameText, Who } from '@quri/words';
import type { ShellText } from '../words/shell-text.ts';

type NamedSeat =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: string }
  /** A guest without a name has none, or an empty one. */
  | { readonly kind: 'person' | 'kept'; readonly name: string | null };

/** The name of a bot; a level that no longer exists is its own name. */
export const botName = (text: GameText, level: string): string => text.bots[level]?.name ?? level;

/** A name for every seat; equal names are numbered. */
export function seatNames(
  seats: readonly NamedSeat[],
  text: GameText,
  { freeSeat, guest }: Pick<ShellText, 'freeSeat' | 'guest'>,
): readonly string[] {
  const names: string[] = [];
  for (const seat of seats) {
    if (seat.kind === 'empty') names.push(freeSeat);
    else names.push(uniqueName(seat.kind === 'bot' ? botName(text, seat.level) : seat.name || guest, names));
  }
  return names;
}

function uniqueName(name: string, others: readonly string[]): string {
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
    present: one.kind !== 'person' || one.awaySeconds === null,
  }));
}

export const whoFrom =
  (names: readonly string[]): Who =>
  (seat) =>
    names[seat] ?? String(seat + 1);
