import { type Keep, readKept } from '../keep.ts';
import type { Wish } from '../moves.ts';

/** A move that was made and is not answered yet, with all it takes to make it good after the page was loaded anew. */
export interface Unanswered {
  /** The name it goes under: whoever sends it again under this name does not play it twice. */
  readonly id: string;
  readonly table: string;
  readonly ask: number;
  readonly offer: number;
  readonly intent: string;
  /** What its seat would rather have by now. */
  readonly wish: Wish | null;
  /** It may have reached the server. */
  readonly out: boolean;
}

/** What is promised as kept is kept until it is answered, and not a moment longer: a choice may be a secret. */
export interface UnansweredMoves {
  all(): readonly Unanswered[];
  at(table: string): Unanswered | undefined;
  put(one: Unanswered): void;
  change(id: string, some: Partial<Pick<Unanswered, 'wish' | 'out'>>): void;
  drop(id: string): void;
}

const KEY = 'unanswered';

export function unansweredIn(keep: Keep): UnansweredMoves {
  let all: readonly Unanswered[] = readAll(keep);
  const write = (next: readonly Unanswered[]): void => {
    all = next;
    keep.write(KEY, next.length === 0 ? null : JSON.stringify(next));
  };
  const knows = (wanted: string): boolean => all.some(({ id }) => id === wanted);
  return {
    all: () => all,
    at: (table) => all.findLast((one) => one.table === table),
    put: (one) => write([...all, one]),
    change: (id, some) => {
      if (knows(id)) write(all.map((one) => (one.id === id ? { ...one, ...some } : one)));
    },
    drop: (id) => {
      if (knows(id)) write(all.filter((one) => one.id !== id));
    },
  };
}

/** What was kept may come from another version: every field is looked at. */
function readAll(keep: Keep): readonly Unanswered[] {
  const kept = readKept<unknown>(keep, KEY);
  return Array.isArray(kept) ? kept.filter(isWhole) : [];
}

const isWhole = (one: Partial<Unanswered> | null): one is Unanswered =>
  typeof one?.id === 'string' &&
  typeof one.table === 'string' &&
  Number.isInteger(one.ask) &&
  Number.isInteger(one.offer) &&
  typeof one.intent === 'string' &&
  typeof one.out === 'boolean' &&
  (one.wish === null || isWish(one.wish));

const isWish = (wish: Partial<Wish> | undefined): boolean =>
  typeof wish?.intent === 'string' &&
  Number.isInteger(wish.offer) &&
  (wish.seat === null || Number.isInteger(wish.seat));
