import { observable } from '../../session/observable.ts';

/** Of the one table on this page: may its odds be looked at now, and are they? */
export const oddsState = observable({ usable: false, open: false });

/** No board has this key in any language. */
export const ODDS_KEY = '%';

export function toggleOdds(): void {
  const { usable, open } = oddsState.get();
  oddsState.set({ usable, open: !open });
}
