import type { Guest, Refused, StoredGame } from '@quri/protocol';
import { askServer } from '../me/ask-server.ts';
import { settings } from '../session/settings.ts';
import { putGuest } from '../session/socket/guest.ts';
import { becomeGuest } from '../session/socket/page-connection.ts';

type Published = { readonly ok: true; readonly value: StoredGame } | { readonly ok: false; readonly refused: Refused };

const OUT_OF_REACH: Published = { ok: false, refused: { code: 'unavailable', retry: true } };
const TIMEOUT = 8000;

/** Puts the replay file of a finished game on the server, as a game of this guest, who had that seat. */
export async function publishGame(file: string, seat: number): Promise<Published> {
  const guest = await becomeGuest(AbortSignal.timeout(TIMEOUT)).catch(() => null);
  if (guest === null) return OUT_OF_REACH;
  await bringName(guest);
  return askServer<StoredGame>(`/api/me/games?seat=${seat}`, 'POST', file);
}

/** Whoever has played on this device alone has perhaps never told the server a name. */
async function bringName({ name, colour }: Guest): Promise<void> {
  const known = settings.get();
  if (name === null && known.name !== '')
    await putGuest(known.name, known.colour ?? colour, AbortSignal.timeout(TIMEOUT));
}

interface Person {
  readonly kind: string;
  readonly name?: string | null;
}

/** Whose seat it was on this device: that of the person who is called like its guest, or the first one's. */
export function ownSeat(seats: readonly Person[], name: string): number {
  const called = seats.findIndex((seat) => seat.kind === 'person' && seat.name === name);
  return called < 0 ? seats.findIndex(({ kind }) => kind === 'person') : called;
}
