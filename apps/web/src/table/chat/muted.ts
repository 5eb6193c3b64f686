import { type Observable, observable } from '../../session/observable.ts';
import { browserStorage, readJson } from '../../session/storage.ts';

const KEY = 'muted';
const MOST = 200;

const keyOf = (table: string, who: string): string => `${table}/${who}`;

const stored = readJson<unknown>(browserStorage, KEY);
const all: Observable<readonly string[]> = observable(
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [],
);

/** Whom this device does not show, each at one table. */
export const mutedKeys: Pick<Observable<readonly string[]>, 'get' | 'subscribe'> = all;

export const isMutedIn = (keys: readonly string[], table: string, who: string): boolean =>
  keys.includes(keyOf(table, who));

export function mute(table: string, who: string, muted: boolean): void {
  const key = keyOf(table, who);
  const others = all.get().filter((one) => one !== key);
  all.set(muted ? [...others, key].slice(-MOST) : others);
  browserStorage.write(KEY, JSON.stringify(all.get()));
}
