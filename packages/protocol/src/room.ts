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
      readonly present: boolean;
      /** What the seat has committed to bring to the shuffle. */
      readonly commitment: string;
    }
  | { readonly kind: 'bot'; readonly level: string };

export interface RoomView {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: Phase;
  readonly seats: readonly SeatView[];
  /** The seat of whoever this is sent to; null for everybody else. */
  readonly you: number | null;
  /** May this viewer change seats, bots and options, and start? */
  readonly host: boolean;
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
