import type { Shape } from './contract.ts';
import type { Draw } from './dice.ts';
import { hashOf } from './hash.ts';
import type { Seat } from './seat.ts';

/** What everybody knows of a table before its first card: the root of the hash chain. */
export interface Opening {
  readonly format: 'quri/table/1';
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: object;
  readonly commitment: string;
  /** The commitment of each seat that brings bytes of its own to the shuffle. */
  readonly seats: readonly (string | null)[];
}

/** No game is so long; somebody who changes their mind for ever is stopped here. */
export const MOST_ENTRIES = 20_000;

export type Actor = 'human' | 'bot' | 'clock' | 'table';

interface Common {
  readonly seq: number;
  /** Milliseconds since 1970, given from outside: the kernel knows no clock. */
  readonly at: number;
  readonly actor: Actor;
  readonly rulesVersion: number;
  /** The hash of the entry before, or of the opening. */
  readonly prev: string;
}

interface Happened<G extends Shape> {
  readonly events: readonly G['event'][];
  readonly draws: readonly Draw[];
}

/** Set-up: everything that happens before anybody is asked. */
export interface StartEntry<G extends Shape = Shape> extends Common, Happened<G> {
  readonly kind: 'start';
}

export interface MoveEntry<G extends Shape = Shape> extends Common, Happened<G> {
  readonly kind: 'move';
  readonly seat: Seat;
  /** The seq of the entry that opened this decision for this seat. */
  readonly ask: number;
  readonly intent: G['intent'];
  /** Something was drawn or came to light: the way back is closed. */
  readonly sealed: boolean;
}

/** Shortens the fold: every live entry from `to` on no longer counts. */
export interface TakenBackEntry extends Common {
  readonly kind: 'takenBack';
  readonly seat: Seat;
  readonly to: number;
  /** Empty, or every seat of the table, where it goes beyond what the seat may take back alone. */
  readonly consent: readonly Seat[];
}

export type Entry<G extends Shape = Shape> = StartEntry<G> | MoveEntry<G> | TakenBackEntry;

export const hashOfOpening = (opening: Opening): string => hashOf('quri/opening/1', opening);

export const hashOfEntry = (entry: Entry): string => hashOf('quri/entry/1', entry);

/** The entries that count, in order: those taken back are gone, and so are the take-backs themselves. */
export function liveEntries<G extends Shape>(entries: readonly Entry<G>[]): (StartEntry<G> | MoveEntry<G>)[] {
  const live: (StartEntry<G> | MoveEntry<G>)[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'takenBack') live.push(entry);
    else while ((live.at(-1)?.seq ?? -1) >= entry.to) live.pop();
  }
  return live;
}
