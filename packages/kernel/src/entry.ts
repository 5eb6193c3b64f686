import { canonical } from './canonical.ts';
import type { Shape } from './contract.ts';
import type { Draw } from './dice.ts';
import { digestAfter, hashOf } from './hash.ts';
import type { Seat } from './seat.ts';

interface OpeningFields {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: object;
  readonly commitment: string;
  /** The commitment of each seat that brings bytes of its own to the shuffle. */
  readonly seats: readonly (string | null)[];
}

/** What everybody knows of a table before its first card: the root of the hash chain. */
export type Opening =
  | (OpeningFields & { readonly format: 'quri/table/1' })
  | (OpeningFields & {
      readonly format: 'quri/table/2';
      /** The finished table whose deal is played again; commitments and secret are that table's. */
      readonly deal: string | null;
    });

/** The table under whose name the key and the seats' commitments were made. */
export const dealtAt = (opening: Opening): string =>
  opening.format === 'quri/table/2' ? (opening.deal ?? opening.table) : opening.table;

/** A bound on the length of a log. */
export const MOST_ENTRIES = 20_000;
/** A bound for `proceed`, so that a bug in rules cannot hang the server. */
export const MOST_EVENTS = 10_000;

export const ACTORS = ['human', 'bot', 'clock', 'table'] as const;
export type Actor = (typeof ACTORS)[number];

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
  /** Something was drawn or revealed: it cannot be taken back by one seat. */
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

/** From here on somebody else plays this seat: a bot of that level, or with null the person it belongs to. */
export interface SeatingEntry extends Common {
  readonly kind: 'seating';
  readonly seat: Seat;
  readonly bot: string | null;
}

/** The table is paused or resumed; `consent` has the seats that agreed. */
export interface PauseEntry extends Common {
  readonly kind: 'pause';
  readonly paused: boolean;
  readonly consent: readonly Seat[];
}

/** What the clock of a seat was set to, in milliseconds; at 0 its time is up. */
export interface ClockEntry extends Common {
  readonly kind: 'clock';
  readonly seat: Seat;
  readonly left: number;
}

/** Why a seat has given up. */
export const CONCESSIONS = ['conceded', 'outOfTime'] as const;

/** A seat gives up: it is ranked behind all who play on, and a bot of that level plays for it to the end. */
export interface ConcededEntry extends Common {
  readonly kind: 'conceded';
  readonly seat: Seat;
  readonly reason: (typeof CONCESSIONS)[number];
  readonly bot: string;
}

export const END_REASONS = ['agreed', 'conceded', 'abandoned', 'outOfTime'] as const;

/** The game ends here, though not by its rules. `seat` is whose doing it was, null where it was nobody's alone. */
export interface EndedEntry extends Common {
  readonly kind: 'ended';
  readonly seat: Seat | null;
  readonly reason: (typeof END_REASONS)[number];
  readonly consent: readonly Seat[];
}

/** What happens to a table and not in its game: no rule decides it and no state changes by it. */
export type TableEntry = SeatingEntry | PauseEntry | ClockEntry | ConcededEntry | EndedEntry;

/** What happens in the game. */
export type PlayEntry<G extends Shape = Shape> = StartEntry<G> | MoveEntry<G>;

export type Entry<G extends Shape = Shape> = PlayEntry<G> | TakenBackEntry | TableEntry;

export const isPlayEntry = <G extends Shape>(entry: Entry<G>): entry is PlayEntry<G> =>
  entry.kind === 'start' || entry.kind === 'move';

export const hashOfOpening = (opening: Opening): string => hashOf('quri/opening/1', opening);

/** The hash of an entry from its canonical text, or the UTF-8 of it. */
export const hashOfEntryText: (text: string | Uint8Array) => string = digestAfter(['quri/entry/1']);

export const hashOfEntry = (entry: Entry): string => hashOfEntryText(canonical(entry));

/** The entries that count, in order: those taken back are gone, and so is whatever did not happen in the game. */
export function liveEntries<G extends Shape>(entries: readonly Entry<G>[]): PlayEntry<G>[] {
  const live: PlayEntry<G>[] = [];
  for (const entry of entries) {
    if (isPlayEntry(entry)) live.push(entry);
    else if (entry.kind === 'takenBack') while ((live.at(-1)?.seq ?? -1) >= entry.to) live.pop();
  }
  return live;
}
