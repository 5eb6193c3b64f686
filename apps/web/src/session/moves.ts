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

interface Wish {
  readonly seat: number | null;
  readonly intent: string;
}

export interface Moves {
  happen(one: Happening): void;
  play(offer: number): void;
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
export function movesOn(store: Store<TableSnapshot>, send: (ask: number, offer: number) => MoveOnItsWay): Moves {
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

  const make = (ask: number, offer: number, intent: string): void => {
    happen({ type: 'tapped', ask, offer });
    const made = send(ask, offer);
    way = made;
    sent = intent;
    void made.answer.then((answer) =>
      happen(answer.ok ? { type: 'done', ask, seq: answer.seq } : { type: 'refused', refused: answer.refused }),
    );
  };

  const play = (offer: number): void => {
    const snapshot = store.get();
    const ask = positionOf(snapshot)?.ask ?? null;
    const intent = offered(snapshot)[offer];
    if (ask === null || intent === undefined) return;
    if (snapshot.pending === null) return make(ask, offer, intent);
    if (intent !== sent && way?.withdraw()) return make(ask, offer, intent);
    wish = intent === sent ? null : { seat: seatOf(snapshot), intent };
    happen({ type: 'wished', offer });
  };

  return {
    happen,
    play,
    forget: () => {
      wish = null;
    },
  };
}
