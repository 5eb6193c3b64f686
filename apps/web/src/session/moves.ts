import type { Intent, Refused } from '@quri/protocol';
import type { Observable } from './observable.ts';
import { openPosition, reduce, type TableAction } from './table-reducer.ts';
import type { TableSnapshot } from './table-session.ts';

export type MoveOutcome =
  /** `refused`: a list stopped before its end, and why. */
  | { readonly ok: true; readonly seq: number | null; readonly refused?: Refused | undefined }
  | { readonly ok: false; readonly refused: Refused };

/** A move that was sent and is not answered yet. */
export interface SentMove {
  readonly answer: Promise<MoveOutcome>;
  /** Cancels it if it has not left this page yet; its answer then never comes. */
  withdraw(): boolean;
}

/** The intent a seat wants instead of the one that is unanswered. */
export interface Replacement {
  readonly seat: number | null;
  readonly intent: Intent;
}

interface MovesPort {
  send(ask: number, intents: readonly Intent[]): SentMove;
  sendTakeBack(to: number): Promise<MoveOutcome>;
  /** To be stored with the unanswered move. */
  replacementChanged?(replacement: Replacement | null): void;
}

/** A move that was sent before the page was reloaded or the table was opened again. */
interface ResumedMove {
  readonly ask: number;
  readonly intents: readonly Intent[];
  readonly replacement: Replacement | null;
  readonly sent: SentMove;
}

/** Intents come from the offers, so equal intents are spelled alike. */
const isSame = (one: Intent | readonly Intent[], other: Intent | readonly Intent[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const seatOf = ({ hand, room }: TableSnapshot): number | null => hand?.seat ?? room?.you ?? null;

/**
 * Sends the moves of one screen, one at a time. A tap on another offer meanwhile becomes the replacement: it is sent
 * once the first move is done, unless something was revealed in between.
 */
export function movesFor(store: Observable<TableSnapshot>, port: MovesPort) {
  let unanswered: SentMove | null = null;
  let sent: readonly Intent[] = [];
  let replacement: Replacement | null = null;

  const dispatch = (action: TableAction): void => {
    const was = store.get().pending;
    store.set(reduce(store.get(), action));
    if (was === null || store.get().pending !== null) return;
    const next = replacement;
    unanswered = null;
    replacement = null;
    if (next !== null && action.type !== 'refused')
      sendReplacement(next, was.seq ?? (action.type === 'done' ? action.seq : null));
  };

  const sendReplacement = ({ seat, intent }: Replacement, seq: number | null): void => {
    const snapshot = store.get();
    const made = snapshot.history.find((one) => one.seq === seq);
    const open = openPosition(snapshot);
    // The move opened the decision that is open now: whatever others did since, nothing was revealed to this seat.
    if (made?.by !== seat || made.seen.length > 1 || open === null || open.ask !== made.seq) return;
    if (seatOf(snapshot) === seat && open.offers.some((offer) => isSame(offer, intent))) play(open.ask, [intent]);
  };

  const setReplacement = (next: Replacement | null): void => {
    replacement = next;
    port.replacementChanged?.(next);
  };

  const follow = (ask: number, intents: readonly Intent[], made: SentMove): void => {
    unanswered = made;
    sent = intents;
    void made.answer.then((answer) =>
      dispatch(answer.ok ? { ...answer, type: 'done', ask } : { type: 'refused', refused: answer.refused, of: 'move' }),
    );
  };

  const make = (ask: number, intents: readonly Intent[]): void => {
    dispatch({ type: 'moveSent', ask, intents });
    follow(ask, intents, port.send(ask, intents));
  };

  const play = (ask: number, intents: readonly Intent[]): void => {
    const snapshot = store.get();
    const [first, ...rest] = intents;
    // Another decision is open than the one that was meant; a take-back that is under way may open another one.
    if (openPosition(snapshot)?.ask !== ask || first === undefined || snapshot.undoing !== null) return;
    if (snapshot.pending === null) return make(ask, intents);
    const again = isSame(intents, sent);
    if (!again && unanswered?.withdraw()) return make(ask, intents);
    // Whether a list is still legal after another move cannot be told from the offers.
    if (rest.length > 0 || sent.length > 1) return;
    setReplacement(again ? null : { seat: seatOf(snapshot), intent: first });
    dispatch({ type: 'replaced', intent: first });
  };

  return {
    dispatch,
    play,
    resume: ({ ask, intents, replacement: before, sent: made }: ResumedMove): void => {
      dispatch({ type: 'moveSent', ask, intents: before === null ? intents : [before.intent] });
      follow(ask, intents, made);
      replacement = before;
    },
    /** Takes own moves back, from an entry on or the last choice alone; further taps are ignored until it is answered. */
    takeBack: (to?: number): void => {
      const snapshot = store.get();
      const open = openPosition(snapshot)?.takeBack ?? null;
      if (open === null || snapshot.undoing !== null) return;
      dispatch({ type: 'undoing' });
      void port
        .sendTakeBack(to ?? open.choice)
        .then((answer) =>
          dispatch(
            answer.ok
              ? { type: 'undone', seq: answer.seq }
              : { type: 'refused', refused: answer.refused, of: 'takeBack' },
          ),
        );
    },
    /** The person has left: nothing replaces the unanswered move. */
    dropReplacement: (): void => setReplacement(null),
  };
}
