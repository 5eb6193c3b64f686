import type { Refused } from '@quri/protocol';
import { after, type Happening, positionOf } from './chronicle.ts';
import type { Store } from './store.ts';
import type { TableSnapshot } from './table-session.ts';

export type MoveAnswer =
  | { readonly ok: true; readonly seq: number | null }
  | { readonly ok: false; readonly refused: Refused };

/** A move that was made and is not answered yet. */
export interface MoveOnItsWay {
  readonly answer: Promise<MoveAnswer>;
  /** Takes it back if it has not gone out yet; its answer then never comes. */
  withdraw(): boolean;
}

/** What somebody wants instead of the move that is on its way. */
export interface Wish {
  readonly seat: number | null;
  readonly intent: string;
  /** Its place among the offers when it was wished for. */
  readonly offer: number;
}

export interface MoveNeeds {
  send(ask: number, offer: number, intent: string): MoveOnItsWay;
  /** Another wish, or none any more. */
  wished?(wish: Wish | null): void;
}

/** A move that was made before this screen was there. */
export interface MoveFromBefore {
  readonly ask: number;
  readonly offer: number;
  readonly intent: string;
  readonly wish: Wish | null;
  readonly way: MoveOnItsWay;
}

export interface Moves {
  happen(one: Happening): void;
  play(offer: number): void;
  resume(move: MoveFromBefore): void;
  /** Nobody is there any more who wishes for anything. */
  forget(): void;
}

const seatOf = ({ hand, room }: TableSnapshot): number | null => hand?.seat ?? room?.you ?? null;

const offered = (snapshot: TableSnapshot): readonly string[] =>
  (positionOf(snapshot)?.offers ?? []).map((offer) => JSON.stringify(offer));

/**
 * The taps of one screen. One move is on its way at a time; who changes their mind meanwhile is remembered, and gets
 * what they wished for last once the first move is done, unless something happened that they had not seen.
 */
export function movesOn(store: Store<TableSnapshot>, needs: MoveNeeds): Moves {
  let way: MoveOnItsWay | null = null;
  let sent = '';
  let wish: Wish | null = null;

  const happen = (one: Happening): void => {
    const was = store.get().pending;
    store.set(after(store.get(), one));
    if (was === null || store.get().pending !== null) return;
    const wished = wish;
    way = null;
    wish = null;
    if (wished !== null && one.type !== 'refused') grant(wished, was.seq ?? (one.type === 'done' ? one.seq : null));
  };

  const grant = ({ seat, intent }: Wish, seq: number | null): void => {
    const snapshot = store.get();
    const newest = snapshot.history.at(-1);
    if (newest === undefined || newest.seq !== seq || newest.by !== seat || newest.seen.length > 1) return;
    const offer = seatOf(snapshot) === seat ? offered(snapshot).indexOf(intent) : -1;
    if (offer >= 0) play(offer);
  };

  const wishFor = (wished: Wish | null): void => {
    wish = wished;
    needs.wished?.(wished);
  };

  const follow = (ask: number, intent: string, made: MoveOnItsWay): void => {
    way = made;
    sent = intent;
    void made.answer.then((answer) =>
      happen(answer.ok ? { type: 'done', ask, seq: answer.seq } : { type: 'refused', refused: answer.refused }),
    );
  };

  const make = (ask: number, offer: number, intent: string): void => {
    happen({ type: 'tapped', ask, offer });
    follow(ask, intent, needs.send(ask, offer, intent));
  };

  const play = (offer: number): void => {
    const snapshot = store.get();
    const ask = positionOf(snapshot)?.ask ?? null;
    const intent = offered(snapshot)[offer];
    // What is being taken back may open another decision than this one.
    if (ask === null || intent === undefined || snapshot.undoing !== null) return;
    if (snapshot.pending === null) return make(ask, offer, intent);
    if (intent !== sent && way?.withdraw()) return make(ask, offer, intent);
    wishFor(intent === sent ? null : { seat: seatOf(snapshot), intent, offer });
    happen({ type: 'wished', offer });
  };

  return {
    happen,
    play,
    resume: (move) => {
      happen({ type: 'tapped', ask: move.ask, offer: move.wish?.offer ?? move.offer });
      follow(move.ask, move.intent, move.way);
      wish = move.wish;
    },
    forget: () => wishFor(null),
  };
}
