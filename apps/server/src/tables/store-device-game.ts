import { equalJson } from '@quri/kernel';
import { type StoredGame, USUAL_TERMS } from '@quri/protocol';
import { randomLetters } from '../secrets.ts';
import type { Seating, Store, TableRecord } from '../store/records.ts';
import type { DeviceGame } from '../table-files/read-device-game.ts';
import { INVITE_LETTERS } from './create-table.ts';
import { NOBODY } from './remove-guest.ts';

interface Needs {
  readonly store: Store;
  readonly deviceGamesPerGuest: number;
  readonly now: () => number;
}

interface Uploader {
  readonly guest: string;
  /** The seat this guest had, and the look, where it is not their own. */
  readonly seat: number;
  readonly colour: number | undefined;
  /** False once they are being deleted: asked right before it is written. */
  readonly isHere: () => boolean;
}

export type StoreDeviceGame = (
  game: DeviceGame,
  uploader: Uploader,
) => Promise<StoredGame | 'gameTaken' | 'tooManyGames' | 'noGuest'>;

/** Stores a finished game of a device as a table that is over, in one commit. */
export function deviceGameStorage({ store, deviceGamesPerGuest, now }: Needs): StoreDeviceGame {
  return (game, uploader) => {
    const { guest, isHere } = uploader;
    const record = recordOf(game, uploader, now());
    return store.commit((tx) => {
      if (!isHere()) return 'noGuest';
      const { id } = record;
      if (store.table(id) !== undefined) return isSameGame(store, game) ? { table: id, already: true } : 'gameTaken';
      if (store.deviceGamesOf(guest) >= deviceGamesPerGuest) return 'tooManyGames';
      tx.addTable(record);
      tx.append(id, game.entries);
      return { table: id, already: false };
    });
  };
}

/** Each entry has the hash of the one before it: two logs with the same last entry are the same. */
function isSameGame(store: Store, { id, entries }: DeviceGame): boolean {
  const last = entries.at(-1)?.entry;
  return last !== undefined && equalJson(store.entries(id, last.seq), [last]);
}

function recordOf(file: DeviceGame, { guest, seat: ownSeat, colour }: Uploader, at: number): TableRecord {
  const { seats, entries: _entries, endedAt, opening, ...rest } = file;
  const isShared = seats.filter(({ kind }) => kind === 'person').length > 1;
  const seating = seats.map((seat, n): Seating => {
    if (seat.kind === 'bot') return seat;
    const commitment = opening.seats[n] ?? '';
    // Where several share a device, each has the look of their seat there.
    const look = isShared ? { colour: n } : {};
    if (n === ownSeat) return { kind: 'person', guest, commitment, ...look, ...(colour !== undefined && { colour }) };
    return { kind: 'person', guest: NOBODY, commitment, ...look, ...(seat.name !== null && { name: seat.name }) };
  });
  return {
    ...rest,
    opening,
    seating,
    phase: 'over',
    host: guest,
    open: false,
    invite: randomLetters(INVITE_LETTERS),
    attempt: 0,
    rematch: null,
    createdAt: at,
    terms: USUAL_TERMS,
    consent: null,
    // By the clock of the device, which may be wrong.
    endedAt: Math.min(endedAt, at),
    onDevice: true,
  };
}
