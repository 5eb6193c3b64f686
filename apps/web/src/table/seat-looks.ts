import type { SeatLook } from '@quri/board-kit';
import type { RoomView } from '@quri/protocol';
import { type GameText, levelWord } from '@quri/words';
import type { Away } from './away/away-people.ts';

/** Who sits where, for the chips and the board. */
export function seatLooks(
  { seats, you }: Pick<RoomView, 'seats' | 'you'>,
  { minutes }: Pick<Away, 'minutes'>,
  names: readonly string[],
  text: GameText,
): readonly SeatLook[] {
  return seats.map((one, seat) => ({
    name: names[seat] ?? '',
    seat,
    kind: seat === you ? 'you' : one.kind === 'bot' ? 'bot' : 'person',
    present: (minutes[seat] ?? null) === null,
    substituted: one.kind === 'person' && one.substitute !== null,
    level: one.kind === 'bot' ? levelWord(text, one.level) : null,
  }));
}
