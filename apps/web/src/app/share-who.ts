import { lasting } from '../session/keep.ts';
import type { Connection } from '../session/socket/connection.ts';

const KEY = 'who';

/**
 * All tabs of a browser are one guest, the one of its cookie. Should that become another one while a tab is open, the
 * tab comes again: until then it would act as somebody it no longer is.
 */
export function shareWho({ state, again }: Connection): void {
  let known: string | null = null;
  state.subscribe(() => {
    const id = state.get().guest?.id ?? null;
    if (state.get().line !== 'up' || id === null || id === known) return;
    known = id;
    if (lasting.read(KEY) !== id) lasting.write(KEY, id);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== `quri/${KEY}` || newValue === null || known === null || newValue === known) return;
    known = null;
    again();
  });
}
