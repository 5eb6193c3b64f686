import type { ConsentSubject, TableTerms } from './terms.ts';

/** A table as everybody there sees it: who sits where, and how far it has come. Nothing of the game itself. */

/** `gathering`: seats are taken. `starting`: everybody reveals their bytes. `paused`: something of ours broke. */
export const PHASES = ['gathering', 'starting', 'playing', 'over', 'paused', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

export type SeatView =
  | { readonly kind: 'empty' }
  /** Empty, and kept for whoever sat there in the game before: nobody else may take it until the host frees it. */
  | {
      readonly kind: 'kept';
      readonly name: string | null;
      readonly colour: number;
      /** Kept for whoever this is sent to. */
      readonly yours: boolean;
    }
  | {
      readonly kind: 'person';
      /** Null for a guest who has not said one: each reader calls them a guest in their own language. */
      readonly name: string | null;
      /** One of the eight seat looks the guest prefers. */
      readonly colour: number;
      /** Whole seconds since they left, when this was sent; null while they are here. */
      readonly awaySeconds: number | null;
      /** Present, and the game has waited so long for them that the others may agree on a bot; missing otherwise. */
      readonly idle?: true;
      /** The level of the bot that plays on for them; null while they play themselves. */
      readonly substitute: string | null;
      /** They have given up: that bot plays for them to the end. */
      readonly conceded: boolean;
      /** How many watch this seat by a link its person gave them, and whether there is such a link. */
      readonly watchedBy: number;
      readonly watchable: boolean;
      /** Within how many hours they usually decide, at tables with days; null where that is not known. */
      readonly usualHours: number | null;
      /** What the seat has committed to bring to the shuffle. */
      readonly commitment: string;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** What some have agreed to and all who are here, play and are not idle may agree to; `agreed` has their seats. */
export type Proposal =
  /** A bot is to play on for whoever is away from this seat, or is idle there. */
  | { readonly kind: 'substitute'; readonly seat: number; readonly agreed: readonly number[] }
  /** The game is to end here. */
  | { readonly kind: 'end'; readonly agreed: readonly number[] };

/** What somebody has asked all people at the table for; `agreed` has the seats that said yes, first whoever asked. */
export type ConsentRequest = ConsentSubject & {
  readonly agreed: readonly number[];
  /** In how many seconds the game goes on, whoever has not answered; missing where all have to agree. */
  readonly goesOnIn?: number;
};

/** Who said no to what was asked of everybody last. Nobody can refuse to go on. */
export interface Declined {
  readonly kind: Exclude<ConsentSubject['kind'], 'resume'>;
  readonly seat: number;
}

export interface RoomView {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: Phase;
  readonly seats: readonly SeatView[];
  /** Guests who are here without a seat. */
  readonly watchers: number;
  /** After how many seconds away a bot may play on for somebody, and the others may end the game. */
  readonly awayLimits: { readonly substitute: number; readonly end: number };
  readonly proposals: readonly Proposal[];
  readonly terms: TableTerms;
  /** What is asked of everybody right now; at most one at a time. */
  readonly consent: ConsentRequest | null;
  /** Until something else is asked; missing where nobody said no, or nobody has since the server was started. */
  readonly declined?: Declined;
  /** Paused by consent, and not because everybody has left. */
  readonly pausedByConsent: boolean;
  /** The finished table whose deal is played again here: its number of players and options are fixed. */
  readonly deal: string | null;
  /** The seat whose view whoever this is sent to watches by a link. */
  readonly watching: number | null;
  /** The seat of whoever this is sent to; null for everybody else. */
  readonly you: number | null;
  /** May this viewer change seats, bots and options, and start? */
  readonly host: boolean;
  /** Where the host sits; missing for one without a seat. */
  readonly hostSeat?: number;
  /** Listed for everybody, or only for those with the invitation. */
  readonly open: boolean;
  /** The secret part of the invitation link, for those who may invite. */
  readonly invite: string | null;
  /** What the server committed to before anybody sat down. */
  readonly commitment: string;
  /** Goes up when a start was called off and the server committed anew. */
  readonly attempt: number;
  /** The seats whose bytes did not come, so that the last start was called off; until the next one, or until they are left. */
  readonly calledOff: readonly number[];
  /** The table of the rematch, once there is one. */
  readonly rematch: string | null;
  /** When the game ended, in milliseconds since 1970; missing before. */
  readonly endedAt?: number;
  /** The game was played on a device and put on the server when it was over; missing for all others. */
  readonly onDevice?: true;
}

/** A line in the list of open tables. */
export interface TableLine {
  readonly table: string;
  readonly game: string;
  /** Null for a host who has not said a name. */
  readonly host: string | null;
  readonly taken: number;
  readonly seats: number;
}
