import type { Guest } from './messages.ts';

/** Quick phrases: sent as a code, read by each in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'yourTurn',
  'thinking',
  'hurry',
  'niceMove',
  'oops',
  'thanks',
  'brb',
  'backAgain',
  'wellPlayed',
  'goodGame',
] as const;
export type PhraseCode = (typeof PHRASES)[number];

/** The most letters of one line, as people count them. */
export const MOST_SAID = 300;

/**
 * Before the start and after the end everybody at a table talks in one room. During play those with a seat have a room
 * of their own, and those who watch another: neither is sent a word of the other, then or later.
 */
export type ChatRoom = 'table' | 'players' | 'watchers';

interface Speaker {
  /** Names one guest at one table, and tells nothing else about them. */
  readonly who: string;
  /** Where they sat when this was sent; null for those without a seat. */
  readonly seat: number | null;
  /** Null for a guest who has not said one. */
  readonly name: string | null;
  readonly colour: number;
}

export interface ChatLine {
  /** Counts the lines of one room. */
  readonly id: number;
  readonly room: ChatRoom;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Speaker;
  /** Plain text; null for a quick phrase. */
  readonly text: string | null;
  readonly phrase: PhraseCode | null;
}

export interface ChatMessage {
  readonly type: 'chat';
  readonly table: string;
  /** The oldest first. */
  readonly lines: readonly ChatLine[];
  /** The reader's own `who`. Where it is set, these are all lines the reader has: they replace those known before. */
  readonly you?: string;
}

/** A guest whom one has blocked. */
export type BlockedGuest = Guest;
