import type { RoomView, TableLine } from './room.ts';

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
  /** The first and the last entry this seat may take back alone; null where there is none. */
  readonly takeBack: { readonly first: number; readonly last: number } | null;
}

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

/** From the client. `id` names the request; a repeat of an id gets the first answer again. */
export type ClientMessage =
  | { readonly type: 'lobby'; readonly watch: boolean }
  /** A ping: a connection that was cut may stay open for minutes without an error. */
  | { readonly type: 'ping' }
  | {
      readonly type: 'open';
      readonly id: string;
      readonly game: string;
      readonly seats: number;
      readonly options: Readonly<Record<string, unknown>>;
      readonly open: boolean;
    }
  /** `last` is the seq of the last news this client has; -1 for none. Only what was missed is sent. */
  | {
      readonly type: 'subscribe';
      readonly table: string;
      readonly invite: string | null;
      readonly last: number;
      /** The running hash of that last news: with another one than ours, the game is told from its beginning. */
      readonly heard?: string;
    }
  | { readonly type: 'unsubscribe'; readonly table: string }
  | {
      readonly type: 'sit';
      readonly id: string;
      readonly table: string;
      readonly seat: number;
      readonly commitment: string;
    }
  | { readonly type: 'stand'; readonly id: string; readonly table: string }
  | {
      readonly type: 'seatBot';
      readonly id: string;
      readonly table: string;
      readonly seat: number;
      readonly level: string | null;
    }
  | {
      readonly type: 'setUp';
      readonly id: string;
      readonly table: string;
      readonly seats: number;
      readonly options: Readonly<Record<string, unknown>>;
      readonly open: boolean;
    }
  | { readonly type: 'start'; readonly id: string; readonly table: string }
  /** The bytes a seat committed to, once it was asked for them. */
  | { readonly type: 'reveal'; readonly table: string; readonly bytes: string }
  /** Answers the decision `ask` with the first of these, and what each opens with the next. */
  | {
      readonly type: 'move';
      readonly id: string;
      readonly table: string;
      readonly ask: number;
      readonly intents: readonly Intent[];
    }
  | { readonly type: 'takeBack'; readonly id: string; readonly table: string; readonly to: number }
  | { readonly type: 'why'; readonly id: string; readonly table: string; readonly intent: unknown }
  /**
   * `bot`: a bot is to play on, for oneself at once, for somebody who is away if one is the host or all agree. Without
   * it: I play my seat myself again.
   */
  | {
      readonly type: 'substitute';
      readonly id: string;
      readonly table: string;
      readonly seat: number;
      readonly bot: boolean;
    }
  /** Agrees to end the game, where somebody has been away for long. */
  | { readonly type: 'end'; readonly id: string; readonly table: string }
  | { readonly type: 'rematch'; readonly id: string; readonly table: string };

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
  readonly position?: Position;
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
}

export type ServerMessage =
  /** The first on every socket: who you are, which build serves you, and the address to give to others. */
  | { readonly type: 'welcome'; readonly guest: Guest; readonly build: string; readonly address: string | null }
  | { readonly type: 'pong' }
  | { readonly type: 'lobby'; readonly tables: readonly TableLine[] }
  | { readonly type: 'room'; readonly room: RoomView }
  | NewsMessage
  /** The start has begun: send the bytes you committed to. */
  | { readonly type: 'revealAsked'; readonly table: string; readonly attempt: number }
  | ({ readonly type: 'done'; readonly id: string } & Done)
  | { readonly type: 'refused'; readonly id: string; readonly refused: Refused }
  /** This table is not there for you: full, closed, gone, or never was. */
  | { readonly type: 'gone'; readonly table: string; readonly code: 'noSuchTable' | 'needsInvite' | 'closed' }
  /** Something was wrong with a message that carried no id to answer to; `table` says which it was about, if any. */
  | { readonly type: 'rejected'; readonly refused: Refused };
