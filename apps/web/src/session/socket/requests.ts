import type { ClientMessage, Refused } from '@quri/protocol';
import { newId } from '../random.ts';

type Asking = Extract<ClientMessage, { readonly id: string }>;
/** A request without its name, which it is given here. */
export type Unnamed = Asking extends infer One ? (One extends Asking ? Omit<One, 'id'> : never) : never;

export interface Done {
  readonly seq: number | null;
  readonly table: string | null;
}

export type Answered = { readonly ok: true; readonly done: Done } | { readonly ok: false; readonly refused: Refused };

export interface RequestNeeds {
  send(message: ClientMessage): boolean;
  later(ms: number, act: () => void): () => void;
  /** Nothing was answered for so long that the line must be dead. */
  silent(): void;
}

const PATIENCE = 8000;
const AGAIN = 1000;

/** What the server could not do just now and will do when asked again. */
const ASKED_AGAIN = ['unavailable', 'tooFast'];

/**
 * Requests that wait for their answer. Each keeps its name until it is answered, also over a lost connection:
 * the server answers a name it knows with what it answered the first time, so nothing is done twice and nothing is lost.
 */
export function requests(needs: RequestNeeds) {
  interface Open {
    readonly message: ClientMessage;
    answered(answer: Answered): void;
    cancel(): void;
  }
  const open = new Map<string, Open>();

  const sent = (message: ClientMessage): (() => void) => {
    needs.send(message);
    return needs.later(PATIENCE, needs.silent);
  };
  const again = (id: string): void => {
    const one = open.get(id);
    if (one === undefined) return;
    one.cancel();
    open.set(id, { ...one, cancel: sent(one.message) });
  };
  const answer = (id: string, given: Answered): void => {
    const one = open.get(id);
    if (one === undefined) return;
    one.cancel();
    open.delete(id);
    one.answered(given);
  };

  return {
    ask: (asking: Unnamed): Promise<Answered> =>
      new Promise((answered) => {
        const message = { ...asking, id: newId() } as Asking;
        open.set(message.id, { message, answered, cancel: sent(message) });
      }),
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
