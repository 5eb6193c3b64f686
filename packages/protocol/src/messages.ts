import type { ChatMessage } from './chat.ts';
import type { RoomView, TableLine } from './room.ts';
import type { ClockView } from './terms.ts';

/** What one viewer is told of one entry. */
export interface News {
  readonly seq: number;
  readonly kind: string;
  readonly by: number | null;
  readonly seen: readonly { readonly type: string }[];
}

/** What one viewer sees and may do after the newest entry. */
export interface Position {
  /** The newest entry. */
  readonly seq: number;
  readonly view: object;
  readonly offers: readonly Intent[];
  readonly ask: number | null;
  /** What this seat may take back alone: the first entry, the first of its last choice, and the last; null for nothing. */
  readonly takeBack: { readonly first: number; readonly choice: number; readonly last: number } | null;
}

/** A position that is told by what has changed: fields of its view that are not named are as they were. */
interface ChangedPosition extends Omit<Position, 'view'> {
  /** The entry of the position before it. */
  readonly since: number;
  readonly changes: object;
}

export type SentPosition = Position | ChangedPosition;

export interface Intent {
  readonly type: string;
}

/** The most intents one move may have. */
export const MOST_INTENTS = 24;

/** Why something was not done. `rule` is set where a rule of the game forbids it. */
export interface Refused {
  readonly code: string;
  readonly rule?: string;
  /** Worth trying again as it is? */
  readonly retry: boolean;
  readonly [value: string]: unknown;
}

export interface Guest {
  readonly id: string;
  /** Null until they have said one. */
  readonly name: string | null;
  readonly colour: number;
}

export interface NewsMessage {
  readonly type: 'news';
  readonly table: string;
  /** What this client has heard is not what happened here; it begins again with this. */
  readonly anew?: true;
  /** In order and without gaps. */
  readonly news: readonly News[];
  /** The running hash of all the news this viewer was ever sent, after these. */
  readonly heard: string;
  /** Missing where more frames follow at once, as on a long way of catching up. */
  readonly position?: SentPosition;
}

/** What came of a request. */
export interface Done {
  /** Where the last entry stands that it made. */
  readonly seq: number | null;
  readonly table: string | null;
  /** Of a move: how many of its intents were made. */
  readonly made?: number;
  /** Of a move: why the next one was not. Without it, the rest was dropped because something came to light. */
  readonly refused?: Refused;
  /** Of a link to watch a seat: its secret. */
  readonly secret?: string;
}

export type ServerMessage =
  /** The first on every socket: who you are, which build serves you, and the address to give to others. */
  | {
      readonly type: 'welcome';
      readonly guest: Guest;
      /** Missing from servers that are older than it. */
      readonly protocol?: number;
      readonly build: string;
      readonly address: string | null;
      /** This guest's webhook failed too often: no message is sent any more. */
      readonly webhookOff?: true;
    }
  | { readonly type: 'pong' }
  | { readonly type: 'lobby'; readonly tables: readonly TableLine[] }
  | { readonly type: 'room'; readonly room: RoomView }
  | NewsMessage
  /** The clocks of a table that has some: per seat, null for those without. After every change of theirs. */
  | { readonly type: 'clocks'; readonly table: string; readonly clocks: readonly (ClockView | null)[] }
  /** My own note at this table. */
  | { readonly type: 'note'; readonly table: string; readonly text: string }
  /** What was said at a table, to those who asked for it when they subscribed. */
  | ChatMessage
  /** The start has begun: send the bytes you committed to. */
  | { readonly type: 'revealAsked'; readonly table: string; readonly attempt: number }
  | ({ readonly type: 'done'; readonly id: string } & Done)
  | { readonly type: 'refused'; readonly id: string; readonly refused: Refused }
  /** This table is not there for you: full, closed, gone, or never was. */
  | {
      readonly type: 'gone';
      readonly table: string;
      readonly code: 'noSuchTable' | 'needsInvite' | 'closed' | 'noWatchers' | 'linkGone';
    }
  /** Something was wrong with a message that carried no id to answer to; `table` says which it was about, if any. */
  | { readonly type: 'rejected'; readonly refused: Refused };
