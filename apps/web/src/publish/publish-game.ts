import type { Guest, Refused, StoredGame } from '@quri/protocol';
import { askServer } from '../me/ask-server.ts';
import { settings } from '../session/settings.ts';
import { putGuest } from '../session/socket/guest.ts';
import { becomeGuest } from '../session/socket/page-connection.ts';
import type { OwnSeat } from './own-seat.ts';

type Published = { readonly ok: true; readonly value: StoredGame } | { readonly ok: false; readonly refused: Refused };

const OUT_OF_REACH: Published = { ok: false, refused: { code: 'unavailable', retry: true } };
const TIMEOUT = 8000;

/** Puts the replay file of a finished game on the server, as a game of this guest, who had that seat and look. */
export async function publishGame(file: string, { seat, colour }: OwnSeat): Promise<Published> {
  const guest = await becomeGuest(AbortSignal.timeout(TIMEOUT)).catch(() => null);
  if (guest === null) return OUT_OF_REACH;
  await bringName(guest);
  return askServer<StoredGame>(`/api/me/games?seat=${seat}&colour=${colour}`, 'POST', file);
}

/** Whoever has played on this device alone has perhaps never told the server a name. */
async function bringName({ name, colour }: Guest): Promise<void> {
  const known = settings.get();
  if (name === null && known.name !== '')
    await putGuest(known.name, known.colour ?? colour, AbortSignal.timeout(TIMEOUT));
}
