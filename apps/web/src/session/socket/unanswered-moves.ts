import { type Intent, MOST_INTENTS } from '@quri/protocol';
import type { Replacement } from '../moves.ts';
import { type KeyValueStorage, readJson } from '../storage.ts';

/** An unanswered move, stored so that it can be sent again after a reload. */
export interface UnansweredMove {
  /** The request id: sending it again under the same id does not play it twice. */
  readonly id: string;
  readonly table: string;
  readonly ask: number;
  readonly intents: readonly Intent[];
  /** The replacement; stored under this name. */
  readonly wish: Replacement | null;
  /** It may have reached the server. */
  readonly out: boolean;
}

/** Stored until answered and no longer: a choice may be secret. */
export interface UnansweredMoves {
  all(): readonly UnansweredMove[];
  at(table: string): UnansweredMove | undefined;
  put(one: UnansweredMove): void;
  change(id: string, some: Partial<Pick<UnansweredMove, 'wish' | 'out'>>): void;
  drop(id: string): void;
}

const KEY = 'unanswered';

export function unansweredMoves(storage: KeyValueStorage): UnansweredMoves {
  let all: readonly UnansweredMove[] = readAll(storage);
  const write = (next: readonly UnansweredMove[]): void => {
    all = next;
    writeAll(storage, next);
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

/** Stored by another version perhaps: every field is checked, and what does not fit is dropped. */
function readAll(storage: KeyValueStorage): readonly UnansweredMove[] {
  const stored = readJson<unknown>(storage, KEY);
  const valid = Array.isArray(stored) ? stored.filter(isUnansweredMove) : [];
  writeAll(storage, valid);
  return valid;
}

const writeAll = (storage: KeyValueStorage, all: readonly UnansweredMove[]): void =>
  storage.write(KEY, all.length === 0 ? null : JSON.stringify(all));

const isUnansweredMove = (one: Partial<UnansweredMove> | null): one is UnansweredMove =>
  typeof one?.id === 'string' &&
  typeof one.table === 'string' &&
  Number.isInteger(one.ask) &&
  Array.isArray(one.intents) &&
  one.intents.length > 0 &&
  one.intents.length <= MOST_INTENTS &&
  one.intents.every(isIntent) &&
  typeof one.out === 'boolean' &&
  (one.wish === null || isWish(one.wish));

const isWish = (wish: Partial<Replacement> | undefined): boolean =>
  isIntent(wish?.intent) && (wish?.seat === null || Number.isInteger(wish?.seat));

const isIntent = (one: unknown): boolean => typeof (one as Partial<Intent> | null)?.type === 'string';
