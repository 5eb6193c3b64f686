import type { GameEngine } from '@quri/catalogue';
import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.ts';
import type { Guests } from '../guests/guests.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/records.ts';
import type { Room } from './room.ts';

/** What every table needs from the house it stands in. */
export interface House {
  readonly store: Store;
  readonly shelf: readonly GameEngine[];
  readonly guests: Guests;
  readonly bots: Bots;
  readonly settings: Settings;
  readonly log: Logger;
  readonly now: () => number;
  /** The tables in memory. */
  readonly rooms: Map<string, Room>;
  /** Something that the list of open tables shows may have changed. */
  readonly lobbyChanged: () => void;
  /** Bots may be awaited at this table. */
  readonly wake: (room: Room) => void;
}

export const onShelf = (house: House, game: string): GameEngine | undefined =>
  house.shelf.find((one) => one.game.meta.id === game);
