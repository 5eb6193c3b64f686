import { browserStorage } from '../storage.ts';
import type { Connection } from './connection.ts';

const KEY = 'who';

/**
 * All tabs of a browser share the guest of its cookie. When another tab gets another guest, this one reconnects:
 * otherwise it would go on as the old one.
 */
export function keepSameGuest({ state, reconnect }: Connection): void {
  let known: string | null = null;
  state.subscribe(() => {
    const id = state.get().guest?.id ?? null;
    if (state.get().line !== 'up' || id === null || id === known) return;
    known = id;
    if (browserStorage.read(KEY) !== id) browserStorage.write(KEY, id);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== `quri/${KEY}` || newValue === null || known === null || newValue === known) return;
    known = null;
    reconnect();
  });
}
