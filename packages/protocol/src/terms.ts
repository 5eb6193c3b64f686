import type { ClockTerms, ConsentSubject, TableTerms } from './schemas.ts';

export type { ClockTerms, ConsentSubject, TableTerms };

export const USUAL_TERMS: TableTerms = { clock: null, timeUp: 'bot', watchers: true };

/** A clock as it stood when it was sent. Bots, and seats that have given up, have none. */
export interface ClockView {
  /** Milliseconds. */
  readonly left: number;
  /** It runs, after so many milliseconds in which what happened can be looked at; null while it stands. */
  readonly runsIn: number | null;
}
