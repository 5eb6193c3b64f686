import type { ChatMessage, PhraseCode } from './chat.ts';
import type { RoomView, TableLine } from './room.ts';
import type { ClockView, ConsentSubject, TableTerms } from './terms.ts';

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

/** A position that is told by what has changed: fields of its view that are not named are as they were. */
export interface ChangedPosition extends Omit<Position, 'view'> {
  /** The entry of the position before it. */
  readonly since: number;
  readonly changes: object;
}

export type SentPosition = Position | ChangedPosition;

/** The whole of a position that was sent, by the one before it; undefined if that is not the one it is meant for. */
export function wholePosition(sent: SentPosition, before: Position | null): Position | undefined {
  if (!('since' in sent)) return sent;
  const { since, changes, ...position } = sent;
  return before?.seq === since ? { ...position, view: { ...before.view, ...changes } } : undefined;
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
      readonly terms?: TableTerms;
      /** The finished table whose deal is to be played again; seats and options are that table's. */
      readonly deal?: string;
    }
  /** `last` is the seq of the last news this client has; -1 for none. Only what was missed is sent. */
  | {
      readonly type: 'subscribe';
      readonly table: string;
      readonly invite: string | null;
      readonly last: number;
      /** The running hash of that last news: with another one than ours, the game is told from its beginning. */
      readonly heard?: string;
      /** The secret of a link to watch a seat. */
      readonly watch?: string;
      /** What is said there is sent as well. */
      readonly chat?: true;
      /** Of a view, only what has changed need be sent. */
      readonly changes?: true;
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
      readonly terms?: TableTerms;
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
  /** Asks everybody for something, or says yes or no to what was asked. A no withdraws it for all. */
  | {
      readonly type: 'consent';
      readonly id: string;
      readonly table: string;
      readonly to: ConsentSubject;
      readonly agree: boolean;
    }
  /** The host takes somebody's seat away before the start, or makes somebody else the host. */
  | { readonly type: 'freeSeat'; readonly id: string; readonly table: string; readonly seat: number }
  | { readonly type: 'makeHost'; readonly id: string; readonly table: string; readonly seat: number }
  /** Makes a link with which others may watch my seat, in place of one I made before; or takes it away. */
  | { readonly type: 'watchLink'; readonly id: string; readonly table: string; readonly link: boolean }
  /** What I write down for myself. */
  | { readonly type: 'note'; readonly id: string; readonly table: string; readonly text: string }
  /** Gives the game up. */
  | { readonly type: 'concede'; readonly id: string; readonly table: string }
  | { readonly type: 'rematch'; readonly id: string; readonly table: string }
  /** Says something to those in the same chat room: either a text or a quick phrase. */
  | {
      readonly type: 'say';
      readonly id: string;
      readonly table: string;
      readonly text?: string;
      readonly phrase?: PhraseCode;
    }
  /** From now on nothing this speaker says anywhere is sent to me; or it is again. They are not told. */
  | {
      readonly type: 'block';
      readonly id: string;
      readonly table: string;
      readonly who: string;
      readonly block: boolean;
    };

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
