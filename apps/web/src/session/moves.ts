import type { Intent, Refused } from '@quri/protocol';
import { after, type Happening, positionOf } from './chronicle.ts';
import type { Store } from './store.ts';
import type { TableSnapshot } from './table-session.ts';

export type MoveAnswer =
  /** `refused`: a list stopped before its end, and why. */
  | { readonly ok: true; readonly seq: number | null; readonly refused?: Refused | undefined }
  | { readonly ok: false; readonly refused: Refused };

/** A move that was made and is not answered yet. */
export interface MoveOnItsWay {
  readonly answer: Promise<MoveAnswer>;
  /** Takes it back if it has not gone out yet; its answer then never comes. */
  withdraw(): boolean;
}

/** What somebody wants instead of the one intent that is on its way. */
export interface Wish {
  readonly seat: number | null;
  readonly intent: Intent;
}

export interface MoveNeeds {
  send(ask: number, intents: readonly Intent[]): MoveOnItsWay;
  /** Another wish, or none any more. */
  wished?(wish: Wish | null): void;
}

/** A move that was made before this screen was there. */
export interface MoveFromBefore {
  readonly ask: number;
  readonly intents: readonly Intent[];
  readonly wish: Wish | null;
  readonly way: MoveOnItsWay;
}

export interface Moves {
  happen(one: Happening): void;
  play(intents: readonly Intent[]): void;
  resume(move: MoveFromBefore): void;
  /** Nobody is there any more who wishes for anything. */
  forget(): void;
}

/** Whoever sends something spells it as it was offered. */
const isSame = (one: Intent | readonly Intent[], other: Intent | readonly Intent[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const seatOf = ({ hand, room }: TableSnapshot): number | null => hand?.seat ?? room?.you ?? null;

/**
 * The taps of one screen. One move is on its way at a time; who changes their mind meanwhile is remembered, and gets
 * what they wished for last once the first move is done, unless something happened that they had not seen.
 */
export function movesOn(store: Store<TableSnapshot>, needs: MoveNeeds): Moves {
  let way: MoveOnItsWay | null = null;
  let sent: readonly Intent[] = [];
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
    const offers = seatOf(snapshot) === seat ? (positionOf(snapshot)?.offers ?? []) : [];
    if (offers.some((offer) => isSame(offer, intent))) play([intent]);
  };

  const wishFor = (wished: Wish | null): void => {
    wish = wished;
    needs.wished?.(wished);
  };

  const follow = (ask: number, intents: readonly Intent[], made: MoveOnItsWay): void => {
    way = made;
    sent = intents;
    void made.answer.then((answer) =>
      happen(answer.ok ? { ...answer, type: 'done', ask } : { type: 'refused', refused: answer.refused }),
    );
  };

  const make = (ask: number, intents: readonly Intent[]): void => {
    happen({ type: 'tapped', ask, intents });
    follow(ask, intents, needs.send(ask, intents));
  };

  const play = (intents: readonly Intent[]): void => {
    const snapshot = store.get();
    const ask = positionOf(snapshot)?.ask ?? null;
    const [first, ...rest] = intents;
    // What is being taken back may open another decision than this one.
    if (ask === null || first === undefined || snapshot.undoing !== null) return;
    if (snapshot.pending === null) return make(ask, intents);
    const again = isSame(intents, sent);
    if (!again && way?.withdraw()) return make(ask, intents);
    // Only of one intent it can be told whether it still stands when another is done.
    if (rest.length > 0 || sent.length > 1) return;
    wishFor(again ? null : { seat: seatOf(snapshot), intent: first });
    happen({ type: 'wished', intent: first });
  };

  return {
    happen,
    play,
    resume: ({ ask, intents, wish: wished, way: made }) => {
      happen({ type: 'tapped', ask, intents: wished === null ? intents : [wished.intent] });
      follow(ask, intents, made);
      wish = wished;
    },
    forget: () => wishFor(null),
  };
}
