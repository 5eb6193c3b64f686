import { type Intent, MOST_INTENTS } from '@quri/protocol';
import { type Keep, readKept } from '../keep.ts';
import type { Wish } from '../moves.ts';

/** A move that was made and is not answered yet, with all it takes to make it good after the page was loaded anew. */
export interface Unanswered {
  /** The name it goes under: whoever sends it again under this name does not play it twice. */
  readonly id: string;
  readonly table: string;
  readonly ask: number;
  readonly intents: readonly Intent[];
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
    writeAll(keep, next);
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

/** What was kept may come from another version: every field is looked at, and what does not fit is forgotten at once. */
function readAll(keep: Keep): readonly Unanswered[] {
  const kept = readKept<unknown>(keep, KEY);
  const whole = Array.isArray(kept) ? kept.filter(isWhole) : [];
  writeAll(keep, whole);
  return whole;
}

const writeAll = (keep: Keep, all: readonly Unanswered[]): void =>
  keep.write(KEY, all.length === 0 ? null : JSON.stringify(all));

const isWhole = (one: Partial<Unanswered> | null): one is Unanswered =>
  typeof one?.id === 'string' &&
  typeof one.table === 'string' &&
  Number.isInteger(one.ask) &&
  Array.isArray(one.intents) &&
  one.intents.length > 0 &&
  one.intents.length <= MOST_INTENTS &&
  one.intents.every(isIntent) &&
  typeof one.out === 'boolean' &&
  (one.wish === null || isWish(one.wish));

const isWish = (wish: Partial<Wish> | undefined): boolean =>
  isIntent(wish?.intent) && (wish?.seat === null || Number.isInteger(wish?.seat));

const isIntent = (one: unknown): boolean => typeof (one as Partial<Intent> | null)?.type === 'string';
