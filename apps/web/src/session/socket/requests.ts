import type { ClientMessage, Done, Refused } from '@quri/protocol';
import { newId } from '../random.ts';
import type { UnansweredMoves } from './unanswered.ts';

type Asking = Extract<ClientMessage, { readonly id: string }>;
/** A request without its name, which it is given here. */
export type Unnamed = Asking extends infer One ? (One extends Asking ? Omit<One, 'id'> : never) : never;

export type Answered = { readonly ok: true; readonly done: Done } | { readonly ok: false; readonly refused: Refused };

export interface RequestNeeds {
  send(message: ClientMessage): boolean;
  later(ms: number, act: () => void): () => void;
  /** Nothing was answered for so long that the line may be dead; or it takes its time, as a start does. */
  silent(): void;
  /** The moves among them, which outlive the page. */
  readonly moves: UnansweredMoves;
}

const PATIENCE = 4000;
const AGAIN = 1000;

/** What the server could not do just now and will do when asked again. */
const ASKED_AGAIN = ['unavailable', 'tooFast'];

/**
 * Requests that wait for their answer. Each keeps its name until it is answered, also over a lost connection:
 * the server answers a name it knows with what it answered the first time, so nothing is done twice and nothing is lost.
 */
export function requests(needs: RequestNeeds) {
  interface Open {
    readonly message: Asking;
    /** It may have reached the server. */
    readonly out: boolean;
    readonly askers: readonly ((answer: Answered) => void)[];
    cancel(): void;
  }
  const open = new Map<string, Open>();
  for (const { id, table, ask, intents, out } of needs.moves.all()) {
    const message = { type: 'move', id, table, ask, intents } as const;
    open.set(id, { message, out, askers: [], cancel: () => {} });
  }

  const sent = (message: Asking): Pick<Open, 'out' | 'cancel'> => {
    const out = needs.send(message);
    if (out) needs.moves.change(message.id, { out });
    return { out, cancel: needs.later(PATIENCE, needs.silent) };
  };
  const again = (id: string): void => {
    const one = open.get(id);
    if (one === undefined) return;
    one.cancel();
    const { out, cancel } = sent(one.message);
    open.set(id, { ...one, out: one.out || out, cancel });
  };
  const answer = (id: string, given: Answered): void => {
    const one = open.get(id);
    if (one === undefined) return;
    one.cancel();
    open.delete(id);
    needs.moves.drop(id);
    for (const answered of one.askers) answered(given);
  };

  return {
    ask: (asking: Unnamed, id = newId()): Promise<Answered> =>
      new Promise((answered) => {
        const one = open.get(id);
        // Asked before the page was loaded anew, or the table was left: it is under way.
        if (one !== undefined) return open.set(id, { ...one, askers: [...one.askers, answered] });
        const message = { ...asking, id } as Asking;
        open.set(id, { message, askers: [answered], ...sent(message) });
      }),
    /** Forgets a request that has not gone out yet; it is never answered then. */
    withdraw: (id: string): boolean => {
      const one = open.get(id);
      if (one === undefined || one.out) return false;
      one.cancel();
      needs.moves.drop(id);
      return open.delete(id);
    },
    /** The line is back: everything that was not answered is said again, in order. */
    repeat: (): void => {
      for (const id of [...open.keys()]) again(id);
    },
    done: (id: string, done: Done): void => answer(id, { ok: true, done }),
    refused: (id: string, refused: Refused): void => {
      const one = open.get(id);
      if (one !== undefined && refused.retry && ASKED_AGAIN.includes(refused.code)) {
        one.cancel();
        open.set(id, { ...one, cancel: needs.later(AGAIN, () => again(id)) });
      } else answer(id, { ok: false, refused });
    },
  };
}
