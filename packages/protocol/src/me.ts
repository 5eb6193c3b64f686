import type { Guest } from './messages.ts';

/** What a guest is told over http about themselves: see docs/protocol.md. */

export interface DeviceView {
  readonly id: string;
  /** The browser and the system, as in `Firefox · Windows`; empty where neither is known. */
  readonly label: string;
  /** Milliseconds since 1970; `seenAt` to about a day. */
  readonly createdAt: number;
  readonly seenAt: number;
  /** The one that asks. */
  readonly here: boolean;
}

export interface Me {
  readonly guest: Guest;
  readonly devices: readonly DeviceView[];
}

/** A code with which another device becomes this guest's. */
export interface DeviceCode {
  readonly code: string;
  /** How many seconds it is valid. */
  readonly seconds: number;
}

/** Whose code it is, before it is used. */
export interface CodeOwner {
  readonly name: string | null;
  readonly colour: number;
  /** Who this device is now, and at how many tables that are not over they sit; null for nobody. */
  readonly leaving: { readonly name: string | null; readonly running: number } | null;
  /** This device is theirs already. */
  readonly same: boolean;
}

export type MyGameSeat =
  | { readonly kind: 'person'; readonly name: string | null; readonly colour: number; readonly you: boolean }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'empty' };

export interface MyGame {
  readonly table: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  readonly createdAt: number;
  readonly endedAt: number | null;
  readonly seats: readonly MyGameSeat[];
  /** Is something asked of this guest? Null where that is not known. */
  readonly yourTurn: boolean | null;
  /** Per seat; null where there is none. */
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  /** The game was played on a device and put on the server when it was over. */
  readonly onDevice: boolean;
}

/** What a replay file does not say of a finished table. */
export interface FinishedSeats {
  readonly onDevice: boolean;
  /** The look each person prefers; null for bots. */
  readonly colours: readonly (number | null)[];
}

/** Where a game is that was put on the server. */
export interface StoredGame {
  readonly table: string;
  /** It was there before. */
  readonly already: boolean;
}

export interface MyGames {
  readonly games: readonly MyGame[];
  /** There are more: those opened before the last of these. */
  readonly more: boolean;
}

/** Somebody this guest has played with. The id means nothing to anybody else. */
export interface Opponent extends Guest {
  readonly games: number;
}
